internal import GameRecords

/// What can be wrong with a PGN file, and what is forgiven in one.
extension Rule {
  static let pgnToken = Rule(
    1301,
    "pgn-token",
    .error,
    "The text behind the tags must consist of moves, numbers, comments and variations.",
    why: "",
    fix: "",
    example: nil
  )
  static let pgnTag = Rule(
    1302,
    "pgn-tag",
    .error,
    "A tag must be a name and a value in quotation marks between square brackets.",
    why: "",
    fix: "",
    example: nil
  )
  static let pgnQuote = Rule(
    1303,
    "pgn-quote",
    .error,
    "The value of a tag must end on its line.",
    why: "",
    fix: "",
    example: nil
  )
  static let pgnInnerQuote = Rule(
    1304,
    "pgn-inner-quote",
    .note,
    "A quotation mark in a value must be written \\\".",
    why: "",
    fix: "",
    example: nil
  )
  static let pgnComment = Rule(
    1305,
    "pgn-comment",
    .error,
    "A comment must be closed.",
    why: "",
    fix: "",
    example: nil
  )
  static let pgnVariation = Rule(
    1306,
    "pgn-variation",
    .error,
    "A variation must be opened and closed.",
    why: "",
    fix: "",
    example: nil
  )
  static let pgnEmptyVariation = Rule(
    1307,
    "pgn-empty-variation",
    .warning,
    "A variation must have moves.",
    why: "",
    fix: "",
    example: nil
  )
  static let pgnGlyph = Rule(
    1308,
    "pgn-glyph",
    .warning,
    "A glyph must be $0 to $255, or up to two of ! and ?, behind a move.",
    why: "",
    fix: "",
    example: nil
  )
  static let pgnEscapedLine = Rule(
    1309,
    "pgn-escaped-line",
    .warning,
    "Lines that begin with % are not read.",
    why: "",
    fix: "",
    example: nil
  )
  static let pgnAfterResult = Rule(
    1310,
    "pgn-after-result",
    .error,
    "Nothing but comments may follow the result behind the moves.",
    why: "",
    fix: "",
    example: nil
  )
  static let pgnRepeatedTag = Rule(
    1311,
    "pgn-repeated-tag",
    .warning,
    "A tag that is known must not come twice.",
    why: "",
    fix: "",
    example: nil
  )
  static let pgnSecondDate = Rule(
    4005,
    "pgn-second-date",
    .note,
    "Of two dates, the more precise one counts.",
    why: "",
    fix: "",
    example: nil
  )
  static let pgnValue = Rule(
    4006,
    "pgn-value",
    .note,
    "A value of a known tag that is not understood is kept as a tag.",
    why: "",
    fix: "",
    example: nil
  )
  static let pgnFEN = Rule(
    1312,
    "pgn-fen",
    .error,
    "A start position must be a FEN as Edax writes it.",
    why: "",
    fix: "",
    example: nil
  )
  static let pgnResultTail = Rule(
    1313,
    "pgn-result-tail",
    .warning,
    "The result behind the moves should be that of the tag.",
    why: "",
    fix: "",
    example: nil
  )
  static let pgnNullMove = Rule(
    1314,
    "pgn-null-move",
    .note,
    "A square that is named twice in one word is taken for a pass.",
    why: "",
    fix: "",
    example: nil
  )
  static let pgnDrop = Rule(
    1315,
    "pgn-drop",
    .warning,
    "Moves such as P@f4 are those of XBoard, where the first player is called White.",
    why: "",
    fix: "",
    example: nil
  )
}

extension [Rule] {
  /// All of these.
  static let pgn: [Rule] = [
    .pgnToken,
    .pgnTag,
    .pgnQuote,
    .pgnInnerQuote,
    .pgnComment,
    .pgnVariation,
    .pgnEmptyVariation,
    .pgnGlyph,
    .pgnEscapedLine,
    .pgnAfterResult,
    .pgnRepeatedTag,
    .pgnSecondDate,
    .pgnValue,
    .pgnFEN,
    .pgnResultTail,
    .pgnNullMove,
    .pgnDrop,
  ]
}
