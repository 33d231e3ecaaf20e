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
