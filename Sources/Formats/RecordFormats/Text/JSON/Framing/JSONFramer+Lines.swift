import GameRecords

/// Lines, or one object.
extension JSONFramer {
  mutating func readLine(in bytes: UnsafeBufferPointer<UInt8>, atEnd: Bool) -> Framing? {
    while start < bytes.count, WhiteSpace.isSpaceOrLineEnd(bytes[start]) { start += 1 }
    offset = max(offset, start)
    if let lineEnd = LineEnd.firstIndex(in: bytes, from: offset) {
      return slice(to: lineEnd, trailing: 1)
    }
    offset = bytes.count
    guard atEnd else { return .more }
    return start < bytes.count ? slice(to: bytes.count) : .end
  }

  mutating func readObject(in bytes: UnsafeBufferPointer<UInt8>, atEnd: Bool) -> Framing? {
    switch brackets.scan(bytes, from: &offset, isElement: false) {
    case .closed: mode = .afterObject
    case .outerEnd, .end, .lineEnd:
      guard atEnd else { return .more }
      mode = .done
    }
    return slice(to: offset)
  }

  /// The bytes from ``start`` as a record; framing continues at its end.
  mutating func slice(to end: Int, trailing: Int = 0) -> Framing {
    defer { (start, offset) = (0, 0) }
    return .slice(skipped: start, length: end - start, trailing: trailing)
  }

  mutating func readRest(in bytes: UnsafeBufferPointer<UInt8>, atEnd: Bool) -> Framing? {
    skipWhitespace(in: bytes)
    guard offset < bytes.count else { return atEnd ? .end : .more }
    guard let found = character(in: bytes, atEnd: atEnd) else { return .more }
    if case .afterArray = mode { mode = .lost } else { mode = .done }
    return finding(
      .jsonTrailingContent,
      "expected the end of the input, found \(found); the rest is not read",
      help: "put several records into an array, or each on a line of its own",
      length: 1
    )
  }
}
