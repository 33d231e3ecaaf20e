extension RuleExplanations {
  static let reading = RuleExplanations(PackageResources.ReadingRules_md)
}

/// Rules for findings that every reader can report.
extension Rule {
  /// The input contains no record.
  public static let noRecord = Rule(6001, "no-record", .error, page: .reading)
    .requiring("An input must contain at least one record.")
  /// See ``Limits/recordBytes``.
  public static let recordTooLong = Rule(6002, "record-too-long", .error, page: .reading)
    .requiring("A record must not be longer than 16 MiB.")
  /// See ``Limits/textBytes``.
  public static let textTooLong = Rule(6003, "text-too-long", .error, page: .reading)
    .requiring("A text such as a name or a comment must not be longer than 1 MiB.")
  /// See ``Limits/moves``, ``Limits/tags`` and ``Limits/depth``.
  public static let tooMany = Rule(6004, "too-many", .error, page: .reading)
    .requiring("A record must not have more moves, tags or nested levels than the limits allow.")
  /// The text is UTF-16 or UTF-32.
  public static let encoding = Rule(5001, "encoding", .error, page: .reading)
    .requiring("Text must be UTF-8.")
  /// A byte order mark before the first character.
  public static let byteOrderMark = Rule(5002, "byte-order-mark", .note, page: .reading)
    .requiring("A text in UTF-8 should not begin with a byte order mark.")
  /// Width or height is odd, or not from 4 to 16.
  public static let boardSize = Rule(6005, "board-size", .error, page: .reading)
    .requiring("A board must have an even width and an even height from 4 to 16.")
  /// A row is longer or shorter than the others.
  public static let rowLength = Rule(6006, "row-length", .error, page: .reading)
    .requiring("All rows of a board must have the same length.")
  /// A row contains a symbol other than `x`, `o` and `-`.
  public static let boardSymbol = Rule(6007, "board-symbol", .error, page: .reading)
    .requiring("A square of a board must be written as x for dark, o for light or - for empty.")
}

extension [Rule] {
  /// All of these.
  public static let reading: [Rule] = [
    .noRecord, .recordTooLong, .textTooLong, .tooMany, .encoding, .byteOrderMark, .boardSize,
    .rowLength, .boardSymbol,
  ]
}
