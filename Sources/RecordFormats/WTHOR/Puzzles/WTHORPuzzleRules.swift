import RecordText
import GameRecords

/// What can be wrong with a file of puzzles, besides what can be wrong with one of games.
extension Rule {
  static let wthorPuzzleTable = Rule(
    1181,
    "wthor-puzzle-table",
    .note,
    "The table of counts behind the header of puzzles should have 256 bytes.",
    why: """
      The specification has 512 bytes, but all files of the federation have 256. A program that \
      was written for those files would read the puzzles from the wrong byte on.
      """,
    fix: "Cut the table off after 256 bytes, if other programs are to read the file.",
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
      Empty squares are 00, light disks 10 and dark ones 11; 01 is nothing. A board with such \
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
    "The number of empty squares of a puzzle must be that of its position.",
    why: """
      Header and table of a file of puzzles go by this number. Where it is wrong, the position \
      may be wrong too; it is read as it stands.
      """,
    fix: "Put the number of empty squares there, or correct the position.",
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
    why: "Without the side to move there is nothing to solve, and the puzzle is not read.",
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
    why: """
      They have no meaning. Anything else there can be a sign that the records are shifted; it \
      is not kept.
      """,
    fix: "Put zeros there, if the puzzle is what it should be.",
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
  /// All of these.
  static let wthorPuzzles: [Rule] = [
    .wthorPuzzleTable,
    .wthorPuzzleSquare,
    .wthorPuzzleEmpties,
    .wthorPuzzleTurn,
    .wthorPuzzleReserved,
  ]
}
