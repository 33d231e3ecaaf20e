import GameRecords

/// What the next bytes begin: a game or a variation, more of a tree or the words of a text.
extension SGFGrammar {
  // MARK: - In whole texts

  /// The next byte that is not white space; `nil` at the end.
  private var nextByte: UInt8? {
    var rest = self
    return rest.skipSpace()
  }

  /// Whether only white space is left.
  var isAtEnd: Bool { nextByte == nil }

  /// Whether a bracket of a tree comes next, or the end.
  var isAtBracket: Bool {
    nextByte.map { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ")") } ?? true
  }

  /// Whether a value comes next.
  var isAtValue: Bool { nextByte == UInt8(ascii: "[") }

  private var isAtNode: Bool { nextByte == UInt8(ascii: ";") }

  private var isAtProperty: Bool {
    var rest = self
    guard case .name = rest.next() else { return false }
    return rest.isAtValue
  }

  /// Whether a tree can continue here: what comes next are brackets, or a node with a property.
  var canContinue: Bool {
    var rest = self
    switch rest.next() {
    case .open:
      if case .node = rest.next() { return true }
      return false
    case .close: return rest.isAtBracket || rest.isAtNode
    case .node: return rest.isAtBracket || rest.isAtNode || rest.isAtProperty
    case .end: return true
    case .name, .stray: return false
    }
  }

  /// Whether a tree can continue here after a property: as at the end of a node, or with a property
  /// whose name does not look like a word.
  var canContinueWithinNode: Bool {
    if canContinue { return true }
    var rest = self
    guard case .name(let name) = rest.next(), name.range.count <= 2 else { return false }
    return rest.isAtValue && name.range.allSatisfy { bytes[$0] < UInt8(ascii: "a") }
  }

  // MARK: - In texts that may continue

  /// Whether the bracket here begins a tree, because a node follows; `nil` when more bytes are
  /// needed, as in all of these.
  var beginsTree: Bool? {
    var rest = self
    return try? rest.takeNode()
  }

  /// Whether the bracket here, inside of a tree that is not closed, begins another game: its first
  /// property is one that appears only in the first node of a game.
  var beginsRoot: Bool? {
    var rest = self
    return try? rest.takeNode() && rest.takeName(of: Self.roots)
  }

  /// Whether the bracket here, inside of a value that is not closed, begins another game: two
  /// properties follow that appear only in the first node of a game.
  ///
  /// A comment cannot contain them: the `]` of the first one would close the comment.
  var beginsGame: Bool? {
    var rest = self
    return try? rest.takeNode() && rest.takeName(of: Self.roots)
      && rest.take(UInt8(ascii: "]")) { !#"\[]()"#.utf8.contains($0) }
      && rest.takeName(of: Self.rootsAndFacts)
  }

  private static let roots = codes([.version, .game, .charset, .size]) + [0x4150, 0x5354]  // AP, ST
  private static let rootsAndFacts =
    roots + codes([.site, .darkName, .lightName, .event, .gameName, .result, .date])
  private static func codes(_ properties: [SGFProperty]) -> [UInt16] { properties.map(\.rawValue) }

  /// More bytes are needed to know what comes next.
  private struct NeedsMore: Error {}

  /// Takes a bracket and the beginning of a node.
  private mutating func takeNode() throws(NeedsMore) -> Bool {
    offset += 1
    return try take(UInt8(ascii: ";"))
  }

  /// Takes one of a list of names, and the bracket of its value.
  private mutating func takeName(of codes: [UInt16]) throws(NeedsMore) -> Bool {
    _ = try skipAhead(while: WhiteSpace.isBlank)
    let start = offset
    _ = try skipAhead(while: Self.isLetter)
    let name = SGFName(start..<offset, of: bytes)
    guard !name.isLowerCase, codes.contains(name.code) else { return false }
    return try take(UInt8(ascii: "["))
  }

  /// Takes a byte if it follows bytes of some kind, by default white space.
  private mutating func take(
    _ byte: UInt8,
    after isSkipped: (UInt8) -> Bool = WhiteSpace.isBlank
  ) throws(NeedsMore) -> Bool {
    guard try skipAhead(while: isSkipped) == byte else { return false }
    offset += 1
    return true
  }

  /// Skips bytes of some kind, but not many, so that looking ahead takes little time.
  /// - Returns: the byte that comes next.
  /// - Throws: ``NeedsMore`` at the end.
  private mutating func skipAhead(while isSkipped: (UInt8) -> Bool) throws(NeedsMore) -> UInt8 {
    let end = min(offset + 64, bytes.count)
    while offset < end, isSkipped(bytes[offset]) { offset += 1 }
    guard offset < bytes.count else { throw NeedsMore() }
    return bytes[offset]
  }
}
