package import GameRecords

/// Reads a JSON text (RFC 8259) value by value, in the order of the text, without building a tree.
///
/// Forgives nothing. The caller says what a value must be: each call either reads such a value or
/// throws what is there instead. Nothing is read recursively, so no text can exhaust the stack.
package struct JSONReader {
  /// The text, which must outlive the reader.
  package let bytes: UnsafeBufferPointer<UInt8>
  /// How much has been read.
  package var offset = 0
  /// How many objects and arrays are open.
  package var depth = 0
  /// Errors after which the rest of the text could be read.
  package private(set) var errors = FindingCollector<JSONError>()
  /// The values that were read although they are not in the format's notation.
  private var spellings = FindingCollector<JSONError>(keeping: 1)

  /// What the text is, for errors.
  let name: String

  /// Creates a reader.
  /// - Parameters:
  ///   - bytes: the text.
  ///   - name: what it is, for errors.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, called name: String = "record") {
    self.bytes = bytes
    self.name = name
  }

  /// Keeps an error after which reading can continue, and throws any other.
  package mutating func report(_ error: JSONError) throws(JSONError) {
    guard error.isRecoverable else { throw error }
    if !isReported(error) { report(error.rule, error) }
  }

  /// Whether an error is a key that is missing because it is misspelled, which has been reported.
  private func isReported(_ error: JSONError) -> Bool {
    guard error.rule == .jsonMissingKey else { return false }
    return errors.items.contains {
      $0.rule == .jsonUnknownKey && $0.key == error.key
        && error.range.contains($0.range.lowerBound)
    }
  }

  /// Keeps an error after which reading can continue; only the first ones of a rule are created.
  package mutating func report(_ rule: Rule, _ error: @autoclosure () -> JSONError) {
    errors.add(rule) { error() }
  }

  /// Notes a value in another notation that can only mean one thing; the first one is reported.
  package mutating func forgive(_ message: @autoclosure () -> String, at range: Range<Int>) {
    spellings.add(.jsonSpelling) { JSONError(.jsonSpelling, message(), at: range) }
  }

  /// The findings in the order of the text, including the error that ended reading, if any.
  func findings(in source: SourceText, endedBy error: JSONError?) -> [Finding] {
    guard errors.total > 0 || spellings.total > 0 || error != nil else { return [] }
    let found = [errors, spellings].flatMap { $0.map { $0.draft(in: source) }.findings(in: source) }
    // Sorted, because the plies of variations are only checked after all of them have been read.
    return (found + (error.map { [$0.finding(in: source)] } ?? [])).inOrderOfText
  }

  // MARK: Looking

  package var isAtEnd: Bool { offset == bytes.count }

  @inline(__always)
  package mutating func skipWhitespace() {
    while offset < bytes.count, WhiteSpace.isSpaceOrLineEnd(bytes[offset]) { offset += 1 }
  }

  /// Skips white space, and a byte if it comes next.
  @inline(__always)
  package mutating func take(_ byte: UInt8) -> Bool {
    skipWhitespace()
    guard offset < bytes.count, bytes[offset] == byte else { return false }
    offset += 1
    return true
  }

  /// The kind of the value that comes next; the reader is then before it.
  package mutating func peek() throws(JSONError) -> JSONKind {
    skipWhitespace()
    guard offset < bytes.count, let kind = JSONKind(firstByte: bytes[offset]) else {
      throw unexpected(expected: "a value")
    }
    return kind
  }

  /// Throws unless a value of a kind comes next; `what` is that value in words.
  @inline(never)
  package mutating func expect(_ kind: JSONKind, as what: StaticString) throws(JSONError) {
    skipWhitespace()
    if offset < bytes.count, JSONKind(firstByte: bytes[offset]) == kind { return }
    throw try wrongType(expected: what)
  }

  private mutating func wrongType(expected: StaticString) throws(JSONError) -> JSONError {
    let found = try peek()
    let start = offset
    let depth = depth
    // The error is about the whole value, which has to be valid.
    try skipValue(checksTexts: false)
    let range = start..<offset
    (offset, self.depth) = (start, depth)
    return .wrongType(expected: "\(expected)", found: found, at: range)
  }

  // MARK: Objects and arrays

  @inline(__always)
  package mutating func openObject(as what: StaticString = "an object") throws(JSONError) {
    if offset >= bytes.count || bytes[offset] != UInt8(ascii: "{") {
      try expect(.object, as: what)
    }
    try open()
  }

  @inline(__always)
  package mutating func openArray(as what: StaticString = "an array") throws(JSONError) {
    if offset >= bytes.count || bytes[offset] != UInt8(ascii: "[") {
      try expect(.array, as: what)
    }
    try open()
  }

  @inline(__always)
  private mutating func open() throws(JSONError) {
    guard depth < Limits.depth else { throw .tooDeep(at: offset..<offset + 1) }
    depth += 1
    offset += 1
  }

  /// Reads the next key of the open object and its colon, or its closing brace, which gives `nil`.
  ///
  /// `isFirst` says whether no key has been read, and is changed.
  package mutating func nextKey(_ isFirst: inout Bool) throws(JSONError) -> JSONText? {
    if take(UInt8(ascii: "}")) {
      depth -= 1
      return nil
    }
    if !isFirst, !take(UInt8(ascii: ",")) { throw unexpected(expected: "“,” or “}”") }
    skipWhitespace()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else {
      throw unexpected(
        expected: isFirst ? "a key or “}”" : "a key",
        isAfterComma: !isFirst
      )
    }
    isFirst = false
    let key = try readText()
    guard take(UInt8(ascii: ":")) else { throw unexpected(expected: "“:” after the key") }
    return key
  }

  /// Moves to the next element of the open array, or past its closing bracket, which gives `false`.
  ///
  /// `isFirst` says whether no element has been read, and is changed.
  package mutating func nextElement(_ isFirst: inout Bool) throws(JSONError) -> Bool {
    if take(UInt8(ascii: "]")) {
      depth -= 1
      return false
    }
    if !isFirst, !take(UInt8(ascii: ",")) { throw unexpected(expected: "“,” or “]”") }
    skipWhitespace()
    guard offset < bytes.count, JSONKind(firstByte: bytes[offset]) != nil else {
      throw unexpected(
        expected: isFirst ? "a value or “]”" : "a value",
        isAfterComma: !isFirst
      )
    }
    isFirst = false
    return true
  }

  // MARK: The end

  /// Throws unless only white space is left.
  package mutating func finish() throws(JSONError) {
    skipWhitespace()
    guard !isAtEnd else { return }
    throw JSONError(
      .jsonTrailingContent,
      "expected nothing after the \(name), found \(foundHere.words)",
      help: name == "record"
        ? "put several records into an array, or each on a line of its own" : nil,
      at: foundHere.range
    )
  }
}
