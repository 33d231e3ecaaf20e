public import GameRecords

/// What can be said of a picture, apart from the record in it.
extension Rule {
  /// There is no record, or none that can be taken out.
  public static let pictureRecord = Rule(
    1591,
    "picture-record",
    .error,
    "A picture must hold a record.",
    why: """
      Only pictures that flipbook has drawn of games hold their record, single frames do not, and \
      programs that make pictures smaller may take it out. The moves cannot be told from what is \
      drawn.
      """,
    fix: "Draw the game anew, or keep the element with the id “flipbook-record”.",
    example: RuleExample("picture", "\(wrong: "")<svg><rect width=\"8\" height=\"8\"/></svg>")
  )
  /// What is said of a picture without a record.
  public static let noPictureRecord =
    "a picture without a record; only those that flipbook has drawn of games hold one, not single frames"
  static let pictureCut = Rule(
    1592,
    "picture-cut",
    .warning,
    "A picture should not end before its last element does.",
    why: """
      The file was cut off on its way. The record may be there, but browsers refuse the picture or \
      show a part of it.
      """,
    fix: "Fetch the file again, or draw the game anew.",
    example: RuleExample(
      "picture",
      "<svg><metadata id=\"flipbook-record\">{\"moves\": [\"f5\"]}\(wrong: "")"
    )
  )
}

extension [Rule] {
  /// All of these.
  static let picture: [Rule] = [.pictureRecord, .pictureCut]
}
