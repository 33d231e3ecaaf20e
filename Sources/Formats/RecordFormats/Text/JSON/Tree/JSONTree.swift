package import GameRecords

/// A JSON text as a tree, for the formats of other programs, whose keys come in any order.
///
/// All values are in one array in the order of the text; strings and numbers are checked at once
/// but only decoded on demand. A class, so that the values of a tree share it.
package final class JSONTree: Sendable {
  package let source: SourceText
  /// The place of the whole text in the text of the record, when it is JSON in a string.
  package let place: Range<Int>?
  /// The first one is the whole text; empty when the text cannot be read.
  package let nodes: [Node]
  /// The errors; if there are no nodes, the last one ended reading.
  package let errors: FindingCollector<JSONError>
  /// Whether a mistake ended reading, other than the end of the text.
  package let isDamaged: Bool

  package struct Node {
    package fileprivate(set) var kind = JSONKind.null
    /// The bytes of the key between its quotation marks; empty when the value has no key.
    package let key: SourceRange
    /// The bytes of the value; empty when the text ends in it.
    package fileprivate(set) var range = SourceRange(0..<0)
    /// The index after the last value inside this one.
    package fileprivate(set) var next: UInt32 = 0
    /// Whether the key, or a string, has escapes.
    package fileprivate(set) var hasEscapes: Bool
  }

  /// More values than any record has.
  package static let mostRecordValues = 100_000

  /// Reads a text.
  /// - Parameters:
  ///   - source: the text.
  ///   - place: its place in the text of the record, when it is JSON in a string.
  ///   - name: what it is, for errors.
  ///   - mostValues: how many values are accepted; each needs some memory.
  ///   - isBeginning: whether it may be cut off; then everything before the first mistake is kept.
  package init(
    _ source: SourceText,
    at place: Range<Int>? = nil,
    called name: String = "record",
    mostValues: Int = mostRecordValues,
    isBeginning: Bool = false
  ) {
    self.source = source
    self.place = place
    (nodes, errors, isDamaged) = source.bytes.withUnsafeBufferPointer { bytes in
      var builder = Builder(reader: JSONReader(bytes, called: name), mostValues: mostValues)
      do throws(JSONError) {
        try builder.read(key: JSONText(range: 0..<0))
        if !isBeginning { try builder.reader.finish() }
        return (builder.nodes, builder.reader.errors, false)
      } catch {
        var errors = builder.reader.errors
        errors.add(error.rule, keeping: .max) { error }
        return (isBeginning ? builder.openNodes : [], errors, error.rule != .jsonTruncated)
      }
    }
  }

  /// The whole text, or `nil` when it cannot be read.
  package var root: JSONValue? { nodes.isEmpty ? nil : JSONValue(tree: self, index: 0) }
}

private struct Builder {
  var reader: JSONReader
  let mostValues: Int
  var nodes: [JSONTree.Node] = []

  /// The values so far; the last ones are not closed, and have everything that follows inside.
  var openNodes: [JSONTree.Node] {
    var nodes = nodes
    for index in nodes.indices where nodes[index].next == 0 {
      nodes[index].next = UInt32(truncatingIfNeeded: nodes.count)
    }
    return nodes
  }

  /// Reads a value and everything in it; the reader limits the depth.
  mutating func read(key: JSONText) throws(JSONError) {
    let index = nodes.count
    nodes.append(JSONTree.Node(key: SourceRange(key.range), hasEscapes: key.hasEscapes))
    let kind = try reader.peek()
    let start = reader.offset
    guard index < mostValues else {
      throw JSONError(.tooMany, "more than \(mostValues) values", at: start..<start)
    }
    nodes[index].kind = kind
    var isFirst = true
    switch kind {
    case .object:
      try reader.openObject()
      while let key = try reader.nextKey(&isFirst) {
        reader.check(key)
        try read(key: key)
      }
    case .array:
      try reader.openArray()
      while try reader.nextElement(&isFirst) { try read(key: JSONText(range: 0..<0)) }
    case .string:
      let text = try reader.readText()
      reader.check(text)
      if text.hasEscapes { nodes[index].hasEscapes = true }
    case .number: _ = try reader.readNumber()
    case .boolean, .null: try reader.skipValue()
    }
    nodes[index].range = SourceRange(start..<reader.offset)
    nodes[index].next = UInt32(truncatingIfNeeded: nodes.count)
  }
}
