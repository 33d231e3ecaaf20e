import GameRecords
import ReversiRules

/// Move numbers of PGN count something else than pairs of moves.
///
/// A reader need not look at them; whoever asks for the check pays for it.
enum PGNNumbering: SingleRule {
  static let rule = Rule(
    1316,
    "pgn-numbering",
    .note,
    "Move numbers should count pairs of moves.",
    why: "LiveOthello numbers every move: its second line begins with 3. A program that goes "
      + "by the numbers finds moves missing, while flipbook goes by the moves.",
    fix: "Write the numbers of the pairs; a conversion to pgn does so too.",
    example: RuleExample(
      "pgn",
      """
      1. f5 d6
      \(wrong: "3"). c3 d3 *
      """
    ),
    isOptional: true
  )

  static func check(_ subject: ValidationSubject, report: (Finding) -> Void) {
    // A game from another position may begin with any number.
    guard subject.record.start == .initial else { return }
    let odd = oddNumbers(in: subject)
    guard let first = odd.first else { return }
    let pair = first.movesBefore / 2 + 1
    var finding = subject.finding(
      rule,
      first.number == first.movesBefore + 1
        ? "the number \(first.number) counts every move, not every pair of moves"
        : "the number \(first.number) stands where the pair of moves with number \(pair) is",
      help: "each number counts a move of Black and the answer: 1. f5 d6 2. c3 d3",
      at: first.range
    )
    let start = subject.parsed.source.start.offset
    finding.repair = .edits(
      odd.map { odd in
        Edit(odd.range, String(odd.movesBefore / 2 + 1).utf8).shifted(by: start)
      }
    )
    report(finding)
  }

  /// A number that is not that of its pair of moves.
  private struct OddNumber {
    let number: Int
    let range: Range<Int>
    let movesBefore: Int
  }

  /// The odd numbers before the moves of the main line.
  private static func oddNumbers(in subject: ValidationSubject) -> [OddNumber] {
    guard let places = subject.record.origin?.moves else { return [] }
    var odd: [OddNumber] = []
    var count = 0
    for token in PGNGrammar(of: subject.parsed.source) where count < places.count {
      switch token.kind {
      case .word:
        if places[count].bytes.lowerBound == token.range.lowerBound { count += 1 }
      case .number:
        let digits = subject.bytes(at: token.range).prefix { $0 != UInt8(ascii: ".") }
        let number = Int(String(decoding: digits.prefix(9), as: UTF8.self)) ?? 0
        guard number != count / 2 + 1 else { continue }
        let range = token.range.lowerBound..<token.range.lowerBound + digits.count
        odd.append(OddNumber(number: number, range: range, movesBefore: count))
      default: break
      }
    }
    return odd
  }
}
