import FrameRendering
import GameRecords
import ReversiRules
import TestSupport
import Testing

@Suite struct `Frames as text` {
  @Test func `show a move on boards with coordinates`() throws {
    let start = Position.initial(size: BoardSize(width: 4, height: 4) ?? .standard)
    #expect(
      try draw(game("b1", from: start), style: .frames) == """
        start
            a b c d
          1 - - - -
          2 - o x -
          3 - x o -
          4 - - - -
           x's turn   x 2  o 2

        move 1: x b1, placed
            a b c d
          1 -[x]- -
          2 - o x -
          3 - x o -
          4 - - - -
           x's turn   x 2  o 2

        move 1: x b1, flips b2 (1 of 1)
            a b c d
          1 - x - -
          2 -[x]x -
          3 - x o -
          4 - - - -
           x's turn   x 2  o 2

        move 1: x b1, done
            a b c d
          1 - x - -
          2 - x x -
          3 - x o -
          4 - - - -
           o's turn   x 4  o 1

        """
    )
  }

  @Test func `show the alert of a pass`() throws {
    let blocks = try draw(game(blocked + "--a3"), style: .frames, plies: 9...9)
      .split(separator: "\n\n").map { $0.split(separator: "\n").map(String.init) }
    try #require(blocks.count == 3)
    #expect(blocks.map(\.first) == ["after move 8", "move 9: x pass", "move 9: x pass, done"])
    #expect(blocks[1].last == "   Pass: Cannot place a disk. [Dismiss]")
    #expect(
      blocks.map { $0[10] } == [
        "   x's turn   x 8  o 4", "   x's turn   x 8  o 4", "   o's turn   x 8  o 4",
      ]
    )
    #expect(blocks.map(\.count) == [11, 12, 11])
  }

  @Test func `show the end of a game`() throws {
    let end = try draw(game(over), style: .frames).split(separator: "\n").last
    #expect(end == "   x won   x 13  o 0")
    let stopped = Position(board: .initial(), turn: nil)
    let tie = try draw(game("", from: stopped), style: .frames).split(separator: "\n").last
    #expect(tie == "   Tied   x 2  o 2")
  }

  @Test func `name columns and rows up to 16`() throws {
    let size = try #require(BoardSize(width: 16, height: 16))
    let lines = try draw(game("", from: .initial(size: size)), style: .frames).split(
      separator: "\n"
    )
    #expect(lines[1] == "    a b c d e f g h i j k l m n o p")
    #expect(lines[9] == "  8 - - - - - - - o x - - - - - - -")
    #expect(lines[10] == "  9 - - - - - - - x o - - - - - - -")
    #expect(lines[11].hasPrefix(" 10 "))
    #expect(lines[17].hasPrefix(" 16 "))
  }

  @Test(arguments: RenderingOptions.Style.allCases)
  func `are the same without the colours`(style: RenderingOptions.Style) throws {
    let replay = game(blocked + "--a3")
    let coloured = try draw(replay, style: style, usesColour: true)
    #expect(coloured.contains("\u{1B}[") == (style == .frames))
    let plain = coloured.replacing(try Regex("\u{1B}\\[[0-9;]*m"), with: "")
    #expect(try plain == draw(replay, style: style))
  }

  @Test func `mark the disk that changes in colour`() throws {
    let text = try draw(game("d3"), style: .frames, usesColour: true)
    #expect(text.contains("\u{1B}[1mmove 1: x d3, placed\u{1B}[0m\n"))
    #expect(text.contains("[\u{1B}[1;7mx\u{1B}[0m]"))
  }
}
