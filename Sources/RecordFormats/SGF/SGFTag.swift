import GameRecords

/// Which tags can be properties of the first node, and are read back as tags.
enum SGFTag {
  /// Whether a name is one of a property: capital letters only.
  static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }

  /// Whether a property that has a meaning of its own will be a tag again when it is read.
  static func isFree(_ property: SGFProperty, for value: String, in record: GameRecord) -> Bool {
    switch property {
    case .nodeName, .evaluation, .good, .bad, .doubtful, .interesting: true
    case .gameComment: record.comment != nil && !value.isEmpty
    case .darkRating: record.players.dark.rating == nil && isRank(value)
    case .lightRating: record.players.light.rating == nil && isRank(value)
    case .date: !value.isEmpty && isLeft(SGFValue.date(value), beside: record.date)
    case .result: !value.isEmpty && isLeft(SGFResult.result(value), beside: record.result)
    default: false
    }
  }

  private static func isRank(_ value: String) -> Bool {
    !value.isEmpty && SGFValue.number(value) == nil
  }

  /// Whether a value that is read beside a field becomes a tag.
  private static func isLeft<Value: Equatable>(
    _ read: (value: Value?, isWhole: Bool)?,
    beside field: Value?
  ) -> Bool {
    read?.value == field && read?.isWhole != true
  }
}
