import FrameRendering
import GameRecords
import ReversiPictures
import ReversiRules
import TestSupport
import Testing

/// Draws with the text renderer.
func draw(
  _ replay: Replay,
  style: RenderingOptions.Style,
  plies: ClosedRange<Int>? = nil,
  usesColour: Bool = false
) throws -> String {
  var options = RenderingOptions()
  options.plies = plies
  options.style = style
  options.usesColour = usesColour
  let game = PlayedGame(ReversiRecord(), replay)
  return String(decoding: try TextRenderer().render(game, options), as: UTF8.self)
}

@Suite struct `A figure of the flip order` {
  @Test func `is the one of the specification`() throws {
    #expect(
      try draw(specified, style: .order) == """
        move 1: x e6
        --------
        x-------
        -4------
        --3oo---
        ---2x---
        ----156x
        ---o7o--
        --o-x---

        """
    )
  }

  @Test func `has columns when it needs two digits`() throws {
    let board = Board(
      picture: """
        x--x--x-
        -o-o-o--
        --ooo---
        xoo-ooox
        --ooo---
        -o-o-o--
        x--o--o-
        ---x---x
        """
    )
    #expect(
      try draw(game("d4", from: Position(board: board, turn: .dark)), style: .order)
        == [
          "move 1: x d4",
          " x  -  -  x  -  -  x  -",
          " -  3  -  5  -  7  -  -",
          " -  -  2  4  6  -  -  -",
          " x 20 19  1  8  9 10  x",
          " -  - 17 14 11  -  -  -",
          " - 18  - 15  - 12  -  -",
          " x  -  - 16  -  - 13  -",
          " -  -  -  x  -  -  -  x",
          "",
        ].joined(separator: "\n")
    )
  }

  @Test(arguments: [
    ("-oooooooox--", "123456789x--"),
    ("-ooooooooox-", " 1  2  3  4  5  6  7  8  9 10  x  -"),
  ])
  func `has columns for ten numbers or more`(row: String, figure: String) throws {
    let empty = String(repeating: "\n------------", count: 3)
    let start = Position(board: Board(picture: row + empty), turn: .dark)
    let lines = try draw(game("a1", from: start), style: .order).split(separator: "\n")
    #expect(lines.dropFirst().first.map(String.init) == figure)
  }

  @Test func `is drawn for each move of a range, with a blank line between`() throws {
    let replay = game(blocked + "--a3")
    let figure = try draw(replay, style: .order, plies: 9...9)
    #expect(figure.hasPrefix("move 9: x pass\n"))
    #expect(figure.dropFirst(15) == replay.position(afterPly: 8).board.description + "\n")
    let both = try draw(replay, style: .order, plies: 8...9)
    #expect(try both == draw(replay, style: .order, plies: 8...8) + "\n" + figure)
    #expect(try draw(replay, style: .order).split(separator: "\n\n").count == 10)
  }
}
