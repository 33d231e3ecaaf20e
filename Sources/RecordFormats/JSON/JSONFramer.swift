import GameRecords

/// Cuts JSON into its records: the lines of JSON Lines, the elements of an array, or the one object
/// that there is.
///
/// Whichever it is shows in the first line: a `[` begins an array; an object that is complete in its
/// line begins JSON Lines, and so does one that the next line cannot go on with. Broken records do
/// not hide those after them: a line ends at its line feed whatever it holds, and elements are found
/// by their brackets.
struct JSONFramer: Framer {
  private enum Mode {
    case beforeMark, beforeContent
    /// In the first line, which begins an object.
    case firstLine
    /// After the first line, in which the object did not end.
    case secondLine(canGoOn: Bool)
    case lines
    case object
    case beforeElement(isFirst: Bool)
    case element
    case afterElement
    case afterArray
    case afterObject
    /// After an error between elements.
    case lost
    case done
  }

  private var mode = Mode.beforeMark
  private var brackets = JSONBrackets()
  /// Where the record begins, and how far the bytes have been looked at.
  private var start = 0
  private var offset = 0
  /// The line in which the array begins.
  private var arrayLine = 1
  /// What shows where the next element begins.
  private var search = JSONElementSearch()

  mutating func next(in bytes: ArraySlice<UInt8>, atEnd: Bool) -> Framing {
    bytes.withUnsafeBufferPointer { bytes in
      while true {
        if let framing = step(in: bytes, atEnd: atEnd) { return framing }
      }
    }
  }

  /// Looks on in the present mode: `nil` when the mode has changed.
  private mutating func step(in bytes: UnsafeBufferPointer<UInt8>, atEnd: Bool) -> Framing? {
    switch mode {
    case .beforeMark: readMark(in: bytes, atEnd: atEnd)
    case .beforeContent: begin(in: bytes, atEnd: atEnd)
    case .firstLine: readFirstLine(in: bytes, atEnd: atEnd)
    case .secondLine(let canGoOn): lookAtSecondLine(canGoOn, in: bytes, atEnd: atEnd)
    case .lines: readLine(in: bytes, atEnd: atEnd)
    case .object: readObject(in: bytes, atEnd: atEnd)
    case .beforeElement(let isFirst): beginElement(isFirst, in: bytes, atEnd: atEnd)
    case .element: readElement(in: bytes, atEnd: atEnd)
    case .afterElement: endElement(in: bytes, atEnd: atEnd)
    case .afterArray, .afterObject: readRest(in: bytes, atEnd: atEnd)
    case .lost: findElement(in: bytes, atEnd: atEnd)
    case .done: .end
    }
  }
}

// MARK: The beginning

extension JSONFramer {
  private mutating func readMark(
    in bytes: UnsafeBufferPointer<UInt8>,
    atEnd: Bool
  ) -> Framing? {
    let mark = ByteOrderMark.utf8
    guard bytes.count >= mark.count || atEnd || !mark.starts(with: bytes) else { return .more }
    mode = .beforeContent
    guard bytes.starts(with: mark) else { return nil }
    return .finding(
      skipped: 0,
      length: mark.count,
      FramingFinding(.byteOrderMark, "a byte order mark, which JSON does not have")
    )
  }

  private mutating func begin(in bytes: UnsafeBufferPointer<UInt8>, atEnd: Bool) -> Framing? {
    while offset < bytes.count, JSONReader.isWhitespace(bytes[offset]) {
      if bytes[offset] == UInt8(ascii: "\n") { arrayLine += 1 }
      offset += 1
    }
    guard offset < bytes.count else { return atEnd ? .end : .more }
    start = offset
    switch bytes[offset] {
    case UInt8(ascii: "["):
      offset += 1
      mode = .beforeElement(isFirst: true)
    case UInt8(ascii: "{"): mode = .firstLine
    default: mode = .lines
    }
    return nil
  }

  private mutating func readFirstLine(
    in bytes: UnsafeBufferPointer<UInt8>,
    atEnd: Bool
  ) -> Framing? {
    switch brackets.scan(bytes, from: &offset, isElement: false, stopsAtLineFeed: true) {
    case .closed: mode = .lines
    case .lineFeed:
      mode = .secondLine(canGoOn: !brackets.isInString && isOpen(bytes[start..<offset]))
      brackets.endString()
    case .outerEnd, .end:
      guard atEnd else { return .more }
      mode = .object
    }
    return nil
  }

  /// Whether an object that is cut off behind some bytes can go on with another object.
  private func isOpen(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    switch bytes.last(where: { !JSONReader.isWhitespace($0) }) {
    case UInt8(ascii: "["), UInt8(ascii: ","), UInt8(ascii: ":"): true
    default: false
    }
  }

  private mutating func lookAtSecondLine(
    _ canGoOn: Bool,
    in bytes: UnsafeBufferPointer<UInt8>,
    atEnd: Bool
  ) -> Framing? {
    skipWhitespace(in: bytes)
    guard offset < bytes.count || atEnd else { return .more }
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "{"), !canGoOn {
      mode = .lines
      offset = start
    } else {
      mode = .object
    }
    return nil
  }
}

// MARK: Lines, or one object

