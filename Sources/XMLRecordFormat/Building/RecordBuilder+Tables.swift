import GameRecords
import RecordFormats

/// The elements of games other than Reversi: collected, and read when the record is complete.
extension RecordBuilder {
  /// The table of the game that a tag begins a record of, if it is not Reversi.
  func table(for tag: XMLStartTag) -> (any GameTable)? {
    guard names.element(tag.name) == nil, tag.namespace == names.namespace else { return nil }
    let name = String(cString: tag.name)
    return tables.first { $0.game.name == name }
  }

  mutating func startRecord(_ tag: XMLStartTag, of table: any GameTable) {
    let range = range(of: tag)
    open.push(.other, tagEnd: tag.input.end)
    gameCount += 1
    gameStart = range.lowerBound
    game = GameDraft(start: gameStart, number: gameCount)
    var tree = XMLRecordTree(table)
    tree.begin(node(tag))
    self.tree = tree
  }

  mutating func startNode(_ tag: XMLStartTag) {
    guard tag.namespace == names.namespace else {
      refuseForeign(tag, in: .other)
      open.push(.skipped, tagEnd: tag.input.end)
      return
    }
    open.push(.other, tagEnd: tag.input.end)
    let node = node(tag)
    tree?.begin(node)
  }

  private mutating func node(_ tag: XMLStartTag) -> XMLRecordTree.Node {
    let range = range(of: tag)
    let attributes = (0..<tag.count).compactMap { index -> XMLRecordTree.Attribute? in
      guard let attribute = tag[index] else { return nil }
      guard attribute.prefix == nil || attribute.namespace == names.namespace else {
        reportSkipped(attribute, tag)
        return nil
      }
      return XMLRecordTree.Attribute(
        name: attribute.writtenName,
        value: attribute.text,
        place: valueRange(of: attribute, tag)
      )
    }
    return XMLRecordTree.Node(
      name: String(cString: tag.name),
      tag: range,
      attributes: attributes,
      content: range
    )
  }

  mutating func endNode(tagEnd: Int, end: Int) {
    let content = contentRange(tagEnd: tagEnd, end: end)
    guard tree?.end(content: content) == true,
      let tree = tree.take()
    else { return }
    let reading = tree.table.read(tree, from: gameStart, isRoot: open.depth == 0)
    for problem in reading.problems {
      report(
        problem.rule,
        problem.message,
        help: problem.help,
        at: problem.place,
        ply: problem.ply
      )
    }
    guard let game = game.take() else { return }
    let text = text(of: game.start..<end)
    handOver(game, reading.parsed(game.number, text), text: text)
  }
}
