import GameRecords

/// Cuts a collection into game trees by counting the brackets outside of values.
///
/// A tree that is not closed ends where the next game begins (see ``SGFGrammar/beginsGame``), so
/// that it hides no other game. Trees may nest to any depth here: only the depth is kept.
struct SGFFramer: Framer {
  private var isAtStart = true
  private var gap = Gap()
  private var tree = Tree()
  /// How many findings about stray bytes have been reported.
  private var strayCount = 0

  /// The most findings about stray bytes between trees that are reported.
  private static let strayLimit = 100

  mutating func next(in bytes: ArraySlice<UInt8>, atEnd: Bool) -> Framing {
    if isAtStart {
      if bytes.count < 3, !atEnd { return .more }
      isAtStart = false
      if bytes.starts(with: ByteOrderMark.utf8) {
        return .finding(.byteOrderMark)
      }
    }
    return bytes.withUnsafeBufferPointer { bytes in
      gap.search(bytes, atEnd: atEnd)
      if let finding = strayBytes(in: bytes, atEnd: atEnd) { return .finding(finding) }
      guard gap.endsAtTree else { return atEnd ? .end : .more }
      let start = gap.end
      guard let end = tree.end(in: bytes, from: start, atEnd: atEnd) else { return .more }
      (gap, tree) = (Gap(), Tree())
      var rest = SGFGrammar(bytes, from: end)
      rest.skipSpace()
      return .slice(skipped: start, length: end - start, trailing: rest.offset - end)
    }
  }

  /// The finding about the bytes before a tree, if any; the tree is searched for again after it.
  private mutating func strayBytes(
    in bytes: UnsafeBufferPointer<UInt8>,
    atEnd: Bool
  ) -> FindingDraft? {
    guard strayCount < Self.strayLimit || gap.isFull, gap.endsAtTree || gap.isFull || atEnd,
      let stray = gap.stray
    else { return nil }
    gap = Gap()
    strayCount += 1
    let end = strayCount == Self.strayLimit ? "; further findings like this are not reported" : ""
    return FindingDraft(
      .sgfStray,
      "\(DisplayText.quote(bytes[stray])) is outside of any game tree" + end,
      help: "a game tree begins with “(;” and ends with “)”",
      at: stray
    )
  }
}

extension SGFFramer {
  /// The text before a game tree, which should be only white space.
  private struct Gap {
    /// How far the bytes have been searched.
    private(set) var end = 0
    /// Whether a game tree begins at the end of the gap.
    private(set) var endsAtTree = false
    /// The bytes from the first to the last one that is not white space.
    private(set) var stray: Range<Int>?

    /// The most bytes that one finding covers.
    private static let limit = 1 << 20

    /// Whether so many bytes are outside of any tree that they are reported at once.
    var isFull: Bool { end == Self.limit }

    mutating func search(_ bytes: UnsafeBufferPointer<UInt8>, atEnd: Bool) {
      while !endsAtTree, !isFull, end < bytes.count {
        if bytes[end] == UInt8(ascii: "(") {
          let beginsTree = SGFGrammar(bytes, from: end).beginsTree
          guard let isTree = beginsTree ?? (atEnd ? false : nil) else { return }
          endsAtTree = isTree
          if isTree { return }
        }
        if !WhiteSpace.isBlank(bytes[end]) { stray = (stray?.lowerBound ?? end)..<end + 1 }
        end += 1
      }
      if isFull { stray = (stray?.lowerBound ?? 0)..<end }
    }
  }

  /// A game tree whose end is searched for.
  private struct Tree {
    /// How far it has been searched.
    private var scanned = 0
    private var depth = 0
    private var isInValue = false

    /// The offset after the tree; `nil` when more bytes are needed.
    mutating func end(
      in bytes: UnsafeBufferPointer<UInt8>,
      from start: Int,
      atEnd: Bool
    ) -> Int? {
      var grammar = SGFGrammar(bytes, from: start + scanned)
      defer { scanned = grammar.offset - start }
      while let mark = isInValue ? grammar.skipInText(to: Self.isMark) : grammar.skipToBracket() {
        switch mark {
        case UInt8(ascii: "["): isInValue = true
        case UInt8(ascii: "]"): isInValue = false
        case UInt8(ascii: "("):
          let beginsNext =
            isInValue ? grammar.beginsGame : depth > 0 ? grammar.beginsRoot : false
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
}
