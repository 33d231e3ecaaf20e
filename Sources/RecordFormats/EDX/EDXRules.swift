import RecordText
import GameRecords

/// What can be wrong with games of Edax.
extension Rule {
  static let edxTruncated = Rule(
    1471,
    "edx-truncated",
    .error,
    "A file of Edax's games must not end within a game.",
    why: "A game has 160 bytes. A copy that broke off has less of the last one, which is not read.",
    fix: "Write the file again with Edax, or cut it off behind its last whole game.",
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
    "The disks of the two sides must not stand on the same square.",
    why: """
      The start is two boards of 64 bits, one for each side. A square that has a bit in both can \
      have no disk, so that the game has no start and is not read.
      """,
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
    why: """
      The first of the two boards has the disks of the side that begins. When that side is not \
      known, neither are the colours, and the game is not read.
      """,
    fix: "Put 0 there if dark begins, and 1 if light does.",
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
    why: """
      Where Edax cannot read a date in GGF, it can save any numbers in its place. They are kept \
      as a tag.
      """,
    fix: "Correct the date; 0 or 255 stands for a month, a day or an hour that is not known.",
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
    "The moves of a game of Edax should have no passes.",
    why: """
      Edax has a number for a pass, but leaves passes out of its games and does not play on \
      behind one.
      """,
    fix: "Remove the pass; where a side must pass, the moves tell it.",
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
    "Every byte of the moves must be a square, or 65 behind the last move.",
    why: """
      Squares are numbered from 0 for a1 to 63 for h8. Neither Edax nor flipbook can play the \
      game beyond another number.
      """,
    fix: "Put the number of the square there, or 65 if the game ends before it.",
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
