extension RuleExplanations {
  static let reading = RuleExplanations(PackageResources.ReadingRules_md)
}

/// Rules for findings that every reader can report.
extension Rule {
  /// The input contains no record.
  public static let noRecord = Rule(6001, "no-record", .error, page: .reading)
  /// See ``Limits/recordBytes``.
  public static let recordTooLong = Rule(6002, "record-too-long", .error, page: .reading)
  /// See ``Limits/textBytes``.
  public static let textTooLong = Rule(6003, "text-too-long", .error, page: .reading)
  /// See ``Limits/moves``, ``Limits/tags`` and ``Limits/depth``.
  public static let tooMany = Rule(6004, "too-many", .error, page: .reading)
  /// The text is UTF-16 or UTF-32.
  public static let encoding = Rule(5001, "encoding", .error, page: .reading)
  /// A byte order mark before the first character.
  public static let byteOrderMark = Rule(5002, "byte-order-mark", .note, page: .reading)
  /// Width or height is odd, or not from 4 to 16.
  public static let boardSize = Rule(6005, "board-size", .error, page: .reading)
  /// A row is longer or shorter than the others.
  public static let rowLength = Rule(6006, "row-length", .error, page: .reading)
  /// A row contains a symbol other than `x`, `o` and `-`.
  public static let boardSymbol = Rule(6007, "board-symbol", .error, page: .reading)
}

extension [Rule] {
  /// All of these.
  public static let reading: [Rule] = [
    .noRecord, .recordTooLong, .textTooLong, .tooMany, .encoding, .byteOrderMark, .boardSize,
    .rowLength, .boardSymbol,
  ]
}
