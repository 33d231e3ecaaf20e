public import GameRecords

/// The rules of pictures, apart from the records in them.
extension Rule {
  /// There is no record, or none that can be read.
  public static let pictureRecord = Rule(
    1591,
    "picture-record",
    .error,
    "A picture must contain a record.",
    why: """
      Only pictures of games drawn by flipbook contain their record. Single frames do not, and \
      programs that make pictures smaller may remove it. The moves cannot be recovered from the \
      drawing.
      """,
    fix: "Draw the game again, or keep the element with the id “flipbook-record”.",
    example: RuleExample("picture", "\(wrong: "")<svg><rect width=\"8\" height=\"8\"/></svg>")
  )
  /// The message about a picture without a record.
  public static let noPictureRecord =
    "the picture contains no record; only flipbook's pictures of whole games do, not single frames"
  static let pictureCut = Rule(
    1592,
    "picture-cut",
    .warning,
    "A picture should not end before its last element ends.",
    why: """
      The file was cut off in transfer. The record may be complete, but browsers refuse the \
      picture or show only part of it.
      """,
    fix: "Fetch the file again, or draw the game again.",
    example: RuleExample(
      "picture",
      "<svg><metadata id=\"flipbook-record\">{\"moves\": [\"f5\"]}\(wrong: "")"
    )
  )
}

extension [Rule] {
  /// The rules of pictures.
  static let picture: [Rule] = [.pictureRecord, .pictureCut]
}
