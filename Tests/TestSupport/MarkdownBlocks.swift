/// The fenced blocks of a Markdown text.
public struct MarkdownBlocks {
  private var lines: [Substring]

  /// One block.
  public struct Block {
    /// The word after the opening fence.
    public let language: String
    /// The lines between the fences, each with a line feed.
    public let text: String
    fileprivate let lines: Range<Int>
  }

  /// Finds the blocks of a text.
  public init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The text with all replacements.
  public var text: String { lines.joined(separator: "\n") }

  /// The blocks from the top.
  public var blocks: [Block] {
    var blocks: [Block] = []
    var start: Int?
    for (index, line) in lines.enumerated() where line.hasPrefix("```") {
      if let opening = start {
        let content = opening + 1..<index
        blocks.append(
          Block(
            language: String(lines[opening].dropFirst(3)),
            text: lines[content].map { $0 + "\n" }.joined(),
            lines: content
          )
        )
        start = nil
      } else {
        start = index
      }
    }
    return blocks
  }

  /// The text outside of blocks.
  public var prose: String {
    var rest = lines
    for block in blocks.reversed() {
      rest.removeSubrange(block.lines.lowerBound - 1...block.lines.upperBound)
    }
    return rest.joined(separator: "\n")
  }

  /// Replaces the text of a block; each line of the new text ends with a line feed.
  public mutating func replace(_ block: Block, with text: String) {
    let new = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    lines.replaceSubrange(block.lines, with: new)
  }
}
