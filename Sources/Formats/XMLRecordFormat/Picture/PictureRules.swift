public import GameRecords

extension RuleExplanations {
  static let picture = RuleExplanations(PackageResources.PictureRules_md)
}

/// The rules of pictures, apart from the records in them.
extension Rule {
  /// There is no record, or none that can be read.
  public static let pictureRecord = Rule(1591, "picture-record", .error, page: .picture)
  /// The message about a picture without a record.
  public static let noPictureRecord =
    "the picture contains no record; only flipbook's pictures of whole games do, not single frames"
  static let pictureCut = Rule(1592, "picture-cut", .warning, page: .picture)
}

extension [Rule] {
  /// The rules of pictures.
  static let picture: [Rule] = [.pictureRecord, .pictureCut]
}
