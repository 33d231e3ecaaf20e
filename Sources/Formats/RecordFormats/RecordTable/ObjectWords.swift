/// What is said about one kind of object in a record.
package struct ObjectWords: Sendable {
  /// The name of the elements of a list in XML.
  package let name: StaticString
  /// The words for such an object in “expected …”.
  package let phrase: StaticString

  package init(_ name: StaticString, phrase: StaticString = "an object") {
    self.name = name
    self.phrase = phrase
  }
}
