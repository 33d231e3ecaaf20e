import GameRecords

/// What can be wrong with a game of Egaroucid that is good JSON.
extension Rule {
  static let egaroucidBoard = Rule(
    1501,
    "egaroucid-board",
    .error,
    "No square can have disks of both sides.",
    why: "A position is two numbers of 64 bits, one for the disks of each side. Where both "
      + "have the same bit nobody can tell whose disk it is, so that the game is not read.",
    fix: "Correct the bits by the positions before and after, or save the game again in "
      + "Egaroucid.",
    example: RuleExample(
      "egaroucid",
      """
      {
        "4": {
          "board_player": \(wrong: "34628173824, \"board_opponent\": 103213432832"),
          "player": 0
        }
      }
      """
    )
  )
  static let egaroucidDisks = Rule(
    1502,
    "egaroucid-disks",
    .warning,
    "A position must stand under the number of its disks.",
    why: "The numbers put the positions in order. Under a wrong one a position stands between "
      + "strangers, and the move that leads to it is taken for another one or for none.",
    fix: "Put the position under the number of disks that it has.",
    example: RuleExample(
      "egaroucid",
      """
      {
        "\(wrong: "5")": {
          "board_player": 34628173824, "board_opponent": 68853694464, "player": 0
        }
      }
      """
    )
  )
  static let egaroucidGap = Rule(
    1503,
    "egaroucid-gap",
    .warning,
    "From each position to the next there must be one move that is known.",
    why: "The moves of the record lead from each position to the next. Where a position or its "
      + "move is missing, as after an edit of the board, the moves end, and the rest of the "
      + "game is lost.",
    fix: "Add the position that is missing, or the number of the move as the next_policy of "
      + "the position before.",
    example: RuleExample(
      "egaroucid",
      """
      {
        "4": {"board_player": 34628173824, "board_opponent": 68853694464, "player": 0},
        "\(wrong: "5")": {"board_player": 68719476736, "board_opponent": 34829500416, "player": 1}
      }
      """
    )
  )
  static let egaroucidPolicy = Rule(
    1504,
    "egaroucid-policy",
    .warning,
    "A position and the next one must name the same move between them.",
    why: "Each move stands in the file twice, as the next_policy of one position and as the "
      + "policy of the next. Where they differ one of them is wrong, and the earlier one is "
      + "taken without knowing.",
    fix: "Write the move that the disks of both positions show into both places.",
    example: RuleExample(
      "egaroucid",
      """
      {
        "4": {
          "board_player": 34628173824, "board_opponent": 68853694464, "player": 0,
          "next_policy": 26
        },
        "5": {
          "board_player": 68719476736, "board_opponent": 34829500416, "player": 1,
          "policy": \(wrong: "19")
        }
      }
      """
    )
  )
}

extension [Rule] {
  /// All of these.
  static let egaroucid: [Rule] = [
    .egaroucidBoard,
    .egaroucidDisks,
    .egaroucidGap,
    .egaroucidPolicy,
  ]
}
