import GameRecords

/// A value of a ``JSONTree``.
@usableFromInline
package struct JSONValue {
  fileprivate let tree: JSONTree
  fileprivate let index: Int

  package init(tree: JSONTree, index: Int) {
    self.tree = tree
    self.index = index
  }

  private var node: JSONTree.Node { tree.nodes[index] }
  package var kind: JSONKind { node.kind }
  /// The text of the tree.
  var source: SourceText { tree.source }
  /// Whether a mistake in the text ended reading, other than its end.
  package var isDamaged: Bool { tree.isDamaged }

  // MARK: Places

  /// The bytes of the value, of a string with its quotation marks.
  package var range: Range<Int> { tree.place ?? node.range.bytes }
  /// The bytes of the value, of a string without its quotation marks.
  package var innerRange: Range<Int> { tree.place ?? contentRange }
  /// The bytes of the key without its quotation marks.
  package var keyRange: Range<Int> { tree.place ?? node.key.bytes }

  /// Whether the value is in JSON in a string, so that it has no place of its own.
  var isEmbedded: Bool { tree.place != nil }

  private var contentRange: Range<Int> {
    let range = node.range.bytes
    return kind == .string && !range.isEmpty ? range.lowerBound + 1..<range.upperBound - 1 : range
  }

  // MARK: Inside

  /// The values directly inside an object or array; none for any other value.
  package var children: Children { Children(tree: tree, index: index + 1, end: Int(node.next)) }

  package struct Children: Sequence, IteratorProtocol {
    fileprivate let tree: JSONTree
    fileprivate var index: Int
    fileprivate let end: Int

    package mutating func next() -> JSONValue? {
      guard index < end else { return nil }
      defer { index = Int(tree.nodes[index].next) }
      return JSONValue(tree: tree, index: index)
    }
  }

  /// The first value of an object for a key, the one that counts.
  package func member(_ key: String) -> JSONValue? {
    kind == .object ? children.first { $0.key == key } : nil
  }

  /// Whether an object has a key.
  package func has(_ key: String) -> Bool { member(key) != nil }

  /// The keys of an object; none of any other value.
  package var keys: [String] { kind == .object ? children.map(\.key) : [] }

  /// The first element of an array that has any.
  package var first: JSONValue? { kind == .array ? children.first { _ in true } : nil }

  /// Whether the value is an array without elements.
  package var isEmptyArray: Bool {
    kind == .array && first == nil && !(node.range.bytes.isEmpty && tree.isDamaged)
  }

  // MARK: Meaning

  package var key: String { String(decoding: contents(node.key.bytes), as: UTF8.self) }

  /// The content of a string, as bytes; for any other value, its source text.
  package var bytes: ArraySlice<UInt8> { contents(contentRange) }

  /// The content of a string.
  package var text: String? { kind == .string && !node.range.bytes.isEmpty ? spelling : nil }

  /// The content of a string, or the source text of any other value.
  package var spelling: String { String(decoding: bytes, as: UTF8.self) }

  package var number: Double? {
    guard kind == .number, !node.range.bytes.isEmpty else { return nil }
    return tree.source.bytes.withUnsafeBufferPointer { bytes in
      var reader = JSONReader(bytes)
      reader.offset = contentRange.lowerBound
      return try? reader.readNumber().value
    }
  }

  /// A whole number, in any notation.
  package var integer: Int? { number.flatMap(Int.init(exactly:)) }

  /// A whole number of up to 64 bits, written without a point or an exponent.
  package var bits: UInt64? { kind == .number ? UInt64(spelling) : nil }

  package var boolean: Bool? { kind == .boolean ? bytes.first == UInt8(ascii: "t") : nil }

  private func contents(_ range: Range<Int>) -> ArraySlice<UInt8> {
    let bytes = tree.source[range]
    guard node.hasEscapes else { return bytes }
    return tree.source.bytes.withUnsafeBufferPointer {
      JSONReader($0).unescaped(JSONText(range: range, hasEscapes: true))[...]
    }
  }
}
