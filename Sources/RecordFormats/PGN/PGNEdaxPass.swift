import GameRecords

/// Edax reads no pass in PGN.
enum EdaxPGNPass: SingleRule {
  static let rule = Rule(
    8102,
    "edax-pgn-pass",
    .warning,
    "A PGN file for Edax has no passes.",
    why:
      "Edax 4.6 fails on a pass in PGN, even on those that it has written itself, and prints the "
      + "file instead.",
    fix: "Leave the passes out, as a conversion with --pass \"\" does.",
    example: RuleExample(
      "pgn",
      """
      [Black "Ann"]

      1. d3 c3 2. f5 d2 3. d1 e1 4. b2 c1 5. \(wrong: "--") d6

      """
    ),
    isOptional: true
  )

  static func check(_ subject: ValidationSubject, report: (Finding) -> Void) {
    guard let ply = subject.firstPass else { return }
    report(subject.finding(rule, "Edax cannot read this pass", at: .move(ply), ply: ply))
  }
}
