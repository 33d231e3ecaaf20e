import RecordText
import GameRecords

/// The rules for files of puzzles, besides those that they share with files of games.
extension Rule {
  static let wthorPuzzleTable = Rule(
    1181,
    "wthor-puzzle-table",
    .note,
    "The table of counts after the header of puzzles should have 256 bytes.",
    why: """
      The specification has 512 bytes, but all files of the federation have 256. A program \
      written for those files would begin to read the puzzles at the wrong byte.
      """,
    fix: "Cut the table off after 256 bytes if other programs should read the file.",
    example: RuleExample(
      "wthor-puzzles",
      """
      \(bytes: .wthorPuzzleHeader)\(wrong: .zeros(512))\(bytes: .wthorPuzzle)
      """
    )
  )
  static let wthorPuzzleSquare = Rule(
    1182,
    "wthor-puzzle-square",
    .error,
    "The two bits of a square in a puzzle must be 00, 10 or 11.",
    why: """
      Empty squares are 00, light disks 10 and dark ones 11; 01 has no meaning. A board with such \
      a square is damaged and is not read.
      """,
    fix: "Correct the two bits, or fetch the file again.",
    example: RuleExample(
      "wthor-puzzles",
      """
      \(bytes: .wthorPuzzleHeader)\(bytes: .zeros(256))\
      \(bytes: .wthorPuzzle.part(..<12))\(wrong: [0b0100_0000])\(bytes: .wthorPuzzle.part(13...))
      """
    )
  )
  static let wthorPuzzleEmpties = Rule(
    1183,
    "wthor-puzzle-empties",
    .warning,
    "The number of empty squares of a puzzle must match its position.",
    why: "The header and the table of a file of puzzles depend on this number. If it is wrong, the "
      + "position may be wrong too. The position is read as it is.",
    fix: "Correct the number of empty squares or the position.",
    example: RuleExample(
      "wthor-puzzles",
      """
      \(bytes: .wthorPuzzleHeader)\(bytes: .zeros(256))\
      \(bytes: .wthorPuzzle.part(..<28))\(wrong: [59])\(bytes: .wthorPuzzle.part(29...))
      """
    )
  )
  static let wthorPuzzleTurn = Rule(
    1184,
    "wthor-puzzle-turn",
    .error,
    "The turn of a puzzle must be 1 for dark or 2 for light.",
    why: "Without a side to move there is nothing to solve, so the puzzle is not read.",
    fix: "Put 1 there if dark is to move, and 2 if light is.",
    example: RuleExample(
      "wthor-puzzles",
      """
      \(bytes: .wthorPuzzleHeader)\(bytes: .zeros(256))\
      \(bytes: .wthorPuzzle.part(..<29))\(wrong: [0])\(bytes: .wthorPuzzle.part(30...))
      """
    )
  )
  static let wthorPuzzleReserved = Rule(
    1185,
    "wthor-puzzle-reserved",
    .note,
    "The last two bytes of a puzzle must be 0.",
    why: "They have no meaning. Any other value may be a sign that the records are shifted. The "
      + "value is not kept.",
    fix: "Put zeros there if the puzzle is right.",
    example: RuleExample(
      "wthor-puzzles",
      """
      \(bytes: .wthorPuzzleHeader)\(bytes: .zeros(256))\
      \(bytes: .wthorPuzzle.part(..<34))\(wrong: [1, 0])
      """
    )
  )
}

extension [Rule] {
  /// All rules for puzzles alone.
  static let wthorPuzzles: [Rule] = [
    .wthorPuzzleTable,
    .wthorPuzzleSquare,
    .wthorPuzzleEmpties,
    .wthorPuzzleTurn,
    .wthorPuzzleReserved,
  ]
}
