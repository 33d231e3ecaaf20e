/// Findings that every reader can make.
extension Rule {
  /// The input has no record at all.
  public static let noRecord = Rule(
    6001,
    "no-record",
    .error,
    "An input must hold at least one record.",
    why: "",
    fix: "",
    example: nil
  )
  /// See ``Limits/recordBytes``.
  public static let recordTooLong = Rule(
    6002,
    "record-too-long",
    .error,
    "A record must end within the limit for one record.",
    why: "",
    fix: "",
    example: nil
  )
  /// See ``Limits/textBytes``.
  public static let textTooLong = Rule(
    6003,
    "text-too-long",
    .error,
    "A text must not be longer than the limit for one text.",
    why: "",
    fix: "",
    example: nil
  )
  /// See ``Limits/moves``, ``Limits/tags`` and ``Limits/depth``.
  public static let tooMany = Rule(
    6004,
    "too-many",
    .error,
    "A record must not have more parts than the limits allow.",
    why: "",
    fix: "",
    example: nil
  )
  /// The text is UTF-16 or UTF-32.
  public static let encoding = Rule(
    5001,
    "encoding",
    .error,
    "Text must be UTF-8.",
    why: "",
    fix: "",
    example: nil
  )
  /// A byte order mark before the first character.
  public static let byteOrderMark = Rule(
    5002,
    "byte-order-mark",
    .note,
    "A byte order mark is not needed in UTF-8.",
    why: "",
    fix: "",
    example: nil
  )
  /// Width or height is odd, or not from 4 to 16.
  public static let boardSize = Rule(
    6005,
    "board-size",
    .error,
    "A board must have an even width and an even height from 4 to 16.",
    why: "",
    fix: "",
    example: nil
  )
  /// A row is longer or shorter than the others.
  public static let rowLength = Rule(
    6006,
    "row-length",
    .error,
    "All rows of a board must have the same length.",
    why: "",
    fix: "",
    example: nil
  )
  /// A row holds something else than `x`, `o` and `-`.
  public static let boardSymbol = Rule(
    6007,
    "board-symbol",
    .error,
    "A board is written with x, o and - only.",
    why: "",
    fix: "",
    example: nil
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
