import ReversiRules

/// Eight numbers that the value of a position is estimated from.
///
/// All but the last are numbers for the side to move, minus the same for the other side:
///
/// 0. *mobility*: squares where a disk may be placed, counted on the 8×8 board only;
/// 1. *potential mobility*: empty squares next to disks of the other side;
/// 2. *corners*: disks in corners;
/// 3. *X-squares*: disks diagonally next to an empty corner;
/// 4. *C-squares*: disks on an edge next to an empty corner;
/// 5. *stable*: disks in corners or connected with them along an edge, which are never flipped;
/// 6. *disks*: all disks;
/// 7. *last move*: 1 if the side to move is likely to move last, because an odd number of squares is
///   empty; otherwise -1.
typealias Features = SIMD8<Int32>

extension Features {
  /// Creates the features of a position.
  init(_ node: SearchNode, mobility: Int, shape: BoardShape) {
    let empty = node.emptySquares(of: shape)
    let nearEmptyCorner = (empty & shape.corners).withNeighbours
    self.init(
      Int32(mobility),
      node.opposing.potentialMoves(in: empty) - node.own.potentialMoves(in: empty),
      node.lead(in: shape.corners),
      node.lead(in: shape.xSquares & nearEmptyCorner),
      node.lead(in: shape.cSquares & nearEmptyCorner),
      node.own.stableCount(on: shape) - node.opposing.stableCount(on: shape),
      Int32(node.lead),
      node.emptyCount.isMultiple(of: 2) ? -1 : 1
    )
  }

  /// Returns the weights of the features for a board with some disks, in hundredths of a disk.
  static func weights(countsMoves: Bool, diskCount: Int, squareCount: Int) -> Features {
    let stages = countsMoves ? standardWeights : otherWeights
    let (stage, rest) = (diskCount * (stages.count - 1)).quotientAndRemainder(
      dividingBy: squareCount
    )
    let next = stages[Swift.min(stage + 1, stages.count - 1)]
    return (stages[stage] &* Int32(squareCount - rest) &+ next &* Int32(rest)) / Int32(squareCount)
  }

  // One row for each stage of a game, from the empty board to the full one, fitted to the results of
  // some thousand games in which the search played against itself.

  private static let standardWeights: [Features] = [
    [85, 15, 1275, -1680, -600, 480, -40, 290],
    [80, 40, 985, -1500, -505, 470, -45, 270],
    [125, 40, 495, -1105, -95, 280, -50, 265],
    [235, -25, 425, -580, -155, 135, -25, 245],
    [315, -25, 245, -115, -130, 110, 10, 110],
  ]

  private static let otherWeights: [Features] = [
    [0, 125, 1750, -1670, -465, 290, -20, 295],
    [0, 100, 1680, -1265, -475, 290, 0, 310],
    [0, 100, 855, -435, -10, 235, -20, 235],
    [0, 145, 630, -870, -425, 110, 15, 475],
    [0, 275, 470, -550, -460, 70, 50, 465],
  ]
}

extension SearchNode {
  /// The disks of the side to move on some squares, minus those of the other side.
  fileprivate func lead(in squares: SquareBits) -> Int32 {
    Int32((own & squares).count - (opposing & squares).count)
  }
}

extension SquareBits {
  /// Returns the number of empty squares next to these disks, where the other side may move later.
  func potentialMoves(in empty: SquareBits) -> Int32 { Int32((withNeighbours & empty).count) }

  /// Returns the number of disks of a side that are in corners or connected with them.
  fileprivate func stableCount(on shape: BoardShape) -> Int32 {
    var found = self & shape.corners
    guard !found.isEmpty else { return 0 }
    let edges = self & shape.edges
    while true {
      let grown = found | (found.left | found.right | found.above | found.below) & edges
      if grown == found { return Int32(found.count) }
      found = grown
    }
  }
}
