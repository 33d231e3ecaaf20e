import GameRecords
import ReversiRules

/// The nodes that the moves of the main line stand in.
struct SGFMoveNodes {
  /// Where each move stands.
  private(set) var moves: [Place] = []
  /// Where trees begin.
  private(set) var brackets: [Int] = []
  private var nodes: [Node] = []

  /// Where a move stands.
  struct Place {
    /// The name of its property.
    let name: SGFName
    /// Its property.
    let property: Range<Int>
    fileprivate let node: Int
  }

  /// What stands in a node.
  private struct Node {
    var range: Range<Int>
    var moveCount = 0
    /// Whether there is anything besides but clocks.
    var saysMore = false
  }

  /// The nodes of a game tree, as far as the moves are found in them.
  init(of record: GameRecord, in bytes: UnsafeBufferPointer<UInt8>) {
    var places = (record.origin?.moves ?? [])[...]
    var grammar = SGFGrammar(bytes)
    loop: while true {
      switch grammar.next() {
      case .node: nodes.append(Node(range: grammar.offset - 1..<grammar.offset))
      case .open: brackets.append(grammar.offset - 1)
      case .close, .stray: break
      case .end: break loop
      case .name(let name):
        var values: [Range<Int>] = []
        while let value = grammar.nextValue() { values.append(value) }
        guard let value = values.first, let last = values.last, !nodes.isEmpty else { continue }
        let isNext = places.first.map { Self.isPlace($0, of: value, in: bytes) } ?? false
        add(name, name.range.lowerBound..<last.upperBound + 1, isNext: isNext, in: bytes)
        if isNext { places.removeFirst() }
      }
    }
  }

  private mutating func add(
    _ name: SGFName,
    _ property: Range<Int>,
    isNext: Bool,
    in bytes: UnsafeBufferPointer<UInt8>
  ) {
    let node = nodes.count - 1
    nodes[node].range = nodes[node].range.lowerBound..<property.upperBound
    switch name.property {
    case .dark, .light:
      nodes[node].moveCount += 1
      if isNext { moves.append(Place(name: name, property: property, node: node)) }
    default: nodes[node].saysMore = nodes[node].saysMore || !isClock(name, in: bytes)
    }
  }

  /// Whether a move stands in a value, with white space around it or without.
  private static func isPlace(
    _ place: SourceRange,
    of value: Range<Int>,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let trimmed = SGFGrammar(bytes).trimmed(value)
    return place.bytes == trimmed
  }

  /// Whether a move stands in the first node, which is that of the game.
  private func isInRoot(_ move: Place) -> Bool { move.node == 0 }

  /// The node of a move, where it is the only one in it; `nil` where more depends on the node.
  func ownNode(of move: Place) -> Range<Int>? {
    nodes[move.node].moveCount == 1 && !isInRoot(move) ? nodes[move.node].range : nil
  }

  /// What goes with a move that is taken out: its whole node with its clocks, or its property alone
  /// where the node has more moves or is that of the game; `nil` where something is said of it.
  func removed(with move: Place) -> Range<Int>? {
    if isInRoot(move) { return move.property }
    guard !nodes[move.node].saysMore else { return nil }
    return ownNode(of: move) ?? move.property
  }
}

/// Whether a property tells how much time or how many moves a side has left.
private func isClock(_ name: SGFName, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  ["BL", "WL", "OB", "OW"].contains(name.text(in: bytes))
}
