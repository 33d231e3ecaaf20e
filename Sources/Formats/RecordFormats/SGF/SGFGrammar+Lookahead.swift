import GameRecords

/// What the next bytes begin: a game or a variation, more of a tree or the words of a text.
extension SGFGrammar {
  // MARK: - In whole texts

  /// The next byte that is not white space; `nil` at the end.
  var nextByte: UInt8? {
    var rest = self
    return rest.skipSpace()
  }

  /// Whether a bracket of a tree comes next, or the end.
  var isAtBracket: Bool { nextByte.map("()".utf8.contains) ?? true }

  /// Whether a tree can continue here: what comes next are brackets, or a node with a property; in a
  /// node also a property whose name does not look like a word.
  func canContinue(inNode: Bool) -> Bool {
    var rest = self
    let token = rest.next()
    let after = rest.nextByte
    switch token {
    case .open: return after == UInt8(ascii: ";")
    case .close: return after.map("();".utf8.contains) ?? true
    case .node:
      if after.map("();".utf8.contains) ?? true { return true }
      guard case .property = rest.next() else { return false }
      return rest.nextByte == UInt8(ascii: "[")
    case .end: return true
    case .property(let property):
      return inNode && property.range.count <= 2 && after == UInt8(ascii: "[")
        && property.range.allSatisfy { ASCII.isCapital(bytes[$0]) }
    case .stray: return false
    }
  }

  // MARK: - In texts that may continue

  /// Whether the bracket here begins a tree, because a node follows; `nil` when more bytes are
  /// needed, as in all of these.
  var beginsTree: Bool? { isAhead { $0.takeNode() } }

  /// Whether the bracket here, inside of a tree that is not closed, begins another game: its first
  /// property is one that appears only in the first node of a game.
  var beginsRoot: Bool? { isAhead { $0.takeNode() && $0.takeName(of: Self.roots) } }

  /// Whether the bracket here, inside of a value that is not closed, begins another game: two
  /// properties follow that appear only in the first node of a game.
  ///
  /// A comment cannot contain them: the `]` of the first one would close the comment.
  var beginsGame: Bool? {
    isAhead { rest in
      guard rest.takeNode(), rest.takeName(of: Self.roots), let value = rest.nextValue()
      else { return false }
      let isPlain = !rest.bytes[value].contains { #"\[()"#.utf8.contains($0) }
      return isPlain && rest.takeName(of: Self.rootsAndFacts)
    }
  }

  private static let roots: [SGFName] = ["FF", "GM", "CA", "SZ", "AP", "ST"]
  private static let rootsAndFacts = roots + ["PC", "PB", "PW", "EV", "GN", "RE", "DT"]

  /// Whether something can be taken, from not many bytes, so that looking ahead takes little time.
  private func isAhead(_ take: (inout SGFGrammar) -> Bool) -> Bool? {
    let limit = 256
    var rest = SGFGrammar(bytes: UnsafeBufferPointer(rebasing: bytes[offset...].prefix(limit)))
    if take(&rest) { return true }
    return rest.offset == rest.bytes.count && rest.bytes.count < limit ? nil : false
  }

  /// Takes a bracket and the beginning of a node.
  private mutating func takeNode() -> Bool {
    guard case .open = next(), case .node = next() else { return false }
    return true
  }

  /// Takes one of some names before a value.
  private mutating func takeName(of names: [SGFName]) -> Bool {
    guard case .property(let property) = next() else { return false }
    return skipSpace() == UInt8(ascii: "[") && !property.isLowerCase
      && names.contains(property.name)
  }
}
