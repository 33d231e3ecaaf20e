/// Findings that every reader can make.
extension Rule {
  /// The input has no record at all.
  public static let noRecord = Rule(
    "no-record",
    .error,
    "An input must hold at least one record."
  )
  /// See ``Limits/recordBytes``.
  public static let recordTooLong = Rule(
    "record-too-long",
    .error,
    "A record must end within the limit for one record."
  )
  /// See ``Limits/textBytes``.
  public static let textTooLong = Rule(
    "text-too-long",
    .error,
    "A text must not be longer than the limit for one text."
  )
  /// See ``Limits/moves``, ``Limits/tags`` and ``Limits/depth``.
  public static let tooMany = Rule(
    "too-many",
    .error,
    "A record must not have more parts than the limits allow."
  )
  /// The text is UTF-16 or UTF-32.
  public static let encoding = Rule(
    "encoding",
    .error,
    "Text must be UTF-8."
  )
  /// A byte order mark before the first character.
  public static let byteOrderMark = Rule(
    "byte-order-mark",
    .note,
    "A byte order mark is not needed in UTF-8."
  )
  /// Width or height is odd, or not from 4 to 16.
  public static let boardSize = Rule(
    "board-size",
    .error,
    "A board must have an even width and an even height from 4 to 16."
  )
  /// A row is longer or shorter than the others.
  public static let rowLength = Rule(
    "row-length",
    .error,
    "All rows of a board must have the same length."
  )
  /// A row holds something else than `x`, `o` and `-`.
  public static let boardSymbol = Rule(
    "board-symbol",
    .error,
    "A board is written with x, o and - only."
  )
}
