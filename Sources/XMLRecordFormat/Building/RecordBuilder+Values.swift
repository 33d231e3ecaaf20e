import GameRecords
import RecordFormats

/// Reads the values of attributes and text elements.
extension RecordBuilder {
  /// The attribute, if it belongs to the format: attributes of other namespaces do not, and one
  /// with a prefix for our own is an error.
  mutating func own(
    _ attribute: XMLStartTag.Attribute?,
    of element: XMLElement,
    _ tag: XMLStartTag
  ) -> XMLStartTag.Attribute? {
    guard let attribute, attribute.prefix != nil else { return attribute }
    if attribute.namespace == names.namespace {
      refuse(attribute, of: element, tag)
    } else {
      reportSkipped(attribute, tag)
    }
    return nil
  }

  /// Reports an attribute of another namespace, if that is asked for.
  mutating func reportSkipped(_ attribute: XMLStartTag.Attribute, _ tag: XMLStartTag) {
    guard reportsSkipped else { return }
    let name = DisplayText.quote(attribute.writtenName)
    reportSkipped("the attribute \(name)", at: valueRange(of: attribute, tag))
  }

  /// The place of an attribute's value; the whole tag if that is unknown.
  func valueRange(
    of attribute: XMLStartTag.Attribute,
    _ tag: XMLStartTag
  ) -> Range<Int> {
    if let start = attribute.value.baseAddress, let offset = tag.input.offset(of: start) {
      return offset..<offset + attribute.value.count
    }
    let range = range(of: tag)
    let text = XMLTagText(window[range], at: range.lowerBound)
    return text.attribute(String(cString: attribute.name))?.value ?? range
  }

  /// An attribute's value as free text, or `nil` when it is too long.
  mutating func text(
    of attribute: XMLStartTag.Attribute,
    _ tag: XMLStartTag
  ) -> String? {
    guard attribute.value.count <= Limits.textBytes else {
      reportTooLong("the value", at: valueRange(of: attribute, tag))
      return nil
    }
    return attribute.text
  }

  /// The text of the element that ends, or `nil` when it is too long.
  mutating func takeText(at range: Range<Int>) -> String? {
    defer { text.removeAll() }
    guard !text.isTooLong else {
      reportTooLong("the text", at: range)
      return nil
    }
    return String(decoding: text.bytes, as: UTF8.self)
  }

  private mutating func reportTooLong(_ what: String, at range: Range<Int>) {
    report(
      .textTooLong,
      "\(what) is longer than \(Limits.textBytes >> 20) MiB; it is left out",
      at: range
    )
  }

  mutating func reportValue(
    _ attribute: XMLStartTag.Attribute,
    _ tag: XMLStartTag,
    expected: String,
    help: String? = nil,
    ply: Int? = nil,
    repair: Repair? = nil
  ) {
    guard wants(.xmlValue) else { return }
    report(
      .xmlValue,
      "\(String(cString: attribute.name)) is \(DisplayText.quote(attribute.text)); "
        + "expected \(expected)",
      help: help,
      at: valueRange(of: attribute, tag),
      ply: ply,
      repair: repair
    )
  }

  mutating func reportMissing(
    _ field: RecordField,
    of element: XMLElement,
    _ tag: XMLStartTag,
    ply: Int? = nil,
    repair: Repair? = nil
  ) {
    report(
      .xmlMissingAttribute,
      "<\(element.name)> needs the attribute \(field.attribute ?? field.name)",
      at: range(of: tag),
      ply: ply,
      repair: repair
    )
  }

  /// Reports every attribute in no namespace or ours, on an element that can have none.
  mutating func refuseAttributes(_ tag: XMLStartTag, of element: XMLElement) {
    for index in 0..<tag.count {
      if let attribute = own(tag[index], of: element, tag) { refuse(attribute, of: element, tag) }
    }
  }

  /// A value without white space at its ends.
  static func trimmed(_ value: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: value.trimmed(of: WhiteSpace.isSpaceOrLineEnd))
  }
}
