import ReversiRules

/// A position in the search, with what the search needs to know about it at once.
struct SearchNode {
  /// The disks, as the rules know them.
  let board: Board
  /// The side to move.
  let side: Disk
  /// The disks of the side to move.
  let own: SquareBits
  /// The disks of the other side.
  let opposing: SquareBits
  /// The number of squares without a disk.
  let emptyCount: Int
  /// The disks of the side to move minus those of the other.
  let lead: Int

  /// A number for the table of known positions, the same if the sides are exchanged.
  var key: UInt64 {
    let mixed = (own.hash ^ opposing.hash &* 0x94D0_49BB_1331_11EB) &* 0x9E37_79B9_7F4A_7C15
    return mixed ^ mixed >> 32
  }

  /// The squares without a disk.
  func emptySquares(of shape: BoardShape) -> SquareBits { shape.all.subtracting(own | opposing) }

  /// The squares where the side to move may place a disk.
  var moves: SquareSet { board.legalMoves(for: side) }

  /// The number of squares where the other side could place a disk.
  var opposingMoveCount: Int { board.legalMoves(for: side.opponent).count }

  /// Returns the node after a legal placement.
  func placing(at square: Square) -> SearchNode {
    var board = board
    let flips = board.place(side, at: square)
    let flipped = SquareBits(flips.squares)
    var placed = own | flipped
    placed.insert(square)
    return SearchNode(
      board: board,
      side: side.opponent,
      own: opposing.subtracting(flipped),
      opposing: placed,
      emptyCount: emptyCount - 1,
      lead: -(lead + 2 * flips.count + 1)
    )
  }

  /// Returns the node after a pass, or `nil` if the other side cannot move either.
  func passing() -> SearchNode? {
    guard board.canMove(side.opponent) else { return nil }
    return SearchNode(
      board: board,
      side: side.opponent,
      own: opposing,
      opposing: own,
      emptyCount: emptyCount,
      lead: -lead
    )
  }
}

// An extension, so that the structure keeps its memberwise initializer.
extension SearchNode {
  /// Creates the node of a position; `nil` if the game is stated to be over.
  init?(_ position: Position) {
    guard let turn = position.turn else { return nil }
    board = position.board
    side = turn
    let size = position.board.size
    own = SquareBits(size.squares.filter { position.board[$0] == turn })
    opposing = SquareBits(size.squares.filter { position.board[$0] == turn.opponent })
    emptyCount = board.emptyCount
    lead = own.count - opposing.count
  }
}
