import GameRecords

/// The rules for action logs.
extension Rule {
  static let actionLogRefused = Rule(
    1601,
    "action-log-refused",
    .note,
    "A logged placement should be a legal move.",
    why: "The forks log what the user taps before they check it, and then silently ignore an "
      + "illegal placement. It is not a move, and not read.",
    fix: "Nothing needs to be done; remove the action from the log to be rid of the note.",
    example: RuleExample(
      "action-log",
      """
      (Phase: placeDisk(x=0, y=0),
       \(wrong: "Action: action(Reversi.Action.placeDisk(disk: Reversi.Disk.dark, x: 0, y: 0)))")
        --> Phase: placeDisk(x=0, y=0)
      (Phase: placeDisk(x=3, y=2),
       Action: action(Reversi.Action.placeDisk(disk: Reversi.Disk.dark, x: 3, y: 2)))
        --> Phase: placeDisk(x=3, y=2)
      """
    )
  )
  static let actionLogValue = Rule(
    1602,
    "action-log-value",
    .error,
    "A logged action must have all its values.",
    why: "A placement needs its disk and its square, and a change of mode its side and its mode. "
      + "Without a placement, none of those after it can be played.",
    fix: "Add the missing values, or remove the action and all later ones of its game.",
    example: RuleExample(
      "action-log",
      """
      (Phase: placeDisk(x=3, y=2),
       \(wrong: "Action: action(Reversi.Action.placeDisk(disk: Reversi.Disk.dark, x: 3)))")
        --> Phase: placeDisk(x=3, y=2)
      """
    )
  )
  static let actionLogTurn = Rule(
    1603,
    "action-log-turn",
    .error,
    "A logged placement must be by the side to move.",
    why: "The forks only place disks of the side to move. A disk of the other side shows that "
      + "moves are missing before it: the log begins in the middle of a game, or has a gap.",
    fix: "Add what is missing, or keep only the games that are in the log from the start.",
    example: RuleExample(
      "action-log",
      """
      \(ActionLogExample.placement(x: 3, y: 2))
      \(wrong: ActionLogExample.placement(x: 2, y: 3))
      """
    )
  )
}

/// The parts of the rules' examples.
private enum ActionLogExample {
  /// A placement by dark in the log of the Redux fork.
  static func placement(x: Int, y: Int) -> String {
    """
    ▿ Logic.AppAction.placeDisk
      ▿ placeDisk: Logic.PlacedDiskCoordinate
        - disk: Logic.Disk.diskDark
        ▿ coordinate: Logic.Coordinate
          - x: \(x)
          - y: \(y)
    """
  }
}

extension [Rule] {
  /// All rules for action logs.
  static let actionLog: [Rule] = [
    .actionLogRefused,
    .actionLogValue,
    .actionLogTurn,
  ]
}
