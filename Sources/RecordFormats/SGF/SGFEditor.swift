import RecordText
import GameRecords
import ReversiRules

/// Changes a game tree in place, in its own notation.
struct SGFEditor {
  private let source: SourceText
  private let record: ReversiRecord
  private let nodes: SGFMoveNodes

  init(_ parsed: ParsedRecord) {
    source = parsed.source
    record = parsed.contents
    nodes = parsed.source.bytes.withUnsafeBufferPointer { bytes in
      SGFMoveNodes(of: parsed.contents, in: bytes)
    }
  }

  /// The edits that make a change; `nil` when SGF cannot express it, or only ambiguously.
  func edits(for change: RecordChange) -> [Edit]? {
    guard nodes.moves.count == record.moves.count else { return nil }
    return switch change {
    case .insertPass(let ply, let side): insertion(ofPassBefore: ply, by: side)
    case .removeMoves(let plies): removal(of: plies)
    case .setSides(let sides): replacements(ofSides: sides)
    case .setResult(let result): replacement(ofResult: result)
    case .setTurn(let turn): replacement(ofTurn: turn)
    }
  }

  // MARK: Moves

  /// The moves, each with its node if no other move is in it; `nil` if sides have longer names, as
  /// FF[3] allows.
  private var moves: LetteredMoves? {
    guard nodes.moves.allSatisfy({ $0.name.range.count == 1 }) else { return nil }
    return LetteredMoves(
      source: source,
      record: record,
      row: MoveRow(
        source: source,
        ranges: nodes.moves.map { nodes.ownNode(of: $0) ?? $0.property }
      ),
      letters: nodes.moves.map(\.name.range.lowerBound)
    )
  }

  private func insertion(ofPassBefore ply: Int, by side: Disk) -> [Edit]? {
    guard let moves else { return nil }
    let pass = [side == .dark ? UInt8(ascii: "B") : UInt8(ascii: "W")] + "[".utf8 + pass + "]".utf8
    let semicolon = [UInt8(ascii: ";")]
    guard nodes.moves.indices.contains(ply - 1) else {
      return moves.row.inserting(semicolon + pass, before: ply - 1).map { [$0] }
    }
    let move = nodes.moves[ply - 1]
    if nodes.ownNode(of: move) != nil {
      return moves.row.inserting(semicolon + pass, before: ply - 1).map { [$0] }
    }
    // The node begins again after the pass.
    let start = move.property.lowerBound
    return [Edit(start..<start, pass + semicolon)]
  }

  /// A pass as the file writes it; as the writer does if the file has none.
  private var pass: ArraySlice<UInt8> {
    record.passSpelling(in: source)
      ?? Array((SGFValue.pass(PassWord("pa"), on: record.start.board.size).text ?? "").utf8)[...]
  }

  /// Removes moves if no variation is affected.
  private func removal(of plies: ClosedRange<Int>) -> [Edit]? {
    guard let moves, let turned = moves.turning(without: plies), record.hasNoAnnotations(on: plies),
      record.variations.allSatisfy({ $0.ply < plies.lowerBound }), isInOneTree(plies)
    else { return nil }
    var cells: [Int] = []
    var edits = turned
    for ply in plies {
      guard let range = nodes.removed(with: nodes.moves[ply - 1]) else { return nil }
      if range == moves.row.ranges[ply - 1] {
        cells.append(ply - 1)
      } else {
        edits.append(Edit(range, []))
      }
    }
    return moves.row.removing(cells) + edits
  }

  /// Writes other letters; more than one only if no variation depends on the old ones.
  private func replacements(ofSides sides: [Disk?]) -> [Edit]? {
    guard let edits = moves?.setting(sides), edits.count < 2 || record.variations.isEmpty else {
      return nil
    }
    return edits
  }

  /// Whether no tree begins between the move before a range of moves and the last one of them.
  private func isInOneTree(_ plies: ClosedRange<Int>) -> Bool {
    let before = plies.lowerBound - 2
    let start = nodes.moves.indices.contains(before) ? nodes.moves[before].property.upperBound : 1
    let end = nodes.moves[plies.upperBound - 1].property.upperBound
    return !nodes.brackets.contains { (start..<end).contains($0) }
  }

  // MARK: Facts

  private func replacement(ofResult result: GameResult) -> [Edit]? {
    guard let range = (record.origin?.range(of: .result)?.bytes).map(source.trimmed),
      let text = SGFResult.text(of: result.withMargin(of: record), like: source[range])
    else { return nil }
    return source.edit(range, text.utf8).map { [$0] }
  }

  private func replacement(ofTurn turn: Disk?) -> [Edit]? {
    guard let range = (record.origin?.range(of: .turn)?.bytes).map(source.trimmed) else {
      // After the bracket of the last square that is set up.
      guard let board = record.origin?.range(of: .board)?.bytes else { return nil }
      let end = board.upperBound + 1
      return [Edit(end..<end, "PL[\(SGFValue.text(of: turn))]".utf8)]
    }
    return source.edit(range, SGFValue.text(of: turn, like: source[range]).utf8).map { [$0] }
  }
}

/// The nodes that contain the moves of the main line.
struct SGFMoveNodes {
  /// The place of each move.
  private(set) var moves: [Place] = []
  /// Where trees begin.
  private(set) var brackets: [Int] = []
  private var nodes: [Node] = []

  /// The place of a move.
  struct Place {
    /// The name of its property.
    let name: SGFName
    /// Its property.
    let property: Range<Int>
    fileprivate let node: Int
  }

  /// What a node contains.
  private struct Node {
    var range: Range<Int>
    var moveCount = 0
    /// Whether it contains anything besides clocks.
    var saysMore = false
  }

  /// The nodes of a game tree, as far as the moves are found in them.
  init(of record: ReversiRecord, in bytes: UnsafeBufferPointer<UInt8>) {
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

  /// Whether a move is in a value, with or without white space around it.
  private static func isPlace(
    _ place: SourceRange,
    of value: Range<Int>,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let trimmed = SGFGrammar(bytes).trimmed(value)
    return place.bytes == trimmed
  }

  /// Whether a move is in the first node, which is about the game.
  private func isInRoot(_ move: Place) -> Bool { move.node == 0 }

  /// The node of a move if it is the only one in it; `nil` if more depends on the node.
  func ownNode(of move: Place) -> Range<Int>? {
    nodes[move.node].moveCount == 1 && !isInRoot(move) ? nodes[move.node].range : nil
  }

  /// What is removed with a move: its whole node with its clocks, or only its property if the node
  /// has more moves or is the game's; `nil` if the move is annotated.
  func removed(with move: Place) -> Range<Int>? {
    if isInRoot(move) { return move.property }
    guard !nodes[move.node].saysMore else { return nil }
    return ownNode(of: move) ?? move.property
  }
}

/// Whether a property says how much time or how many moves a side has left.
private func isClock(_ name: SGFName, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  ["BL", "WL", "OB", "OW"].contains(name.text(in: bytes))
}
