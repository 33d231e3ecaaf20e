import GameRecords
import RecordFormats

/// The elements of one record of a game other than Reversi, as they are written.
struct XMLRecordTree {
  /// One element.
  struct Node {
    let name: String
    /// The place of its start tag.
    let tag: Range<Int>
    let attributes: [Attribute]
    /// The indices of its children.
    var children: [Int] = []
    var text: [UInt8] = []
    var isTextTooLong = false
    /// The place of what is between its tags.
    var content: Range<Int>
  }

  /// One attribute, with the place of its value.
  struct Attribute {
    let name: String
    let value: String
    let place: Range<Int>
  }

  let table: any GameTable
  private(set) var nodes: [Node] = []
  private var open: [Int] = []

  init(_ table: any GameTable) { self.table = table }

  mutating func begin(_ node: Node) {
    if let parent = open.last { nodes[parent].children.append(nodes.count) }
    open.append(nodes.count)
    nodes.append(node)
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let node = open.last else { return }
    if nodes[node].text.count + bytes.count <= Limits.textBytes {
      nodes[node].text.append(contentsOf: bytes)
    } else {
      nodes[node].isTextTooLong = true
    }
  }

  /// Ends the innermost element and returns whether it was the outermost one.
  mutating func end(content: Range<Int>) -> Bool {
    guard let node = open.popLast() else { return true }
    nodes[node].content = content
    return open.isEmpty
  }
}
