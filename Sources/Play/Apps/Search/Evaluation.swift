import ReversiRules

/// Estimates the result of unfinished games.
struct Evaluation {
  let shape: BoardShape
  /// Whether moves are counted.
  ///
  /// Counting them is quick on the 8×8 board only; on others, potential moves are counted instead:
  /// the empty squares next to disks of the other side.
  let countsMoves: Bool
  /// The work of visiting a position, in units of ``Search``.
  let workPerNode: Int
  /// The work of visiting a position in the last plies.
  let workPerLastNode: Int
  /// The weights for each number of empty squares.
  private let weights: [Features]
  /// How promising a move is for its square alone, by raw value.
  private let squareBonus: [Int]

  init(size: BoardSize) {
    shape = BoardShape(size: size)
    countsMoves = size == .standard
    workPerNode = countsMoves ? 5 : 20 + size.squareCount / 4
    workPerLastNode = countsMoves ? 1 : 8
    weights = (0...size.squareCount).map { [countsMoves] emptyCount in
      .weights(
        countsMoves: countsMoves,
        diskCount: size.squareCount - emptyCount,
        squareCount: size.squareCount
      )
    }
    var bonus = Array(repeating: 0, count: 256)
    for square in shape.corners { bonus[Int(square.rawValue)] = 50 }
    for square in shape.xSquares { bonus[Int(square.rawValue)] = -30 }
    for square in shape.cSquares { bonus[Int(square.rawValue)] = -15 }
    squareBonus = bonus
  }

  /// Returns the disks by which the side to move is expected to win, in hundredths.
  func score(of node: SearchNode) -> Int {
    let mobility = countsMoves ? node.moves.count - node.opposingMoveCount : 0
    let features = Features(node, mobility: mobility, shape: shape)
    let score = Int((features &* weights[node.emptyCount]).wrappedSum())
    // A lead has at most as many disks as the board has squares.
    let limit = 100 * (weights.count - 1)
    return min(max(score, -limit), limit)
  }

  /// Returns how promising a move to a square is, given the position that it leads to.
  ///
  /// A corner is promising, a square next to one is not, and neither is a move with many replies.
  func promise(of square: Square, leadingTo node: SearchNode, countingReplies: Bool) -> Int {
    let bonus = squareBonus[Int(square.rawValue)]
    guard countingReplies else { return bonus }
    if countsMoves { return bonus - 8 * node.moves.count }
    return bonus - 8 * Int(node.opposing.potentialMoves(in: node.emptySquares(of: shape)))
  }
}

/// The squares of a board of some size that matter for the value of a position.
struct BoardShape {
  let all: SquareBits
  let corners: SquareBits
  /// The squares diagonally next to a corner, which often lose it.
  let xSquares: SquareBits
  /// The squares on an edge next to a corner.
  let cSquares: SquareBits
  /// The squares on an edge, with the corners.
  let edges: SquareBits

  init(size: BoardSize) {
    func squares(_ isIncluded: (_ fromSide: Int, _ fromTop: Int) -> Bool) -> SquareBits {
      SquareBits(
        size.squares.filter { square in
          isIncluded(
            min(square.x, size.width - 1 - square.x),
            min(square.y, size.height - 1 - square.y)
          )
        }
      )
    }
    all = squares { _, _ in true }
    corners = squares { $0 == 0 && $1 == 0 }
    xSquares = squares { $0 == 1 && $1 == 1 }
    cSquares = squares { $0 + $1 == 1 }
    edges = squares { $0 == 0 || $1 == 0 }
  }
}
