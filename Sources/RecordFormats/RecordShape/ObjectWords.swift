/// What is said about one kind of object in a record.
package struct ObjectWords: Sendable {
  /// The name: of the elements of a list in XML, and in schemas.
  package let name: String
  /// The title in a schema.
  package let title: StaticString
  /// The description in a schema; empty if the fields need none.
  package let about: StaticString
  /// The words for such an object in “expected …”.
  package let phrase: StaticString

  package init(
    _ name: String,
    title: StaticString,
    about: StaticString = "",
    phrase: StaticString = "an object"
  ) {
    self.name = name
    self.title = title
    self.about = about
    self.phrase = phrase
  }
}
