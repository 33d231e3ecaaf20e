internal import GameRecords
internal import ReversiRules

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

  static func check(_ subject: ValidationSubject, report: (Diagnostic) -> Void) {
    guard subject.isRead(as: "pgn"), let ply = subject.firstPass else { return }
    report(subject.diagnostic(rule, "Edax cannot read this pass", at: .move(ply), ply: ply))
  }
}

/// Edax knows one size of boards in GGF.
enum EdaxGGFBoardSize: SingleRule {
  static let rule = Rule(
    8106,
    "edax-ggf-board-size",
    .warning,
    "A GGF file for Edax has games on 8×8.",
    why: "Edax 4.6 reads a game on another board as an empty one on 8×8, without a word.",
    fix: "Keep such games in files of their own.",
    example: RuleExample("ggf", "(;GM[Othello]BO[\(wrong: "4 ---- -O*- -*O- ----") *];)"),
    isOptional: true
  )

  static func check(_ subject: ValidationSubject, report: (Diagnostic) -> Void) {
    let size = subject.record.start.board.size
    guard size != .standard, subject.isRead(as: "ggf") else { return }
    report(
      subject.diagnostic(
        rule,
        "Edax reads this game on \(size) as an empty one on 8×8",
        at: .board,
        else: [.start]
      )
    )
  }
}

/// Edax cuts names.
enum EdaxNameLength: SingleRule {
  static let rule = Rule(
    8107,
    "edax-name-length",
    .warning,
    "A name for Edax has at most 31 bytes.",
    why:
      "Edax 4.6 keeps 31 bytes of a name and drops the others, which may leave half a letter if "
      + "it has an accent.",
    fix: "Shorten the name.",
    example: RuleExample(
      "pgn",
      """
      [Black "\(wrong: "Bartholomäus von der Hohenwarter")"]

      1. f5 d6

      """
    ),
    isOptional: true
  )

  private static let formats: Set = ["ggf", "sgf", "pgn"]
  private static let limit = 31

  static func check(_ subject: ValidationSubject, report: (Diagnostic) -> Void) {
    for side in Disk.allCases {
      let count = subject.record.players[side].name?.utf8.count ?? 0
      guard count > limit, formats.contains(subject.record.origin?.format ?? "") else { continue }
      report(
        subject.diagnostic(
          rule,
          "a name of \(count) bytes, of which Edax keeps \(limit)",
          at: .name(side),
          else: [.player(side)]
        )
      )
    }
  }
}

/// Edax reads no move numbers.
enum EdaxMoveNumber: SingleRule {
  static let rule = Rule(
    8108,
    "edax-move-number",
    .warning,
    "A transcript for Edax has no move numbers.",
    why:
      "Edax 4.6 stops at the first thing that it cannot read, and reads “1. f5 d6” as a game of 0 "
      + "moves.",
    fix: "Leave the numbers out: a conversion to a transcript does so.",
    example: RuleExample("transcript", "\(wrong: "1.") f5 d6"),
    isOptional: true
  )

  static func check(_ subject: ValidationSubject, report: (Diagnostic) -> Void) {
    guard let number = MoveNumbers(of: subject).first(where: { _ in true }) else { return }
    let count = subject.record.moves.count
    let message = "Edax stops at this number, and reads \(number.ply - 1) of \(count) moves"
    report(number.diagnostic(rule, message, in: subject))
  }
}
