import GameRecords
import RecordFormats

/// An element that contains a record, as a browser reads it.
struct PictureElement {
  /// The place of its tag.
  let tag: Range<Int>
  /// The offset after its end tag; until that is read, after what has been read.
  var end: Int
  /// The text between the tags, without the text of inner elements.
  var text: [UInt8] = []
  /// The first unknown reference in the text.
  private(set) var unknownReference: String?

  init(tag: Range<Int>) {
    self.tag = tag
    end = tag.upperBound
  }

  /// Notes an unknown reference.
  mutating func note(_ reference: String?) { unknownReference = unknownReference ?? reference }

  /// Whether an element with some name and identifier contains a record.
  static func containsRecord(name: some StringProtocol, id: some StringProtocol) -> Bool {
    (name == "metadata" || name == "script") && EmbeddedRecord.hasIdentifier(id)
  }

  /// The text without the white space around it, which has no meaning in JSON.
  var content: ArraySlice<UInt8> { text[...].trimmed(of: WhiteSpace.isSpaceOrLineEnd) }

  /// Reads the record.
  /// - Parameters:
  ///   - window: the input, from the element's tag.
  ///   - source: the input's name.
  ///   - format: the format's name.
  ///   - games: the tables of all games.
  /// - Returns: the record with its findings, at the element's tag where their own places are
  ///   unknown.
  func parse(
    in window: inout InputWindow,
    source: String,
    format: String,
    games: [any GameTable]
  ) -> ParsedRecord {
    let content = content
    let literal = literalStart(of: content, in: window)
    let start = window.position(at: literal ?? tag.upperBound)
    let text = SourceText(name: source, bytes: content, start: start)
    let parsed = EmbeddedRecord.parse(text, format: format, games: games)
    guard literal == nil else { return parsed }
    // The places of the record's parts are unknown.
    let element = window.text(of: max(tag.lowerBound, window.start.offset)..<end, named: source)
    let place = element.place(of: 0..<tag.count)
    let findings = parsed.findings.map { finding in
      var finding = finding
      let ply = finding.place.ply
      finding.place = place
      finding.place.ply = ply
      return finding
    }
    return parsed.with(Origin(format: format), findings, in: element)
  }

  /// Where the input contains the text literally, if it does.
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
