import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `The debugging output of the Redux fork` {
  private static let sizes = stride(from: 4, through: 16, by: 2).flatMap { width in
    stride(from: 4, through: 16, by: 2).compactMap { BoardSize(width: width, height: $0) }
  }

  @Test(arguments: sizes)
  func `is a board whose side to move is missing`(size: BoardSize) {
    var position = Position.initial(size: size)
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<8 {
      let text = debugBoard(position.board).joined(separator: "\n")
      #expect(BoardFormat().readAll(text).flatMap(\.findings).map(\.rule.name) == ["position-turn"])
      let parsed = BoardFormat().readAll(text + "\no\n")
      #expect(parsed.flatMap(\.findings).isEmpty)
      #expect(parsed.map(\.reversi?.start) == [Position(board: position.board, turn: .light)])
      let head = InputHead(of: Array(text.utf8)[...], isWhole: true)
      #expect((BoardFormat().recognise(head) != nil) == position.board.hasFullCentre)
      _ = try? position.play(position.randomMove(using: &generator))
    }
  }
}
