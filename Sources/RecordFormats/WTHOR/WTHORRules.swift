import RecordText
import GameRecords

/// The rules for files of the WTHOR family.
extension Rule {
  static let wthorTruncated = Rule(
    1151,
    "wthor-truncated",
    .error,
    "A WTHOR file must not end within its header or a record.",
    why: """
      An interrupted download or copy leaves such a file. The games before its end are read, and \
      the last one is lost.
      """,
    fix: """
      Fetch the file again, or cut it off after its last complete game and correct the number of \
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
    "The number of records in a WTHOR header must match the file.",
    why: """
      Edax reads as many games as the header declares: it ignores all that follow, and refuses \
      the file if there are fewer. flipbook reads all games.
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
    "Nothing may follow the last record of a WTHOR file.",
    why: """
      Editors and transfers add line ends, zeros or other filler there. All games are read, but a \
      program that computes the number of games from the size of the file finds one too many.
      """,
    fix: "Cut the file off after its last record.",
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
    "The header of a WTHOR file must declare the right kind of file.",
    why: """
      Games and puzzles have the same header, but records of different lengths. Read as the other \
      kind, a file would be nonsense, so it is not read.
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
      The size determines the length of a record, 68 bytes for 8×8 and 104 for 10×10. With any \
      other size the games are read as those on 8×8, which is only a guess.
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
    "A WTHOR header must have a valid day and year, and zeros in its unused bytes.",
    why: """
      There is no magic number: programs recognise a file by its header. The Rust crate wthor \
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
      A table of another size is damaged or not a table, and its names could be wrong. It is not \
      used: players or tournaments keep their numbers.
      """,
    fix: "Fetch the table again, from the same release as the games.",
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
      Each release of the federation's tables adds names at the end. Tables of an older release \
      lack the newest names, and tables of another source have other names. The number is kept as \
      a tag.
      """,
    fix: "Use the tables of the same release as the games, with --players and --tournaments.",
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
      Light's score is the number of squares minus dark's, so the result is unknown. Edax writes \
      225 for unfinished games.
      """,
    fix: "Put the number of dark's disks there, with the empty squares given to the winner.",
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
    "Every byte of the moves must be a square, or 0 after the last move.",
    why: "Edax silently ends the game before such a byte. All moves after it are lost.",
    fix: "Put the move there, with its row and column as the digits of a number: 56 is f5 on 8×8.",
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
    "Only zeros may follow the last move.",
    why: """
      The first zero ends the game. If a move was lost there, all that follow are lost with it; \
      if not, the bytes are the rest of another game.
      """,
    fix: "Replace the zero with the missing move, or fill the rest with zeros.",
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
    "Short games must be padded with 0, not with 92 as Edax does.",
    why: """
      No square has the number 92, and only 0 ends the moves. The Rust crate wthor refuses such \
      a file.
      """,
    fix: "Convert the file to wthor, which pads games with 0.",
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
    "A WTHOR file for Edax must have the board size 8, not 0.",
    why: """
      A size of 0 is allowed and means 8, as in the files of PlayOK. Edax loads no game from a \
      file whose board size is not 8.
      """,
    fix: "Put 8 into byte 12, or convert the file to wthor.",
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
  /// The rules for files of games and of puzzles.
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

  /// All rules for files of games.
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
