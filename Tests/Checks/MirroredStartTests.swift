import GameRecords
import ReversiRules
import TestSupport
import Testing

@Suite struct `Moves on a mirrored board` {
  @Test(arguments: [8, 6, 10])
  func `can be those of a whole game with passes`(length: Int) throws {
    let size = try #require(BoardSize(width: length, height: length))
    let start = Position.initial(size: size)
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<20 {
      let moves = start.randomGame(using: &generator)
      for symmetry in Symmetry.all {
        let isMirror = symmetry.image(of: start.board) != start.board
        var record = ReversiRecord(start: start)
        record.moves = moves.map { move in
          guard case .placement(let square) = move else { return move }
          return .placement(symmetry.image(of: square, on: size))
        }
        let expected = isMirror ? ["5:1 mirrored-start"] : []
        #expect(findings(placed(record)) == expected)
        record.moves.removeAll { $0 == .pass }
        record.passMarks = .implied
        #expect(findings(placed(record)) == expected)
      }
    }
  }
}
