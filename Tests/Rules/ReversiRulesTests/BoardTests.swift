import ReversiRules
import TestSupport
import Testing

@Suite(.waits) struct `A board` {
  @Test func `starts with four disks in the middle`() {
    #expect(
      Board.initial().description == """
        --------
        --------
        --------
        ---ox---
        ---xo---
        --------
        --------
        --------
        """
    )
    #expect(Board.initial(size: size(6, 4)).description == "------\n--ox--\n--xo--\n------")
  }

  @Test(arguments: allSizes)
  func `starts with four legal moves for each side`(size: BoardSize) {
    let board = Board.initial(size: size)
    #expect(board.counts == DiskCounts(dark: 2, light: 2))
    #expect(board.emptyCount == size.squareCount - 4)
    for side in Disk.allCases {
      #expect(board.legalMoves(for: side).count == 4)
      #expect(board.canMove(side))
    }
  }

  @Test(arguments: allSizes)
  func `keeps the disks on its squares`(size: BoardSize) {
    var generator = SeededGenerator(seed: 7)
    var board = Board(size: size)
    #expect(board.emptyCount == size.squareCount)
    let disks = size.squares.map {
      ($0, [Disk.dark, .light, nil].randomElement(using: &generator)!)
    }
    for (square, _) in disks { board[square] = Bool.random(using: &generator) ? .dark : .light }
    for (square, disk) in disks { board[square] = disk }
    for (square, disk) in disks { #expect(board[square] == disk) }
    #expect(board.counts.dark == disks.count { $0.1 == .dark })
    #expect(board.counts.light == disks.count { $0.1 == .light })
    #expect(Board(picture: board.description) == board)
  }

  @Test func `has no disks off the board`() {
    #expect(Board.initial()[.named("p16")] == nil)
    #expect(Board.initial(size: size(4, 4))[.named("e4")] == nil)
  }

  @Test func `refuses a disk off the board`() async {
    await #expect(processExitsWith: .failure) {
      var board = Board.initial()
      board[.named("i1")] = .dark
    }
  }

  @Test(arguments: ["d4", "a1", "d6", "i9"])
  func `does not change by an illegal placement`(name: String) {
    var board = Board.initial()
    #expect(board.place(.dark, at: .named(name)).isEmpty)
    #expect(board == .initial())
  }

  @Test func `is copied by value`() {
    for size in [BoardSize.standard, size(10, 10)] {
      let board = Board.initial(size: size)
      var copy = board
      copy[.named("a1")] = .dark
      #expect(board[.named("a1")] == nil)
      #expect(copy != board)
      copy[.named("a1")] = nil
      #expect(copy == board)
      #expect(copy.hashValue == board.hashValue)
    }
  }
}
