import GameRecords
import ReversiRules
import Testing

@Suite struct `Messages on the app's screen` {
  @Test(arguments: [
    (ScreenMessage.turn(.dark), "x's turn", Disk.dark as Disk?),
    (.turn(.light), "o's turn", .light),
    (.won(.dark), "x won", .dark), (.won(.light), "o won", .light), (.tied, "Tied", nil as Disk?),
  ])
  func `begin with a side, except for a tie`(message: ScreenMessage, text: String, side: Disk?) {
    #expect(message.description == text)
    #expect(message.side == side)
    #expect(text.hasSuffix(message.words))
  }

  @Test func `show the turn, or who has more disks if there is none`() throws {
    let size = try #require(BoardSize(width: 4, height: 4))
    var board = Board(size: size)
    let squares = Array(size.squares)
    #expect(ScreenMessage(Position(board: board, turn: .light)) == .turn(.light))
    #expect(ScreenMessage(Position(board: board, turn: nil)) == .tied)
    board[squares[0]] = .light
    #expect(ScreenMessage(Position(board: board, turn: nil)) == .won(.light))
    board[squares[1]] = .dark
    board[squares[2]] = .dark
    #expect(ScreenMessage(Position(board: board, turn: .light)) == .turn(.light))
    #expect(ScreenMessage(Position(board: board, turn: nil)) == .won(.dark))
  }
}
