@testable import Apps
import ReversiRules
import TestSupport
import Testing

@Suite struct `A set of squares as bits` {
  static let sizes = [size(4, 4), size(6, 10), .standard, size(16, 16)]

  @Test(arguments: sizes)
  func `has the squares of the rules' set`(size: BoardSize) {
    for seed in 0..<5 as Range<UInt64> {
      let moves = Position.random(size: size, emptyCount: size.squareCount / 2, seed: seed)
        .legalMoves
      let bits = SquareBits(moves)
      #expect(Array(bits) == Array(moves))
      #expect(bits.count == moves.count)
      #expect(bits == SquareBits(Array(moves)))
    }
  }

  @Test(arguments: sizes)
  func `has the neighbours of each square`(size: BoardSize) {
    let all = SquareBits(Array(size.squares))
    for square in size.squares {
      let near = size.squares.filter { abs($0.x - square.x) <= 1 && abs($0.y - square.y) <= 1 }
      #expect(Array(SquareBits([square]).withNeighbours & all) == near)
    }
  }

  @Test(arguments: sizes)
  func `of a node is that of its board`(size: BoardSize) throws {
    var generator = SeededGenerator(seed: 5)
    var position = Position.initial(size: size)
    var node = try #require(SearchNode(position))
    while position.turn != nil {
      let square = Array(position.legalMoves).randomElement(using: &generator)
      position.play(square)
      node = try #require(square.map(node.placing) ?? node.passing())
      guard let expected = SearchNode(position) else { break }
      #expect(node.board == expected.board)
      #expect(node.own == expected.own)
      #expect(node.opposing == expected.opposing)
      #expect(node.emptyCount == expected.emptyCount)
      #expect(node.lead == expected.lead)
    }
  }
}
