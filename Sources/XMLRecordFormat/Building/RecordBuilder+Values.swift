import GameRecords

/// What an attribute or a text element says.
extension RecordBuilder {
  /// An attribute that is ours to understand: those of other namespaces are not, and one with a
  /// prefix for our own is an error.
  mutating func own(
    _ attribute: XMLStartTag.Attribute?,
    of element: XMLElement,
    _ tag: XMLStartTag
  ) -> XMLStartTag.Attribute? {
    guard let attribute, attribute.prefix != nil else { return attribute }
    if attribute.namespace == names.namespace { refuse(attribute, of: element, tag) }
    return nil
  }

  /// Where an attribute's value stands; the whole tag if that cannot be told.
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
    defer {
      text.removeAll(keepingCapacity: true)
      textIsTooLong = false
      hasText = false
    }
    guard !textIsTooLong else {
      reportTooLong("the text", at: range)
      return nil
    }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func reportTooLong(_ what: String, at range: Range<Int>) {
    report(
      .textTooLong,
      "\(what) is longer than \(Limits.textBytes >> 20) MiB; it is left out",
      at: range
    )
  }

  /// One of the words that a value can be.
  mutating func word<Word: CaseIterable & RawRepresentable>(
    _ attribute: XMLStartTag.Attribute,
    _ tag: XMLStartTag,
    as type: Word.Type
  ) -> Word? where Word.RawValue == String {
    let value = Self.trimmed(attribute.value)
    for word in Word.allCases where value.elementsEqual(word.rawValue.utf8) { return word }
    let words = Word.allCases.map(\.rawValue)
    let text = String(decoding: value, as: UTF8.self)
    let near = NearMiss.nearest(to: text, in: words)
    let same = NearMiss.same(as: text, in: words)
    reportValue(
      attribute,
      tag,
      expected: words.dropLast().joined(separator: ", ") + " or " + (words.last ?? ""),
      help: near.map(NearMiss.question),
      repair: (same ?? near).flatMap { replacement(of: attribute, tag, $0, isSafe: same != nil) }
    )
    return nil
  }

  /// A finite number.
  mutating func number(
    _ attribute: XMLStartTag.Attribute,
    _ tag: XMLStartTag,
    atLeast least: Double = -.infinity
  ) -> Double? {
    if let number = DecimalNumber.value(of: Self.trimmed(attribute.value)), number >= least {
      return number
    }
    reportValue(
      attribute,
      tag,
      expected: least == 0 ? "a number that is not negative, such as 1.5" : "a number such as 1.5",
      repair: Self.plainNumber(Self.trimmed(attribute.value), atLeast: least)
        .flatMap { replacement(of: attribute, tag, $0) }
    )
    return nil
  }

  /// A number without a plus sign and with a digit on both sides of its point, if that makes it one.
  private static func plainNumber(
    _ text: UnsafeBufferPointer<UInt8>,
    atLeast least: Double
  ) -> String? {
    var digits = String(decoding: text.prefix(40), as: UTF8.self)
    if digits.hasPrefix("+") { digits.removeFirst() }
    if digits.hasPrefix(".") { digits = "0" + digits }
    if digits.hasPrefix("-.") { digits = "-0" + digits.dropFirst() }
    if digits.hasSuffix(".") { digits.removeLast() }
    let bytes = Array(digits.utf8)
    let number = bytes.withUnsafeBufferPointer(DecimalNumber.value)
    return number.map { $0 >= least } == true ? digits : nil
  }

  /// A count of disks.
  mutating func count(
    _ attribute: XMLStartTag.Attribute,
    _ tag: XMLStartTag
  ) -> Int? {
    if let count = Self.whole(Self.trimmed(attribute.value), 0...256) { return count }
    reportValue(attribute, tag, expected: "a whole number from 0 to 256")
    return nil
  }

  /// The numbers of glyphs, of which there is at least one.
  mutating func glyphs(_ attribute: XMLStartTag.Attribute, _ tag: XMLStartTag) -> [UInt8] {
    let words = attribute.value.split(whereSeparator: Self.isSpace)
    let glyphs = words.compactMap { Self.whole($0, 0...255).map(UInt8.init) }
    if !glyphs.isEmpty, glyphs.count == words.count { return glyphs }
    reportValue(attribute, tag, expected: "whole numbers from 0 to 255, such as 1 or 4 18")
    return []
  }

  /// A whole number in a range, with zeros before it up to three digits.
  static func whole(_ digits: some Collection<UInt8>, _ range: ClosedRange<Int>) -> Int? {
    guard 1...4 ~= digits.count, digits.count < 4 || digits.first != UInt8(ascii: "0"),
      digits.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 })
    else {
      return nil
    }
    let number = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return range.contains(number) ? number : nil
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
    add(
      FindingDraft(
        .xmlValue,
        "\(String(cString: attribute.name)) is \(DisplayText.quote(attribute.text)); "
          + "expected \(expected)",
        help: help,
        at: valueRange(of: attribute, tag),
        ply: ply,
        repair: repair
      )
    )
  }

  /// Gives an attribute another value, which needs no escapes.
  func replacement(
    of attribute: XMLStartTag.Attribute,
    _ tag: XMLStartTag,
    _ value: String,
    isSafe: Bool = true
  ) -> Repair? {
    let range = range(of: tag)
    let text = XMLTagText(window[range], at: range.lowerBound)
    return text.attribute(String(cString: attribute.name))
      .map { .replace($0.value, with: value.utf8, isSafe: isSafe) }
  }

  mutating func reportMissing(
    _ attribute: XMLAttribute,
    of element: XMLElement,
    _ tag: XMLStartTag,
    ply: Int? = nil,
    repair: Repair? = nil
  ) {
    report(
      .xmlMissingAttribute,
      "<\(element.name)> needs the attribute \(attribute.name)",
      at: range(of: tag),
      ply: ply,
      repair: repair
    )
  }

  /// Reports every attribute of ours on an element that has none.
  mutating func refuseAttributes(_ tag: XMLStartTag, of element: XMLElement) {
    for index in 0..<tag.count {
      if let attribute = own(tag[index], of: element, tag) { refuse(attribute, of: element, tag) }
    }
  }

  /// A value without white space at its ends.
  static func trimmed(_ value: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    var start = value.startIndex
    var end = value.endIndex
    while start < end, isSpace(value[start]) { start += 1 }
    while start < end, isSpace(value[end - 1]) { end -= 1 }
    return UnsafeBufferPointer(rebasing: value[start..<end])
  }
}
