import RecordFormats

/// Where XML has the field of a table.
extension RecordField {
  /// The name of the elements that have the field's value; `nil` if it is in an attribute or a text.
  var element: String? {
    guard case .element = place else { return nil }
    if case .part(let part) = kind, let list = part.list, !list.hasElement {
      return part.words.name
    }
    return "\(name)"
  }

  /// Whether the value is the text of the object's own element.
  var isText: Bool { if case .text = place { true } else { false } }

  func isElement(_ name: String) -> Bool { element == name }

  func isAttribute(_ name: String) -> Bool {
    attribute.map { "\($0)" == name } ?? false
  }

  /// Whether each of its objects has an element.
  var repeats: Bool {
    if case .part(let part) = kind { part.list?.hasElement == false } else { false }
  }
}
