public import GameRecords

extension RuleExplanations {
  static let record = RuleExplanations(PackageResources.RecordRules_md)
}

/// The checks of Reversi games from files of all formats, in the order in which findings about the
/// same place are reported.
public enum ReversiChecks {
  /// All checks.
  public static let all: [any ValidationRule.Type] = [
    UnreachableBoard.self,
    MissingTurn.self,
    BlockedTurn.self,
    TurnAfterEnd.self,
    OffBoard.self,
    WrongMark.self,
    OccupiedSquare.self,
    MirroredStart.self,
    IllegalMoveRule.self,
    MissingPass.self,
    SurplusPass.self,
    MovesAfterEnd.self,
    IllegalVariation.self,
    WrongTurn.self,
    DeclaredResult.self,
    WrongEnding.self,
    OpeningName.self,
    SamePlayer.self,
    TurnedOpening.self,
    EdaxNameLength.self,
  ]
}
