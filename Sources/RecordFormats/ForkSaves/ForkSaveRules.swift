import GameRecords

/// What can be wrong with the JSON save of a fork that is good JSON.
extension Rule {
  static let forkSaveCells = Rule(
    1571,
    "fork-save-cells",
    .error,
    "A board must have one entry for each of its 64 squares.",
    why: "",
    fix: "",
    example: nil
  )
  static let forkSaveSquare = Rule(
    1572,
    "fork-save-square",
    .error,
    "A disk must be on a square of the board that no other disk is on.",
    why: "",
    fix: "",
    example: nil
  )
  static let forkSaveModes = Rule(
    1573,
    "fork-save-modes",
    .error,
    "Each side must have one player mode.",
    why: "",
    fix: "",
    example: nil
  )
  static let forkSaveSkipping = Rule(
    7011,
    "fork-save-skipping",
    .note,
    "One fork of the app says that the side to move must pass.",
    why: "",
    fix: "",
    example: nil
  )
}

extension [Rule] {
  /// All of these.
  static let forkSave: [Rule] = [
    .forkSaveCells,
    .forkSaveSquare,
    .forkSaveModes,
    .forkSaveSkipping,
  ]
}
