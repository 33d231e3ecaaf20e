import GameRecords
import RecordFormats

/// An element that holds a record, as a browser reads it.
struct PictureElement {
  /// Where its tag stands.
  let tag: Range<Int>
  /// The offset behind its end tag; as far as it has been read before that.
  var end: Int
  /// The text between the tags, apart from that of elements within.
  var text: [UInt8] = []
  /// The first reference in the text to something that is not known.
  private(set) var unknownReference: String?

  init(tag: Range<Int>) {
    self.tag = tag
    end = tag.upperBound
  }

  /// Notes a reference to something that is not known.
  mutating func note(_ reference: String?) { unknownReference = unknownReference ?? reference }

  /// Whether an element of some name and identifier holds a record.
  static func holdsRecord(name: some StringProtocol, id: some StringProtocol) -> Bool {
    (name == "metadata" || name == "script") && EmbeddedRecord.hasIdentifier(id)
  }

  /// The text without white space around it, which says nothing in JSON.
  var content: ArraySlice<UInt8> { text[...].trimmed(of: WhiteSpace.isSpaceOrLineEnd) }

  /// Reads the record.
  /// - Parameters:
  ///   - window: the input, from the element's tag on.
  ///   - source: the input's name.
  ///   - format: the format's name.
  ///   - isEditable: whether the window has the bytes of the input and not others in their place.
  /// - Returns: the record with what was found in it, at the element's tag where nobody knows better.
  func parse(
    in window: inout InputWindow,
    source: String,
    format: String,
    isEditable: Bool
  ) -> ParsedRecord {
    let content = content
    let literal = literalStart(of: content, in: window)
    let text = SourceText(
      name: source,
      bytes: content,
      start: window.position(at: literal ?? tag.upperBound)
    )
    var parsed = EmbeddedRecord.parse(text, format: format)
    if literal == nil {
      let element = self.source(in: &window, named: source)
      parsed = parsed.pointing(at: element.place(of: 0..<tag.count), in: element, format: format)
    }
    if literal == nil || !isEditable {
      for index in parsed.findings.indices { parsed.findings[index].repair = nil }
    }
    return parsed
  }

  /// The element as it stands in the input.
  func source(in window: inout InputWindow, named name: String) -> SourceText {
    let start = max(tag.lowerBound, window.start.offset)
    return SourceText(
      name: name,
      bytes: window[start..<end],
      start: window.position(at: start)
    )
  }

  /// Where the text stands in the input letter by letter, if it does.
  private func literalStart(of content: ArraySlice<UInt8>, in window: InputWindow) -> Int? {
    let raw = window[tag.upperBound..<end]
    var rest = raw.drop(while: WhiteSpace.isSpaceOrLineEnd)
    let section = "<![CDATA[".utf8
    if rest.starts(with: section) {
      rest = rest.dropFirst(section.count).drop(while: WhiteSpace.isSpaceOrLineEnd)
    }
    guard rest.starts(with: content) else { return nil }
    return tag.upperBound + rest.startIndex - raw.startIndex
  }
}

extension ParsedRecord {
  /// The same with every finding at one place, because nobody knows where each part of it stands.
  fileprivate func pointing(
    at place: Place,
    in source: SourceText,
    format: String
  ) -> ParsedRecord {
    var record = record
    record?.origin = Origin(format: format)
    let findings = findings.map { finding in
      var finding = finding
      let ply = finding.place.ply
      finding.place = place
      finding.place.ply = ply
      return finding
    }
    return ParsedRecord(record: record, findings: findings, source: source)
  }
}
