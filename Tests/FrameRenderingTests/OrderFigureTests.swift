import FrameRendering
import GameRecords
import ReversiRules
import TestSupport
import Testing

/// What the text renderer draws.
func draw(
  _ replay: Replay,
  style: RenderingOptions.Style,
  plies: ClosedRange<Int>? = nil,
  usesColour: Bool = false
) -> String {
  var text = ""
  let options = RenderingOptions(plies: plies, style: style, usesColour: usesColour)
  TextRenderer().render(replay, options: options) { piece in
    text += piece
    return true
  }
  return text
}

@Suite struct `A figure of the flip order` {
  @Test func `is the one of the specification`() {
    #expect(
      draw(specified, style: .order) == """
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

  @Test func `has columns when it needs two digits`() {
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
      draw(game("d4", from: Position(board: board, turn: .dark)), style: .order)
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
  func `has columns from ten numbers on`(row: String, figure: String) {
    let empty = String(repeating: "\n------------", count: 3)
    let start = Position(board: Board(picture: row + empty), turn: .dark)
    let lines = draw(game("a1", from: start), style: .order).split(separator: "\n")
    #expect(lines.dropFirst().first.map(String.init) == figure)
  }

  @Test func `is drawn for each move of a range, a blank line between`() {
    let replay = game(blocked + "--a3")
    let figure = draw(replay, style: .order, plies: 9...9)
    #expect(figure.hasPrefix("move 9: x pass\n"))
    #expect(figure.dropFirst(15) == replay.position(afterPly: 8).board.description + "\n")
    let both = draw(replay, style: .order, plies: 8...9)
    #expect(both == draw(replay, style: .order, plies: 8...8) + "\n" + figure)
    #expect(draw(replay, style: .order).split(separator: "\n\n").count == 10)
  }
}
