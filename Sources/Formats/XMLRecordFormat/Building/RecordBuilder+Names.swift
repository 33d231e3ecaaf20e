import GameRecords

/// Reports elements, attributes and text that do not belong where they are.
extension RecordBuilder {
  /// Reports an element that is not allowed in another one.
  mutating func refuseUnknown(_ tag: XMLStartTag, in parent: String, _ expected: [String]) {
    guard wants(.xmlUnknownElement) else { return }
    let name = String(cString: tag.name)
    let isKnown = contexts.known.contains(tag.name) || tag.name == contexts.collection
    let help =
      if !isKnown, let near = NearMiss.nearest(to: name, in: expected) {
        "did you mean <\(near)>?"
      } else if expected.isEmpty {
        "<\(parent)> contains no elements"
      } else {
        "<\(parent)> can contain " + expected.map { "<\($0)>" }.joined(separator: ", ")
      }
    let shown = DisplayText.escape(name.prefix(40))
    report(
      .xmlUnknownElement,
      isKnown ? "<\(shown)> is not allowed in <\(parent)>" : "unknown element <\(shown)>",
      help: help,
      at: range(of: tag)
    )
  }

  mutating func refuseForeign(_ tag: XMLStartTag, in parent: String, isAllowed: Bool = true) {
    let shown = DisplayText.escape(XMLTagText(window[range(of: tag)], at: 0).name.prefix(40))
    // An undeclared prefix has already been reported.
    if tag.namespace == nil, tag.prefix == nil {
      report(
        .xmlNamespace,
        "<\(shown)> is in no namespace",
        help: "remove xmlns=\"\"",
        at: range(of: tag)
      )
    } else if !isAllowed {
      report(
        .xmlUnknownElement,
        "<\(shown)> is not allowed in <\(parent)>",
        help: "<\(parent)> contains no elements",
        at: range(of: tag)
      )
    } else {
      reportSkipped("<\(shown)>", at: range(of: tag))
    }
  }

  /// Reports something outside of the format that begins with some characters.
  mutating func reportSkipped(_ what: String, from start: StaticString, to end: Int) {
    let mark = Array(start.description.utf8)
    let text = window[..<end]
    let first = text.indices.last { text[$0...].starts(with: mark) }
    reportSkipped(what, at: (first.map { end - (text.endIndex - $0) } ?? end)..<end)
  }

  /// Reports something outside of the format, if that is asked for.
  mutating func reportSkipped(_ what: String, at range: Range<Int>) {
    guard reportsSkipped else { return }
    report(
      .xmlSkipped,
      "\(what) is not part of the records",
      help: "the archive would lose it; move it to another file, or write all records to a new one",
      at: range
    )
  }

  /// The attribute, if it belongs to the format: attributes of other namespaces do not, and one
  /// with a prefix for our own is an error.
  mutating func own(
    _ attribute: XMLStartTag.Attribute?,
    _ tag: XMLStartTag
  ) -> XMLStartTag.Attribute? {
    guard let attribute, attribute.prefix != nil else { return attribute }
    if attribute.namespace == contexts.namespace {
      refuse(attribute, of: XMLTagText(window[range(of: tag)], at: 0).name, [], tag)
    } else if reportsSkipped {
      let name = DisplayText.quote(attribute.writtenName)
      reportSkipped("the attribute \(name)", at: valueRange(of: attribute, tag))
    }
    return nil
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

  mutating func refuse(
    _ attribute: XMLStartTag.Attribute,
    of context: XMLContext,
    _ tag: XMLStartTag
  ) {
    // Only the outermost element has a version.
    let isInner = open.depth > 1
    let names = context.attributes.map(\.name.text).filter { !isInner || $0 != "version" }
    refuse(attribute, of: context.name, names, tag)
  }

  mutating func refuse(
    _ attribute: XMLStartTag.Attribute,
    of element: String,
    _ names: [String],
    _ tag: XMLStartTag
  ) {
    guard wants(.xmlUnknownAttribute) else { return }
    let written = attribute.writtenName
    let isVersion = written == "version" && contexts.games.contains { $0.name.text == element }
    let help: String =
      if isVersion {
        "remove it"
      } else if attribute.prefix != nil {
        "attributes of game records have no prefix"
      } else if let near = NearMiss.nearest(to: written, in: names) {
        NearMiss.question(near)
      } else if names.isEmpty {
        "<\(element)> has no attributes"
      } else {
        "<\(element)> has " + names.joined(separator: ", ")
      }
    let range = range(of: tag)
    let text = XMLTagText(window[range], at: range.lowerBound)
    let isUsual = isVersion && attribute.value.elementsEqual(XMLVocabulary.version.utf8)
    report(
      .xmlUnknownAttribute,
      isVersion
        ? "only the outermost element can have the attribute version"
        : "unknown attribute \(DisplayText.escape(written.prefix(40))) of <\(element)>",
      help: help,
      at: text.attribute(written)?.name ?? range,
      repair: isUsual ? .rewriting : nil
    )
  }

  mutating func reportStrayText(before offset: Int, in element: String) {
    // A text may come in many parts; only the first is reported.
    guard offset > strayTextEnd else { return }
    if strayTextEnd > 0, strayTextEnd >= window.start.offset,
      !window[strayTextEnd..<offset].contains(UInt8(ascii: "<"))
    {
      strayTextEnd = window.first("<", from: offset) ?? window.end
      return
    }
    // It begins after the last tag.
    var start = (window.last(">", before: offset) ?? offset - 1) + 1
    while start < window.end, let byte = window[start..<start + 1].first,
      WhiteSpace.isSpaceOrLineEnd(byte)
    {
      start += 1
    }
    let end = endOfStrayText(from: start)
    guard end > strayTextEnd else { return }
    strayTextEnd = end
    let text = window[start..<end]
    let length =
      text.lastIndex { !WhiteSpace.isSpaceOrLineEnd($0) }.map { $0 + 1 - text.startIndex } ?? 0
    report(
      .xmlStrayText,
      "text is not allowed in <\(element)>",
      help: "write it in an XML comment, <!-- … -->, or in a <tag>",
      at: start..<start + length
    )
  }

  /// Where a text that begins at an offset ends; if it contains a `>`, the parser may not have been
  /// given the rest.
  private func endOfStrayText(from start: Int) -> Int {
    guard start < window.end else { return start }
    let end = window.first("<", from: start)
    guard let greater = window.first(">", from: start), greater < end ?? window.end else {
      return end ?? window.end
    }
    return min(end ?? window.end, window.sight(from: greater))
  }
}
