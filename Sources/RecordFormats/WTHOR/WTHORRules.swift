import RecordText
import GameRecords

/// What can be wrong with a file of the WTHOR family.
extension Rule {
  static let wthorTruncated = Rule(
    1151,
    "wthor-truncated",
    .error,
    "A WTHOR file must not end within its header or a record.",
    why: """
      A download or a copy that broke off leaves such a file. The games before its end are read, \
      and the last one is lost.
      """,
    fix: """
      Fetch the file again, or cut it off behind its last whole game and correct the number of \
      games.
      """,
    example: RuleExample(
      "wthor",
      """
      \(bytes: .wthorHeader)\(wrong: .wthorGame.part(..<17))
      """
    )
  )
  static let wthorCount = Rule(
    1152,
    "wthor-count",
    .error,
    "The number of records in a WTHOR header must be that of the file.",
    why: """
      Edax reads as many games as the header declares: it leaves out all that follow, and \
      refuses the file when there are fewer. Here all games are read.
      """,
    fix: "Put the number of records into bytes 4 to 7, low byte first.",
    example: RuleExample(
      "wthor",
      """
      \(bytes: .wthorHeader.part(..<4))\(wrong: [2, 0, 0, 0])\
      \(bytes: .wthorHeader.part(8...))\(bytes: .wthorGame)
      """
    )
  )
  static let wthorTrailing = Rule(
    1161,
    "wthor-trailing",
    .warning,
    "Nothing may stand behind the last record of a WTHOR file.",
    why: """
      Editors and transfers put line ends, zeros or other fillers there. All games are read, but a \
      program that takes the number of games from the size of the file finds one that is none.
      """,
    fix: "Cut the file off behind its last record.",
    example: RuleExample(
      "wthor",
      """
      \(bytes: .wthorHeader)\(bytes: .wthorGame)\(wrong: [0x0D, 0x0A])
      """
    )
  )
  static let wthorKind = Rule(
    1153,
    "wthor-kind",
    .error,
    "The header of a WTHOR file must tell what kind of file it is.",
    why: """
      Games and puzzles have headers alike, but records of different lengths. Read as the other \
      kind, a file would be nonsense; it is not read.
      """,
    fix: """
      Read puzzles with --from wthor-puzzles and games with --from wthor, or put 1 into byte 13 \
      for puzzles and 0 for games.
      """,
    example: RuleExample(
      "wthor",
      """
      \(bytes: .wthorHeader.part(..<13))\(wrong: [1])\
      \(bytes: .wthorHeader.part(14...))\(bytes: .wthorGame)
      """
    )
  )
  static let wthorBoardSize = Rule(
    1154,
    "wthor-board-size",
    .error,
    "The board size in a WTHOR header must be 0, 8 or 10.",
    why: """
      The size tells the length of a record, 68 bytes for 8×8 and 104 for 10×10. With another \
      size the games are read as those on 8×8, which is only a guess.
      """,
    fix: "Put 8 into byte 12 for games on 8×8, and 10 for games on 10×10.",
    example: RuleExample(
      "wthor",
      """
      \(bytes: .wthorHeader.part(..<12))\(wrong: [9])\
      \(bytes: .wthorHeader.part(13...))\(bytes: .wthorGame)
      """
    )
  )
  static let wthorHeader = Rule(
    1155,
    "wthor-header",
    .note,
    "A WTHOR header must have days and years that exist, and zeros where it tells nothing.",
    why: """
      There is no magic number: programs know a file by its header. The wthor crate of Rust \
      refuses games with a number of names in bytes 8 and 9, where the documentation of \
      Reversi.jl has the number of games.
      """,
    fix: "Convert the file to wthor, which writes a new header.",
    example: RuleExample(
      "wthor",
      """
      \(bytes: .wthorHeader.part(..<8))\(wrong: [1, 0])\
      \(bytes: .wthorHeader.part(10...))\(bytes: .wthorGame)
      """
    )
  )
  static let wthorTable = Rule(
    1156,
    "wthor-table",
    .warning,
    "A table of names must have the size that its header declares.",
    why: """
      A table of another size is damaged or is none, and its names could be those of others. It \
      is not used: players or tournaments keep their numbers.
      """,
    fix: "Fetch the table again, in the same release as the games.",
    example: RuleExample(
      "wthor",
      """
      \(bytes: .wthorHeader)\(bytes: .wthorGame)
      """,
      companions: ["players": "\(bytes: .wthorPlayers(declaring: 2))"]
    )
  )
  static let wthorIndex = Rule(
    4009,
    "wthor-index",
    .warning,
    "The number of a player or tournament must be in the table of names.",
    why: """
      Each release of the federation's tables adds names at the end, so that the tables of an \
      older release lack the newest ones, and those of another source have other names. The \
      number is kept as a tag.
      """,
    fix: "Name the tables of the same release as the games with --players and --tournaments.",
    example: RuleExample(
      "wthor",
      """
      \(bytes: .wthorHeader)\
      \(bytes: .wthorGame.part(..<2))\(wrong: [1, 0])\(bytes: .wthorGame.part(4...))
      """,
      companions: ["players": "\(bytes: .wthorPlayers(declaring: 1))"]
    )
  )
  static let wthorScore = Rule(
    1157,
    "wthor-score",
    .error,
    "A score must not be higher than the number of squares.",
    why: """
      Light's score is what dark's leaves of all squares, so that nothing can be said of the \
      result. Edax writes 225 for games that are not finished.
      """,
    fix: "Put dark's disks there, with the empty squares given to the winner.",
    example: RuleExample(
      "wthor",
      """
      \(bytes: .wthorHeader)\
      \(bytes: .wthorGame.part(..<6))\(wrong: [225])\(bytes: .wthorGame.part(7...))
      """
    )
  )
  static let wthorMove = Rule(
    1158,
    "wthor-move",
    .error,
    "Every byte of the moves must be a square, or 0 behind the last move.",
    why: "Edax ends the game before such a byte without a word. All moves behind it are lost.",
    fix: "Put the move there, its row and its column as the digits of a number: 56 is f5 on 8×8.",
    example: RuleExample(
      "wthor",
      """
      \(bytes: .wthorHeader)\
      \(bytes: .wthorGame.part(..<17))\(wrong: [99])\(bytes: .wthorGame.part(18...))
      """
    )
  )
  static let wthorAfterEnd = Rule(
    1159,
    "wthor-after-end",
    .error,
    "Behind the last move there must be zeros only.",
    why: """
      The first zero ends the game. If a move was lost there, all that follow are lost with it; \
      otherwise they are the rest of another game.
      """,
    fix: "Put the missing move in place of the zero, or fill up the rest with zeros.",
    example: RuleExample(
      "wthor",
      """
      \(bytes: .wthorHeader)\
      \(bytes: .wthorGame.part(..<18))\(wrong: [77])\(bytes: .wthorGame.part(19...))
      """
    )
  )
  static let wthorPadding = Rule(
    1160,
    "wthor-padding",
    .warning,
    "Games of fewer moves must be filled up with 0, not with 92 as Edax does it.",
    why: """
      No square has the number 92, and only 0 ends the moves. The wthor crate of Rust refuses \
      such a file.
      """,
    fix: "Convert the file to wthor, which fills games up with 0.",
    example: RuleExample(
      "wthor",
      """
      \(bytes: .wthorHeader)\
      \(bytes: .wthorGame.part(..<17))\(wrong: [UInt8](repeating: 92, count: 51))
      """
    )
  )
  static let edaxWTHORBoardSize = Rule(
    8001,
    "edax-wthor-board-size",
    .note,
    "A WTHOR file that Edax is to read must tell the board size 8 as 8, not as 0.",
    why: """
      In the files of PlayOK a size of 0 stands for 8, as it may. Edax loads no game from a file \
      whose board size is not 8.
      """,
    fix: "Put 8 into byte 12, as converting the file to wthor does.",
    example: RuleExample(
      "wthor",
      """
      \(bytes: .wthorHeader.part(..<12))\(wrong: [0])\
      \(bytes: .wthorHeader.part(13...))\(bytes: .wthorGame)
      """
    ),
    isOptional: true
  )
}

extension [Rule] {
  /// What can be wrong with files of games and with those of puzzles.
  static let wthorFamily: [Rule] = [
    .wthorTruncated,
    .wthorCount,
    .wthorTrailing,
    .wthorKind,
    .wthorHeader,
    .wthorTable,
    .wthorIndex,
    .wthorMove,
  ]

  /// All of these.
  static let wthor: [Rule] = [
    .wthorTruncated,
    .wthorCount,
    .wthorTrailing,
    .wthorKind,
    .wthorBoardSize,
    .wthorHeader,
    .wthorTable,
    .wthorIndex,
    .wthorScore,
    .wthorMove,
    .wthorAfterEnd,
    .wthorPadding,
    .edaxWTHORBoardSize,
  ]
}
