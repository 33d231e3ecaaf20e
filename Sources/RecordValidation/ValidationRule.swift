internal import GameRecords
internal import ReversiRules

/// One check of a record.
///
/// A new check is a type that conforms, and one line in ``ValidationRules``.
protocol ValidationRule: SendableMetatype {
  /// The rules whose findings this check makes.
  static var rules: [Rule] { get }

  /// Reports everything that is wrong.
  ///
  /// Nearly every record is sound: whatever takes time waits until something is known to be wrong.
  static func check(_ subject: ValidationSubject, report: (Diagnostic) -> Void)
}

/// A check that makes the findings of one rule.
protocol SingleRule: ValidationRule {
  /// The rule whose findings this check makes.
  static var rule: Rule { get }
}

extension SingleRule {
  static var rules: [Rule] { [rule] }
}

/// All checks, in the order in which findings about the same place are told.
enum ValidationRules {
  static let all: [any ValidationRule.Type] = [
    UnreachableBoard.self,
    MissingTurn.self,
    BlockedTurn.self,
    TurnAfterEnd.self,
    OffBoard.self,
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
    PGNNumbering.self,
    SamePlayer.self,
    TurnedOpening.self,
    EdaxSGFPass.self,
    EdaxPGNPass.self,
    EdaxSGFSetup.self,
    EdaxSGFLetters.self,
    EdaxSGFVariation.self,
    EdaxGGFBoardSize.self,
    EdaxNameLength.self,
    EdaxMoveNumber.self,
    OthelloTkSGFLine.self,
    CassioSGFPass.self,
    TranscriptNumbering.self,
  ]
}
