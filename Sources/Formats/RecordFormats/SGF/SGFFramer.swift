import GameRecords

/// Cuts a collection into game trees by counting the brackets outside of values.
///
/// A tree that is not closed ends where the next game begins (see ``SGFGrammar/beginsGame``), so
/// that it hides no other game. Trees may nest to any depth here: only the depth is kept.
struct SGFFramer: Framer {
  private var asides = LineAsides()
  /// How far the bytes have been searched.
  private var offset = 0
  /// Where the tree begins whose end is searched for, if there is one.
  private var start: Int?
  private var depth = 0
  private var isInValue = false
  /// The bytes outside of any tree, from the first to the last one that is not white space.
  private var stray: Range<Int>?
  /// How many findings about them there were.
  private var strayCount = 0

  /// The most bytes that one finding covers, and the most findings.
  private static let strayLimits = (bytes: 1 << 20, findings: 100)

  mutating func next(in bytes: ArraySlice<UInt8>, atEnd: Bool) -> Framing {
    if let framing = asides.beforeFirstLine(in: bytes, atEnd: atEnd) { return framing }
    return bytes.withUnsafeBufferPointer { bytes in
      if start == nil {
        search(in: bytes, atEnd: atEnd)
        if let finding = finding(in: bytes, atEnd: atEnd) { return .finding(finding) }
      }
      guard let start else { return atEnd ? .end : .more }
      guard let end = treeEnd(in: bytes, atEnd: atEnd) else { return .more }
      var rest = SGFGrammar(bytes: bytes, offset: end)
      rest.skipSpace()
      (offset, self.start, depth, isInValue, stray) = (0, nil, 0, false, nil)
      return .slice(skipped: start, length: end - start, trailing: rest.offset - end)
    }
  }

  /// Searches for the beginning of a tree.
  private mutating func search(in bytes: UnsafeBufferPointer<UInt8>, atEnd: Bool) {
    while offset < min(bytes.count, Self.strayLimits.bytes) {
      if bytes[offset] == UInt8(ascii: "(") {
        let beginsTree = SGFGrammar(bytes: bytes, offset: offset).beginsTree
        guard let isTree = beginsTree ?? (atEnd ? false : nil) else { return }
        guard !isTree else { return start = offset }
      }
      if !WhiteSpace.isBlank(bytes[offset]) {
        stray = (stray?.lowerBound ?? offset)..<offset + 1
      }
      offset += 1
    }
  }

  /// The finding about the bytes before a tree, if any; the tree is searched for again after it.
  private mutating func finding(
    in bytes: UnsafeBufferPointer<UInt8>,
    atEnd: Bool
  ) -> FindingDraft? {
    let isFull = offset == Self.strayLimits.bytes
    if isFull { stray = (stray?.lowerBound ?? 0)..<offset }
    guard isFull || strayCount < Self.strayLimits.findings && (start != nil || atEnd),
      let stray
    else { return nil }
    (offset, start, self.stray) = (0, nil, nil)
    strayCount += 1
    let isLast = strayCount == Self.strayLimits.findings
    return FindingDraft(
      .sgfStray,
      "\(DisplayText.quote(bytes[stray])) is outside of any game tree"
        + (isLast ? "; further findings like this are not reported" : ""),
      help: "a game tree begins with “(;” and ends with “)”",
      at: stray
    )
  }

  /// The offset after the tree; `nil` when more bytes are needed.
  private mutating func treeEnd(in bytes: UnsafeBufferPointer<UInt8>, atEnd: Bool) -> Int? {
    var grammar = SGFGrammar(bytes: bytes, offset: offset)
    defer { offset = grammar.offset }
    while let mark = isInValue ? grammar.skipInText(to: Self.isMark) : grammar.skipToBracket() {
      switch mark {
      case UInt8(ascii: "["): isInValue = true
      case UInt8(ascii: "]"): isInValue = false
      case UInt8(ascii: "("):
        let beginsNext = isInValue ? grammar.beginsGame : depth > 0 ? grammar.beginsRoot : false
        guard let isNext = beginsNext ?? (atEnd ? false : nil) else { return nil }
        if isNext { return grammar.offset }
        if !isInValue { depth += 1 }
      default:
        depth -= 1
        if depth == 0 { return grammar.offset + 1 }
      }
      grammar.offset += 1
    }
    return atEnd ? bytes.count : nil
  }

  /// Whether a byte of a value ends it, or may begin the next game.
  @inline(__always)
  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "]") || byte == UInt8(ascii: "(")
  }
}
