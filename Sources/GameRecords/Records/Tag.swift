/// A fact that the model has no field for, kept as the file names it.
public struct Tag: Hashable, Sendable {
  /// The name; not empty.
  public var name: String
  /// The value.
  public var value: String

  /// A named value.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

extension [Tag] {
  /// Adds a tag.
  ///
  /// The first one makes room for several: a record with one tends to have more, and to grow step
  /// by step costs more than to read them.
  package mutating func add(_ tag: Tag) {
    if isEmpty { reserveCapacity(8) }
    append(tag)
  }
}
