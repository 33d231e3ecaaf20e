import RecordText
import GameRecords

/// What can be wrong with games of Edax.
extension Rule {
  static let edxTruncated = Rule(
    1471,
    "edx-truncated",
    .error,
    "A file of Edax's games must not end within a game.",
    why: "A game has 160 bytes. The last one has fewer, perhaps because a copy was interrupted, "
      + "and is not read.",
    fix: "Write the file again with Edax, or cut it off after its last whole game.",
    example: RuleExample(
      "edx",
      """
      \(wrong: .edxGame.part(..<88))
      """
    )
  )
  static let edxBoards = Rule(
    1472,
    "edx-boards",
    .error,
    "The disks of the two sides must not be on the same square.",
    why: "The start position is two boards of 64 bits, one for each side. A square with a bit in "
      + "both cannot have a disk, so the game has no start position and is not read.",
    fix: "Correct the boards, or write the file again with Edax.",
    example: RuleExample(
      "edx",
      """
      \(wrong: .edxGame.part(..<8) + .edxGame.part(..<8))\(bytes: .edxGame.part(16...))
      """
    )
  )
  static let edxTurn = Rule(
    1473,
    "edx-turn",
    .error,
    "The side that begins must be 0 for dark or 1 for light.",
    why: "The first of the two boards has the disks of the side that begins. If that side is "
      + "unknown, so are the colours, and the game is not read.",
    fix: "Write 0 if dark begins, or 1 if light begins.",
    example: RuleExample(
      "edx",
      """
      \(bytes: .edxGame.part(..<148))\(wrong: [2])\(bytes: .edxGame.part(149...))
      """
    )
  )
  static let edxDate = Rule(
    4004,
    "edx-date",
    .note,
    "A date in a game of Edax must exist.",
    why: "If Edax cannot read a date in GGF, it may save any numbers for it. They are kept as a "
      + "tag.",
    fix: "Correct the date. 0 or 255 means that a month, day or hour is unknown.",
    example: RuleExample(
      "edx",
      """
      \(bytes: .edxGame.part(..<16))\
      \(wrong: [0xE9, 0x07, 13, 1, 255, 0, 0])\(bytes: .edxGame.part(23...))
      """
    )
  )
  static let edxPass = Rule(
    1474,
    "edx-pass",
    .note,
    "The moves of a game of Edax should not contain passes.",
    why: "Edax has a number for a pass, but leaves passes out of its games and cannot play on "
      + "after one.",
    fix: "Remove the pass. The moves show where a side must pass.",
    example: RuleExample(
      "edx",
      """
      \(bytes: .edxGame.part(..<88))\
      \(bytes: [19, 18, 37, 11, 3, 4, 9, 2])\(wrong: [64])\(bytes: .edxGame.part(97...))
      """
    )
  )
  static let edxMove = Rule(
    1475,
    "edx-move",
    .error,
    "Every byte of the moves must be a square, or 65 after the last move.",
    why: "Squares are numbered from 0 for a1 to 63 for h8. Any other number ends the game for Edax "
      + "and flipbook.",
    fix: "Write the number of the square, or 65 if the game has ended.",
    example: RuleExample(
      "edx",
      """
      \(bytes: .edxGame.part(..<88))\(wrong: [70])\(bytes: .edxGame.part(89...))
      """
    )
  )
}

extension [Rule] {
  /// All of these.
  static let edx: [Rule] = [
    .edxTruncated,
    .edxBoards,
    .edxTurn,
    .edxDate,
    .edxPass,
    .edxMove,
  ]
}
