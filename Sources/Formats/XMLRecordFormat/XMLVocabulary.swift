/// The names of the format that are not in a table.
enum XMLVocabulary {
  static let namespace = "urn:flipbook:game-record"
  /// The attribute of the outermost element with the version of the format, and its value.
  static let versionName = "version"
  static let version = "1"
  /// The attributes of the outermost element, as they are written.
  static let rootAttributes = " xmlns=\"\(namespace)\" \(versionName)=\"\(version)\""
  /// The element with the records of a collection.
  static let collection = "games"
  /// A row of a board.
  static let row = "row"
  /// The move that is no cell of a board.
  static let pass: StaticString = "pass"
}
