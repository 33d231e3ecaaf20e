import ReversiRules
import TestSupport
import Testing

@Suite struct `Orientations of positions` {
  /// Boards with random disks, of several sizes; 8×8 twice: with bit operations and plain.
  private static func boards(_ generator: inout SeededGenerator) -> [Board] {
    let usual = Board.random(sparseness: 3, using: &generator)
    let others = [(4, 4), (6, 10), (16, 16)].compactMap { BoardSize(width: $0.0, height: $0.1) }
    return [usual, usual.plain]
      + others.map { Board.random(size: $0, sparseness: 3, using: &generator) }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `move each disk as its square, and are undone by the inverse`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for board in Self.boards(&generator) {
      for symmetry in Symmetry.all {
        let image = symmetry.image(of: board)
        #expect(image.size == symmetry.image(of: board.size))
        for square in board.size.squares {
          #expect(image[symmetry.image(of: square, on: board.size)] == board[square])
        }
        #expect(symmetry.inverse.image(of: image) == board)
      }
      for side in Disk.allCases {
        let squares = board.size.squares.filter { board[$0] == side }
        #expect(board.squares(of: side) == SquareSet(squares, size: board.size))
      }
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `have one canonical form, and different positions have another`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for board in Self.boards(&generator) {
      let position = Position(board: board, turn: .light)
      let (canonical, symmetry) = position.canonical
      #expect(symmetry.image(of: position) == canonical)
      for symmetry in Symmetry.all {
        #expect(symmetry.image(of: position).canonical.position == canonical)
        #expect(symmetry.image(of: board).orbitHash == board.orbitHash)
      }
      var other = position
      for square in board.size.squares where board[square] != nil {
        other.board[square] = board[square]?.opponent
        let isImage = Symmetry.all.contains { $0.image(of: other) == position }
        #expect((other.canonical.position == canonical) == isImage)
        other = position
      }
    }
  }

  @Test func `subsets of squares are those of sets`() {
    var generator = SeededGenerator(seed: 3)
    for size in [BoardSize.standard, BoardSize(width: 16, height: 16)].compactMap(\.self) {
      for _ in 0..<200 {
        let sets = (0..<2).map { _ in
          Set(size.squares.filter { _ in Int.random(in: 0..<20, using: &generator) == 0 })
        }
        let squares = sets.map { SquareSet($0, size: size) }
        #expect(squares[0].isSubset(of: squares[1]) == sets[0].isSubset(of: sets[1]))
        #expect(squares[0].isDisjoint(with: squares[1]) == sets[0].isDisjoint(with: sets[1]))
        #expect(squares[0].isSubset(of: SquareSet(sets[0].union(sets[1]), size: size)))
      }
    }
  }
}
