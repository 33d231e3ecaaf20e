import GameRecords
import RecordFormats

/// Reports elements, attributes and text that do not belong where they are.
extension RecordBuilder {
  mutating func refuseUnknown(_ tag: XMLStartTag, in parent: XMLElement) {
    // It may be a misspelled child of the parent.
    switch parent {
    case .moves, .variation: lines.lost += 1
    case .game: game?.hasUnknownElement = true
    case .start:
      game?.hasUnknownRow = true
      game?.startIsBroken = true
    default: break
    }
    guard wants(.xmlUnknownElement) else { return }
    let name = String(cString: tag.name)
    let known = XMLElement.named.contains { $0.name == name }
    let expected = XMLElement.named.filter { $0.isAllowed(in: parent) }.map(\.name)
    let near = known ? nil : NearMiss.nearest(to: name, in: expected)
    let help =
      if let near {
        "did you mean <\(near)>?"
      } else if expected.isEmpty {
        "<\(parent.name)> contains no elements"
      } else {
        "<\(parent.name)> can contain " + expected.map { "<\($0)>" }.joined(separator: ", ")
      }
    let shown = DisplayText.escape(name.prefix(40))
    report(
      .xmlUnknownElement,
      known
        ? "<\(shown)> is not allowed in <\(parent.name)>" : "unknown element <\(shown)>",
      help: help,
      at: range(of: tag)
    )
  }

  mutating func refuseForeign(_ tag: XMLStartTag, in parent: XMLElement) {
    let shown = DisplayText.escape(XMLTagText(window[range(of: tag)], at: 0).name.prefix(40))
    // An undeclared prefix has already been reported.
    if tag.namespace == nil, tag.prefix == nil {
      report(
        .xmlNamespace,
        "<\(shown)> is in no namespace",
        help: "remove xmlns=\"\"",
        at: range(of: tag)
      )
    } else if !parent.allowsForeignElements {
      report(
        .xmlUnknownElement,
        "<\(shown)> is not allowed in <\(parent.name)>",
        help: "<\(parent.name)> contains no elements",
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

  mutating func refuse(
    _ attribute: XMLStartTag.Attribute,
    of element: XMLElement,
    _ tag: XMLStartTag
  ) {
    guard wants(.xmlUnknownAttribute) else { return }
    let name = String(cString: attribute.name)
    let written = attribute.writtenName
    // Only the outermost element has a version.
    let isInner = open.depth > 1
    let version = XMLElement.games.attributes.map { "\($0.name)" }
    let names = element.attributes.map { "\($0.name)" }.filter { !isInner || !version.contains($0) }
    let isVersion = isInner && element == .game && version.contains(written)
    let near = NearMiss.nearest(to: name, in: names)
    let help: String =
      if isVersion {
        "remove it"
      } else if attribute.prefix != nil {
        "attributes of game records have no prefix"
      } else if let near {
        NearMiss.question(near)
      } else if names.isEmpty {
        "<\(element.name)> has no attributes"
      } else {
        "<\(element.name)> has " + names.joined(separator: ", ")
      }
    let range = range(of: tag)
    let text = XMLTagText(window[range], at: range.lowerBound)
    let place = text.attribute(written)
    let isUsual = isVersion && attribute.value.elementsEqual(XMLVocabulary.version.utf8)
    report(
      .xmlUnknownAttribute,
      isVersion
        ? "only the outermost element can have the attribute version"
        : "unknown attribute \(DisplayText.escape(written.prefix(40))) of <\(element.name)>",
      help: help,
      at: place?.name ?? range,
      repair: isUsual ? .rewriting : nil
    )
  }

  mutating func reportStrayText(before offset: Int, in element: XMLElement) {
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
      "text is not allowed in <\(element.name)>",
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
