import GameRecords

/// The rules for PGN files: errors, and deviations that the reader accepts.
extension Rule {
  static let pgnToken = Rule(
    1301,
    "pgn-token",
    .error,
    "The text after the tags must consist of moves, numbers, comments and variations.",
    why: "PGN is the format of chess, in which pawns move to squares too. A word that is not a "
      + "move may also be a mistyped one. Without it, the later moves would make another game, so "
      + "reading stops there.",
    fix: "Correct the move, or write a comment in braces.",
    example: RuleExample("pgn", "1. f5 d6 2. \(wrong: "Nf3") d3")
  )
  static let pgnTag = Rule(
    1302,
    "pgn-tag",
    .error,
    "A tag must be a name and a value in quotation marks between square brackets.",
    why: "The line is not read, and the fact in the tag is lost.",
    fix: "Write it like [Event \"Cup\"].",
    example: RuleExample(
      "pgn",
      """
      [Event\(wrong: "")]

      1. f5 d6 *
      """
    )
  )
  static let pgnQuote = Rule(
    1303,
    "pgn-quote",
    .error,
    "The value of a tag must end on its line.",
    why: "The value would continue into the next tags, so the tag is dropped instead.",
    fix: "End the value with \"] on its line.",
    example: RuleExample(
      "pgn",
      """
      [Event \(wrong: "\"")Cup]

      1. f5 d6 *
      """
    )
  )
  static let pgnInnerQuote = Rule(
    1304,
    "pgn-inner-quote",
    .note,
    "A quotation mark in a value must be written \\\".",
    why: "Edax writes names unescaped, and reads a value only up to its first quotation mark.",
    fix: "Write \\\" instead.",
    example: RuleExample(
      "pgn",
      """
      [Event "The \(wrong: "\"")64 Cup"]

      1. f5 d6 *
      """
    )
  )
  static let pgnComment = Rule(
    1305,
    "pgn-comment",
    .error,
    "A comment must be closed.",
    why: "Edax reads everything up to the next closing brace as the comment, at worst the rest "
      + "of the file with all its games.",
    fix: "Add } where the comment ends.",
    example: RuleExample("pgn", "1. f5 d6 \(wrong: "{")a usual reply 2. c3 d3")
  )
  static let pgnVariation = Rule(
    1306,
    "pgn-variation",
    .error,
    "A variation must have both of its brackets.",
    why: "Where a bracket is missing, moves of the game become moves of a variation, or the other "
      + "way round. Edax does not support variations and reads their moves as moves of the game.",
    fix: "Add the missing bracket, or remove the other one.",
    example: RuleExample("pgn", "1. f5 \(wrong: "(")1. d3 c3")
  )
  static let pgnEmptyVariation = Rule(
    1307,
    "pgn-empty-variation",
    .warning,
    "A variation must have moves.",
    why: "A variation replaces a move. Without moves it is dropped, together with its comments.",
    fix: "Remove the brackets, or write a comment in braces.",
    example: RuleExample("pgn", "1. f5 \(wrong: "("){or d3}) d6")
  )
  static let pgnGlyph = Rule(
    1308,
    "pgn-glyph",
    .warning,
    "A glyph must be $0 to $255, or up to two of ! and ?, after a move.",
    why: "PGN numbers judgements up to 255, and each belongs to the move before it. Any other "
      + "glyph has no meaning and is dropped.",
    fix: "Write $1 for !, $2 for ? and so on after a move.",
    example: RuleExample("pgn", "1. f5 \(wrong: "$300") d6")
  )
  static let pgnEscapedLine = Rule(
    1309,
    "pgn-escaped-line",
    .warning,
    "No line should begin with %, because such lines are not read.",
    why: "PGN leaves these lines to the program that wrote them. Any moves on them are "
      + "missing from the game.",
    fix: "Remove the % if the line belongs to the game.",
    example: RuleExample(
      "pgn",
      """
      1. f5 d6
      \(wrong: "% checked")
      2. c3 d3
      """
    )
  )
  static let pgnAfterResult = Rule(
    1310,
    "pgn-after-result",
    .error,
    "Only comments may follow the result after the moves.",
    why: "The result ends a game. Moves after it may belong to another game that has lost its "
      + "tags, and would be added to this one.",
    fix: "Add the tags of the next game, or remove the result if the game continues.",
    example: RuleExample("pgn", "1. f5 d6 * \(wrong: "d3")")
  )
  static let pgnRepeatedTag = Rule(
    1311,
    "pgn-repeated-tag",
    .warning,
    "A known tag must not appear twice.",
    why: "Programs disagree about which one counts: Edax uses the last name; flipbook uses the "
      + "first and keeps the other as a tag.",
    fix: "Remove the wrong one.",
    example: RuleExample(
      "pgn",
      """
      [Black "Ada"]
      [Black "\(wrong: "Ben")"]

      1. f5 d6 *
      """
    )
  )
  static let pgnSecondDate = Rule(
    4005,
    "pgn-second-date",
    .note,
    "A game must not have two dates; the more precise one counts.",
    why: "Edax writes the date twice if the day or month is unknown: as 2010.??.?? and, with "
      + "zeros for the unknown parts, as 2010.0.0.",
    fix: "Remove the less precise one.",
    example: RuleExample(
      "pgn",
      """
      [Site "edax"]
      [Date "2010.??.??"]
      [Date "\(wrong: "2010.0.0")"]

      1. f5 d6 *
      """
    )
  )
  static let pgnValue = Rule(
    4006,
    "pgn-value",
    .note,
    "The value of a known tag must have a form that is understood.",
    why: "Any other value is kept unchanged as a tag, and the record lacks the date, rating or "
      + "result.",
    fix: "Write it as other programs do: dates like 1977.05.01, ratings like 1712, results "
      + "like 39-25.",
    example: RuleExample(
      "pgn",
      """
      [Result "\(wrong: "39:25")"]

      1. f5 d6 *
      """
    )
  )
  static let pgnFEN = Rule(
    1312,
    "pgn-fen",
    .error,
    "A start position must be a FEN as Edax writes it.",
    why: "Programs disagree about FEN: Edax begins with row 8, Fairy-Stockfish calls the "
      + "first player white. A misread position turns the same moves into another game.",
    fix: "Write the rows beginning with the eighth, p for dark, P for light, then b or w for "
      + "the side to move.",
    example: RuleExample(
      "pgn",
      """
      [FEN "8/8/8/3pP3/3Pp\(wrong: "4")/8/8/8 b - - 0 1"]

      1. f5 d6 *
      """
    )
  )
  static let pgnResultTail = Rule(
    1313,
    "pgn-result-tail",
    .warning,
    "The result after the moves must match the result tag.",
    why: "One of the two is wrong, and programs disagree about which one they read. flipbook "
      + "uses the tag.",
    fix: "Correct the wrong one.",
    example: RuleExample(
      "pgn",
      """
      [Result "64-0"]

      1. f5 d6 2. c5 f6 3. e7 f4 4. g5 e6 5. e3 \(wrong: "0-64")
      """
    )
  )
  static let pgnNullMove = Rule(
    1314,
    "pgn-null-move",
    .note,
    "A pass must not be written as a square named twice.",
    why: "Fairy-Stockfish writes a pass as a move from a square to itself. Other programs read "
      + "that as two moves, or as none.",
    fix: "Write -- instead.",
    example: RuleExample("pgn", "1. d3 c3 2. f5 d2 3. d1 e1 4. b2 c1 5. \(wrong: "a1a1") d6")
  )
  static let pgnDrop = Rule(
    1315,
    "pgn-drop",
    .warning,
    "Moves must not be written as drops such as P@f4, as XBoard writes them.",
    why: "XBoard counts rows from the bottom, so P@f4 is f5. If XBoard calls the first player "
      + "White, names and result belong to the other side.",
    fix: "Write f5 for P@f4, and swap names and result if White moved first.",
    example: RuleExample("pgn", "1. \(wrong: "P@f4") d6")
  )
  static let pgnEdaxResult = Rule(
    3005,
    "pgn-edax-result",
    .note,
    "An unfinished game must not have a winner, as in Edax's comment “Ben wins -31-95”.",
    why: "Edax writes such a comment before the * of a game without a result, with White's name "
      + "and impossible disk counts.",
    fix: "Write [Termination \"unterminated\"] instead of the comment.",
    example: RuleExample(
      "pgn",
      """
      [White "Ben"]
      [Result "*"]

      1. f5 d6 2. c3
      {\(wrong: "Ben wins -31-95")} *
      """
    )
  )
  static let pgnChessResult = Rule(
    3006,
    "pgn-chess-result",
    .note,
    "A result must be the disk counts of both sides, not 1-0, 0-1 or 1/2-1/2 as in chess.",
    why: "Edax writes such results, so the record has a winner but no score. Read as counts, "
      + "1-0 would be a game that ends with one disk.",
    fix: "Write the counts of Black and White, for example 39-25, or use Termination to say why "
      + "there are none.",
    example: RuleExample(
      "pgn",
      """
      [Result "\(wrong: "1-0")"]

      1. f5 d6 2. c5 f6 3. e7 f4 4. g5 e6 5. e3 1-0
      """
    )
  )
}

extension [Rule] {
  /// All PGN rules.
  static let pgn: [Rule] = [
    .pgnToken, .pgnTag, .pgnQuote, .pgnInnerQuote, .pgnComment, .pgnVariation, .pgnEmptyVariation,
    .pgnGlyph, .pgnEscapedLine, .pgnAfterResult, .pgnRepeatedTag, .pgnSecondDate, .pgnValue,
    .pgnFEN, .pgnResultTail, .pgnNullMove, .pgnDrop, .pgnEdaxResult, .pgnChessResult,
  ]
}
