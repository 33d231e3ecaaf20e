import GameRecords
import ReversiRules

/// Checks that move numbers count pairs of moves.
///
/// The reader ignores the numbers; only this check pays for looking at them.
enum PGNNumbering: SingleRule {
  static let rule = Rule(1316, "pgn-numbering", .note, page: .pgn, isOptional: true)

  static func check(_ subject: ValidationSubject<ReversiRecord>, report: (Finding) -> Void) {
    // A game from another position may begin with any number.
    guard subject.record.start == .initial else { return }
    let odd = oddNumbers(in: subject)
    guard let first = odd.first else { return }
    var finding = subject.finding(
      rule,
      first.number == first.movesBefore + 1
        ? "the number \(first.number) counts every move, not every pair of moves"
        : "the number \(first.number) is before the pair of moves \(first.pair)",
      help: "each number counts a move of Black and the reply: 1. f5 d6 2. c3 d3",
      at: first.range
    )
    finding.repair = .rewriting
    report(finding)
  }

  /// A number that differs from that of its pair of moves.
  private struct OddNumber {
    let number: Int
    let range: Range<Int>
    let movesBefore: Int
    /// The number that should be there.
    var pair: Int { movesBefore / 2 + 1 }
  }

  /// The odd numbers before the moves of the main line.
  private static func oddNumbers(in subject: ValidationSubject<ReversiRecord>) -> [OddNumber] {
    guard let places = subject.record.origin?.moves, let last = places.last else { return [] }
    var odd: [OddNumber] = []
    var count = 0
    let source = subject.parsed.source
    for token in PGNGrammar.layout(of: source, in: 0..<last.bytes.upperBound) {
      switch token.kind {
      case .word:
        if places[count].bytes.lowerBound == token.range.lowerBound { count += 1 }
      case .number:
        let (number, digits) = PGNGrammar.number(in: source[token.range])
        guard number != count / 2 + 1 else { continue }
        let range = token.range.prefix(digits)
        odd.append(OddNumber(number: number, range: range, movesBefore: count))
      default: break
      }
    }
    return odd
  }
}

/// Checks for passes, which Edax cannot read in PGN.
enum EdaxPGNPass: SingleRule {
  static let rule = Rule(8102, "edax-pgn-pass", .warning, page: .pgn, isOptional: true)

  static func check(_ subject: ValidationSubject<ReversiRecord>, report: (Finding) -> Void) {
    guard let ply = subject.firstPass else { return }
    report(subject.finding(rule, "Edax cannot read this pass", at: .move(ply), ply: ply))
  }
}
