/// Rules for findings that every reader can report.
extension Rule {
  /// The input contains no record.
  public static let noRecord = Rule(
    6001,
    "no-record",
    .error,
    "An input must contain at least one record.",
    why: """
      There is nothing to convert or to check: the file has lost its content, or it was read in \
      the wrong format.
      """,
    fix: """
      Look at the file. If flipbook has detected the wrong format, name the right one with --from.
      """,
    example: RuleExample("json", "\(wrong: "")[]")
  )
  /// See ``Limits/recordBytes``.
  public static let recordTooLong = Rule(
    6002,
    "record-too-long",
    .error,
    "A record must not be longer than 16 MiB.",
    why: """
      A bracket or a line that never ends would turn the rest of the file into one record, all \
      of which would have to fit in memory. No game comes near the limit.
      """,
    fix: """
      Look for a bracket that is not closed or a line that never ends, and check that this is the \
      right format.
      """,
    example: RuleExample("transcript", "\(wrong: "")\("f5 d6 c5 f6 e7 f4 ", times: 1_000_000)")
  )
  /// See ``Limits/textBytes``.
  public static let textTooLong = Rule(
    6003,
    "text-too-long",
    .error,
    "A text such as a name or a comment must not be longer than 1 MiB.",
    why: "A missing quotation mark makes everything that follows part of one text. No comment "
      + "comes near the limit, and the text is not kept.",
    fix: "Look for a missing quotation mark or bracket, or keep the text in a file of its own.",
    example: RuleExample(
      "transcript",
      """
      # \(wrong: "")\("A very long remark. ", times: 60_000)
      f5d6
      """
    )
  )
  /// See ``Limits/moves``, ``Limits/tags`` and ``Limits/depth``.
  public static let tooMany = Rule(
    6004,
    "too-many",
    .error,
    "A record must not have more moves, tags or nested levels than the limits allow.",
    why: """
      The largest board has room for 252 moves. A thousand of them are not a game but a damaged \
      file, or one made to exhaust its reader. The rest is not kept.
      """,
    fix: """
      Look at the reported place, and split the record if several records have become one.
      """,
    example: RuleExample(
      "obf",
      """
      ---------------------------OX------XO--------------------------- X;\
      \(" D3:+0;", times: 1_000) \(wrong: "D3:+0");
      """
    )
  )
  /// The text is UTF-16 or UTF-32.
  public static let encoding = Rule(
    5001,
    "encoding",
    .error,
    "Text must be UTF-8.",
    why: """
      Some editors and command lines on Windows write UTF-16, with two bytes for each letter, \
      which flipbook does not read. Other bytes that are not UTF-8 mean a different letter in \
      each character set.
      """,
    fix: "Convert the file, for example with “iconv -f UTF-16 -t UTF-8”.",
    example: RuleExample("transcript", "\(wrong: "")\(bytes: [0xFF, 0xFE, 0x66, 0, 0x35, 0])")
  )
  /// A byte order mark before the first character.
  public static let byteOrderMark = Rule(
    5002,
    "byte-order-mark",
    .note,
    "A text in UTF-8 should not begin with a byte order mark.",
    why: """
      Editors on Windows put these three bytes before a text. Programs that do not expect them \
      read them as its first letter.
      """,
    fix: "Save the file as UTF-8 without a byte order mark, or convert it.",
    example: RuleExample("transcript", "\(wrong: [0xEF, 0xBB, 0xBF])f5d6")
  )
  /// Width or height is odd, or not from 4 to 16.
  public static let boardSize = Rule(
    6005,
    "board-size",
    .error,
    "A board must have an even width and an even height from 4 to 16.",
    why: """
      The four disks of the start are in the centre, and only a board with even sides has four \
      central squares. A board with an odd number of rows has usually lost or gained one.
      """,
    fix: "Compare the rows with the intended board, and add or remove what differs.",
    example: RuleExample(
      "save",
      """
      x00
      \(String.saveRows)\(wrong: "--------")

      """
    )
  )
  /// A row is longer or shorter than the others.
  public static let rowLength = Rule(
    6006,
    "row-length",
    .error,
    "All rows of a board must have the same length.",
    why: """
      It is unknown which square is missing or surplus, so the board is not read. The \
      reversi-ios app crashes on a longer row, and refuses a file with a shorter one.
      """,
    fix: "Compare the row with those above and below it, and add or remove what differs.",
    example: RuleExample(
      "save",
      """
      x00
      --------
      --------
      --------
      ---ox---\(wrong: "-")
      ---xo---
      --------
      --------
      --------

      """
    )
  )
  /// A row contains a symbol other than `x`, `o` and `-`.
  public static let boardSymbol = Rule(
    6007,
    "board-symbol",
    .error,
    "A square of a board must be written as x for dark, o for light or - for empty.",
    why: """
      The reversi-ios app silently reads any other symbol as an empty square, so disks written \
      as capital letters disappear.
      """,
    fix: "Write x, o or -, in lower case.",
    example: RuleExample(
      "save",
      """
      x00
      --------
      --------
      --------
      ---o\(wrong: "X")---
      ---xo---
      --------
      --------
      --------

      """
    )
  )
}

extension [Rule] {
  /// All of these.
  public static let reading: [Rule] = [
    .noRecord,
    .recordTooLong,
    .textTooLong,
    .tooMany,
    .encoding,
    .byteOrderMark,
    .boardSize,
    .rowLength,
    .boardSymbol,
  ]
}
