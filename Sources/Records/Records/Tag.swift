/// A fact for which the model has no property, with the name it has in the file.
public struct Tag: Hashable, Sendable {
  /// The name; not empty.
  public var name: String
  /// The value.
  public var value: String

  /// Creates a tag.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

extension Tag {
  /// The names of the tags that state which file a record came from, and its number in that file.
  package static let sourceNames = ["source_file", "source_record"]
  /// The names of the tags with the numbers of both players in the tables of an archive, dark first.
  package static let playerNumberNames = ["wthor_black", "wthor_white"]
  /// The name of the tag with the number of the event in such a table.
  package static let eventNumberName = "wthor_tournament"
}

extension [Tag] {
  /// Adds a tag.
  ///
  /// The first tag reserves space for several: a record with one usually has more, and growing the
  /// array step by step costs more than reading them.
  package mutating func add(_ tag: Tag) {
    if isEmpty { reserveCapacity(8) }
    append(tag)
  }
}
