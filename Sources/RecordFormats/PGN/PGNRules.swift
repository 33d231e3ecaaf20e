internal import GameRecords

/// What can be wrong with a PGN file, and what is forgiven in one.
extension Rule {
  static let pgnToken = Rule(
    "pgn-token",
    .error,
    "The text behind the tags must consist of moves, numbers, comments and variations."
  )
  static let pgnTag = Rule(
    "pgn-tag",
    .error,
    "A tag must be a name and a value in quotation marks between square brackets."
  )
  static let pgnQuote = Rule(
    "pgn-quote",
    .error,
    "The value of a tag must end on its line."
  )
  static let pgnInnerQuote = Rule(
    "pgn-inner-quote",
    .note,
    "A quotation mark in a value must be written \\\"."
  )
  static let pgnComment = Rule(
    "pgn-comment",
    .error,
    "A comment must be closed."
  )
  static let pgnVariation = Rule(
    "pgn-variation",
    .error,
    "A variation must be opened and closed."
  )
  static let pgnEmptyVariation = Rule(
    "pgn-empty-variation",
    .warning,
    "A variation must have moves."
  )
  static let pgnGlyph = Rule(
    "pgn-glyph",
    .warning,
    "A glyph must be $0 to $255, or up to two of ! and ?, behind a move."
  )
  static let pgnEscapedLine = Rule(
    "pgn-escaped-line",
    .warning,
    "Lines that begin with % are not read."
  )
  static let pgnAfterResult = Rule(
    "pgn-after-result",
    .error,
    "Nothing but comments may follow the result behind the moves."
  )
  static let pgnRepeatedTag = Rule(
    "pgn-repeated-tag",
    .warning,
    "A tag that is known must not come twice."
  )
  static let pgnSecondDate = Rule(
    "pgn-second-date",
    .note,
    "Of two dates, the more precise one counts."
  )
  static let pgnValue = Rule(
    "pgn-value",
    .note,
    "A value of a known tag that is not understood is kept as a tag."
  )
  static let pgnFEN = Rule(
    "pgn-fen",
    .error,
    "A start position must be a FEN as Edax writes it."
  )
  static let pgnResultTail = Rule(
    "pgn-result-tail",
    .warning,
    "The result behind the moves should be that of the tag."
  )
  static let pgnNullMove = Rule(
    "pgn-null-move",
    .note,
    "A square that is named twice in one word is taken for a pass."
  )
  static let pgnDrop = Rule(
    "pgn-drop",
    .warning,
    "Moves such as P@f4 are those of XBoard, where the first player is called White."
  )
}
