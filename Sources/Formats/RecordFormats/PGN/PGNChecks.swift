import GameRecords
import ReversiRules

/// Checks that move numbers count pairs of moves.
///
/// The reader ignores the numbers; only this check pays for looking at them.
enum PGNNumbering: SingleRule {
  static let rule = Rule(1316, "pgn-numbering", .note, page: .pgn, isOptional: true)

  static func check(_ subject: ValidationSubject<ReversiRecord>, report: (Finding) -> Void) {
    // A game from another position may begin with any number.
    guard subject.record.start == .initial, let places = subject.record.origin?.moves,
      let last = places.last
    else { return }
    var count = 0
    let source = subject.parsed.source
    for token in PGNGrammar.layout(of: source, before: last.bytes.upperBound) {
      if places[count].bytes.lowerBound == token.range.lowerBound { count += 1 }
      guard token.kind == .number else { continue }
      let (number, digits) = PGNGrammar.number(in: source[token.range])
      let pair = count / 2 + 1
      guard number != pair else { continue }
      let message =
        number == count + 1
        ? "the number \(number) counts every move, not every pair of moves"
        : "the number \(number) is before the pair of moves \(pair)"
      let help = "each number counts a move of Black and the reply: 1. f5 d6 2. c3 d3"
      var finding = subject.finding(rule, message, help: help, at: token.range.prefix(digits))
      finding.repair = .rewriting
      return report(finding)
    }
  }
}

/// Checks for passes, which Edax cannot read in PGN.
enum EdaxPGNPass: SingleRule {
  static let rule = Rule(8102, "edax-pgn-pass", .warning, page: .pgn, isOptional: true)

  static func check(_ subject: ValidationSubject<ReversiRecord>, report: (Finding) -> Void) {
    guard let index = subject.record.moves.firstIndex(of: .pass) else { return }
    let ply = index + 1
    report(subject.finding(rule, "Edax cannot read this pass", at: .move(ply), ply: ply))
  }
}
