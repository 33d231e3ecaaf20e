import GameRecords

/// What can be wrong with the JSON save of a fork that is good JSON.
extension Rule {
  static let forkSaveCells = Rule(
    "fork-save-cells",
    .error,
    "A board must have one entry for each of its 64 squares."
  )
  static let forkSaveSquare = Rule(
    "fork-save-square",
    .error,
    "A disk must be on a square of the board that no other disk is on."
  )
  static let forkSaveModes = Rule(
    "fork-save-modes",
    .error,
    "Each side must have one player mode."
  )
  static let forkSaveSkipping = Rule(
    "fork-save-skipping",
    .note,
    "One fork of the app says that the side to move must pass."
  )
}