extension JSONFramer {
  private mutating func readLine(in bytes: UnsafeBufferPointer<UInt8>, atEnd: Bool) -> Framing? {
    while start < bytes.count, JSONReader.isWhitespace(bytes[start]) { start += 1 }
    offset = max(offset, start)
    if let lineFeed = ByteWord.firstIndex(of: UInt8(ascii: "\n"), in: bytes, from: offset) {
      return slice(to: lineFeed, trailing: 1)
    }
    offset = bytes.count
    guard atEnd else { return .more }
    return start < bytes.count ? slice(to: bytes.count) : .end
  }

  private mutating func readObject(in bytes: UnsafeBufferPointer<UInt8>, atEnd: Bool) -> Framing? {
    switch brackets.scan(bytes, from: &offset, isElement: false) {
    case .closed: mode = .afterObject
    case .outerEnd, .end, .lineFeed:
      guard atEnd else { return .more }
      mode = .done
    }
    return slice(to: offset)
  }

  /// The bytes from ``start`` on as a record, from whose end it goes on.
  private mutating func slice(to end: Int, trailing: Int = 0) -> Framing {
    defer { (start, offset) = (0, 0) }
    return .slice(skipped: start, length: end - start, trailing: trailing)
  }

  private mutating func readRest(in bytes: UnsafeBufferPointer<UInt8>, atEnd: Bool) -> Framing? {
    skipWhitespace(in: bytes)
    guard offset < bytes.count else { return atEnd ? .end : .more }
    if case .afterArray = mode { mode = .lost } else { mode = .done }
    return finding(
      .jsonTrailingContent,
      "expected the end of the input, found \(character(in: bytes))",
      help: "several records stand in an array, or each on a line of its own",
      length: 1
    )
  }
}

// MARK: Elements of an array

extension JSONFramer {
  private mutating func beginElement(
    _ isFirst: Bool,
    in bytes: UnsafeBufferPointer<UInt8>,
    atEnd: Bool
  ) -> Framing? {
    skipWhitespace(in: bytes)
    guard offset < bytes.count else { return atEnd ? cutOff() : .more }
    switch bytes[offset] {
    case UInt8(ascii: "]"):
      mode = .afterArray
      guard !isFirst else {
        offset += 1
        return nil
      }
      return finding(
        .jsonSyntax,
        "expected a record after the comma, found “]”",
        help: "JSON has no comma after the last one",
        length: 1
      )
    case UInt8(ascii: ","):
      mode = .beforeElement(isFirst: false)
      return finding(.jsonSyntax, "expected a record, found “,”", length: 1)
    default:
      search.noteElement(at: offset, in: bytes)
      beginElement()
      return nil
    }
  }

  private mutating func beginElement() {
    mode = .element
    start = offset
    brackets = JSONBrackets()
  }

  private mutating func readElement(in bytes: UnsafeBufferPointer<UInt8>, atEnd: Bool) -> Framing? {
    let isEnd: Bool
    switch bytes[start] {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""):
      isEnd = brackets.scan(bytes, from: &offset, isElement: true) == .end
    default:
      // A number, a word, or nonsense.
      offset = max(offset, start + 1)
      while offset < bytes.count, !Self.delimiters.contains(bytes[offset]) { offset += 1 }
      isEnd = offset == bytes.count
    }
    guard isEnd else {
      mode = .afterElement
      return slice(to: offset)
    }
    guard atEnd else { return .more }
    mode = .done
    return slice(to: offset)
  }

  private static let delimiters = Array(",]}{[\" \t\r\n".utf8)

  private mutating func endElement(in bytes: UnsafeBufferPointer<UInt8>, atEnd: Bool) -> Framing? {
    skipWhitespace(in: bytes)
    guard offset < bytes.count else { return atEnd ? cutOff() : .more }
    switch bytes[offset] {
    case UInt8(ascii: ","):
      mode = .beforeElement(isFirst: false)
      offset += 1
      return nil
    case UInt8(ascii: "]"):
      mode = .afterArray
      offset += 1
      return nil
    case let other:
      let isRecord = other == UInt8(ascii: "{")
      mode = isRecord ? .beforeElement(isFirst: false) : .lost
      return finding(
        .jsonSyntax,
        "expected “,” or “]” after a record, found \(character(in: bytes))",
        length: isRecord ? 0 : 1
      )
    }
  }

  private mutating func findElement(in bytes: UnsafeBufferPointer<UInt8>, atEnd: Bool) -> Framing? {
    guard search.findElement(in: bytes, from: &offset) else { return atEnd ? .end : .more }
    beginElement()
    return nil
  }

  /// The error that the array is not closed, at the end of the input.
  private mutating func cutOff() -> Framing {
    mode = .done
    return finding(
      .jsonTruncated,
      "the input ends inside an array that begins at line \(arrayLine)",
      length: 0
    )
  }
}

// MARK: Helpers

extension JSONFramer {
  private mutating func skipWhitespace(in bytes: UnsafeBufferPointer<UInt8>) {
    while offset < bytes.count, JSONReader.isWhitespace(bytes[offset]) { offset += 1 }
  }

  /// A finding about the bytes here, behind which it goes on.
  private mutating func finding(
    _ rule: Rule,
    _ message: String,
    help: String? = nil,
    length: Int
  ) -> Framing {
    defer { (start, offset) = (0, 0) }
    return .finding(
      skipped: offset,
      length: length,
      FramingFinding(rule, message, help: help)
    )
  }

  /// The character here, in quotation marks.
  private func character(in bytes: UnsafeBufferPointer<UInt8>) -> String {
    var end = offset + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return DisplayText.quote(bytes[offset..<end])
  }
}
