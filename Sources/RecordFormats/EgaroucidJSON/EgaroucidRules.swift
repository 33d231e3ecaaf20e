import GameRecords

/// The rules for games of Egaroucid that are valid JSON.
extension Rule {
  static let egaroucidBoard = Rule(
    1501,
    "egaroucid-board",
    .error,
    "A square must not have disks of both sides.",
    why: "A position is two 64-bit numbers, one for the disks of each side. If both have the same "
      + "bit, it is unknown whose disk it is, so the game is not read.",
    fix: "Correct the bits to match the positions before and after, or save the game again in "
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
    "The key of a position must be the number of its disks.",
    why: "The keys determine the order of the positions. Under a wrong key, a position has the "
      + "wrong neighbours, and the move that leads to it is misread or lost.",
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
    "A single known move must lead from each position to the next.",
    why: "The record consists of these moves. Where a position or its move is missing, as after "
      + "an edit of the board, the moves end, and the rest of the game is lost.",
    fix: "Add the missing position, or the number of the move as the next_policy of the position "
      + "before.",
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
    why: "Each move is in the file twice, as the next_policy of one position and as the policy of "
      + "the next. If they differ, one of them is wrong; the earlier one is used, which is a guess.",
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
  /// All Egaroucid rules.
  static let egaroucid: [Rule] = [
    .egaroucidBoard,
    .egaroucidDisks,
    .egaroucidGap,
    .egaroucidPolicy,
  ]
}
