/// The namespace of the format.
enum XMLVocabulary {
  static let namespace = "urn:flipbook:game-record"
  static let version = "1"
  /// The element with the records of a collection.
  static let collection = "games"
  /// A row of a board.
  static let row = "row"
  /// The move that is no cell of a board.
  static let pass: StaticString = "pass"
}
