package import GameRecords

/// Cuts JSON into its records: the lines of JSON Lines, the elements of an array, or a single
/// object.
///
/// The first line shows which it is: a `[` begins an array, unless that is a record itself; an object
/// that is complete in its line begins JSON Lines, and so does one that the next line cannot continue.
/// Broken records do not hide those after them: a line ends at its line end regardless of its content,
/// and elements are found by their brackets.
package struct JSONFramer: Framer {
  enum Mode {
    case beforeMark, beforeContent
    /// In the first line, which begins an object.
    case firstLine
    case lines
    case object
    case beforeElement(isFirst: Bool)
    /// In commas where an element should be; the last one found so far ends at an offset.
    case commas(end: Int)
    case element
    case afterElement
    case afterArray
    case afterObject
    /// After an error between elements.
    case lost
    case done
  }

  var mode = Mode.beforeMark
  var brackets = JSONBrackets()
  /// Where the record begins, and how far the bytes have been looked at.
  var start = 0
  var offset = 0
  /// The line in which the array begins.
  var arrayLine = 1
  /// Finds where the next element begins.
  var search = JSONElementSearch()
  /// Whether an array, of which some bytes are passed, is a record, not a list of them.
  let isRecord: @Sendable (ArraySlice<UInt8>) -> Bool

  /// Creates a framer; by default records are objects.
  package init(_ isRecord: @escaping @Sendable (ArraySlice<UInt8>) -> Bool = { _ in false }) {
    self.isRecord = isRecord
  }

  package mutating func next(in bytes: ArraySlice<UInt8>, atEnd: Bool) -> Framing {
    bytes.withUnsafeBufferPointer { bytes in
      while true {
        if let framing = step(in: bytes, atEnd: atEnd) { return framing }
      }
    }
  }

  package mutating func continuesAtNextLine() -> Bool {
    switch mode {
    case .firstLine, .lines:
      (mode, start, offset) = (.lines, 0, 0)
      return true
    default: return false
    }
  }

  /// Continues in the current mode; `nil` when the mode has changed.
  private mutating func step(in bytes: UnsafeBufferPointer<UInt8>, atEnd: Bool) -> Framing? {
    switch mode {
    case .beforeMark: readMark(in: bytes, atEnd: atEnd)
    case .beforeContent: begin(in: bytes, atEnd: atEnd)
    case .firstLine: readFirstLine(in: bytes, atEnd: atEnd)
    case .lines: readLine(in: bytes, atEnd: atEnd)
    case .object: readObject(in: bytes, atEnd: atEnd)
    case .beforeElement(let isFirst): beginElement(isFirst, in: bytes, atEnd: atEnd)
    case .commas(let end): readCommas(upTo: end, in: bytes, atEnd: atEnd)
    case .element: readElement(in: bytes, atEnd: atEnd)
    case .afterElement: endElement(in: bytes, atEnd: atEnd)
    case .afterArray, .afterObject: readRest(in: bytes, atEnd: atEnd)
    case .lost: findElement(in: bytes, atEnd: atEnd)
    case .done: .end
    }
  }
}

extension JSONFramer {
  mutating func readMark(
    in bytes: UnsafeBufferPointer<UInt8>,
    atEnd: Bool
  ) -> Framing? {
    let mark = ByteOrderMark.utf8
    guard bytes.count >= mark.count || atEnd || !mark.starts(with: bytes) else { return .more }
    mode = .beforeContent
    guard bytes.starts(with: mark) else { return nil }
    let message = "a byte order mark, which JSON does not allow"
    return .finding(FindingDraft(.byteOrderMark, message, at: 0..<mark.count))
  }

  mutating func begin(in bytes: UnsafeBufferPointer<UInt8>, atEnd: Bool) -> Framing? {
    skipWhitespace(in: bytes)
    guard offset < bytes.count else { return atEnd ? .end : .more }
    start = offset
    arrayLine = 1 + ByteCount.lineEnds(in: UnsafeBufferPointer(rebasing: bytes[..<offset]))
    switch bytes[offset] {
    case UInt8(ascii: "[") where !isRecord(Array(bytes[offset...].prefix(4 << 10))[...]):
      offset += 1
      mode = .beforeElement(isFirst: true)
    case UInt8(ascii: "["), UInt8(ascii: "{"): mode = .firstLine
    default: mode = .lines
    }
    return nil
  }

  mutating func readFirstLine(
    in bytes: UnsafeBufferPointer<UInt8>,
    atEnd: Bool
  ) -> Framing? {
    switch brackets.scan(bytes, from: &offset, isElement: false, stopsAtLineEnd: true) {
    case .closed: mode = .lines
    case .lineEnd:
      let next = bytes[offset...].firstIndex { !WhiteSpace.isSpaceOrLineEnd($0) }
      guard next != nil || atEnd else { return .more }
      let canContinue = !brackets.isInString && isOpen(bytes[start..<offset])
      let isNext = next.map { bytes[$0] == UInt8(ascii: "{") } ?? false
      mode = isNext && !canContinue ? .lines : .object
      brackets.endString()
    case .outerEnd, .end:
      guard atEnd else { return .more }
      mode = .object
    }
    return nil
  }

  /// Whether an object that is cut off after some bytes can continue with another object.
  func isOpen(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    switch bytes.last(where: { !WhiteSpace.isSpaceOrLineEnd($0) }) {
    case UInt8(ascii: "["), UInt8(ascii: ","), UInt8(ascii: ":"): true
    default: false
    }
  }
}

extension JSONFramer {
  mutating func skipWhitespace(in bytes: UnsafeBufferPointer<UInt8>) {
    while offset < bytes.count, WhiteSpace.isSpaceOrLineEnd(bytes[offset]) { offset += 1 }
  }

  /// A finding about the bytes here, after which framing continues.
  mutating func finding(
    _ rule: Rule,
    _ message: String,
    help: String? = nil,
    length: Int
  ) -> Framing {
    defer { (start, offset) = (0, 0) }
    let finding = FindingDraft(rule, message, help: help, at: 0..<length)
    return .finding(finding.shifted(by: offset))
  }

  /// The character here, in quotation marks; `nil` while it may continue after the bytes.
  func character(in bytes: UnsafeBufferPointer<UInt8>, atEnd: Bool) -> String? {
    let most = offset + 4
    guard atEnd || bytes.count >= most else { return nil }
    var end = offset + 1
    while end < min(most, bytes.count), bytes[end] & 0xC0 == 0x80 { end += 1 }
    return DisplayText.quote(bytes[offset..<end])
  }
}
