import Foundation
@testable import FrameRendering
@testable import FrameRenderingTests
import GameRecords
import Games
import ReversiRules
import TestSupport
import Testing

@Suite(.serialized, .needs(.chromium))
struct `Marks on a page` {
  /// The moves whose marks are visible, and the places of the pieces and of the mark of the last move.
  private static let script = """
    () => {
      const marks = [...document.querySelectorAll(".board [data-ply]")];
      const seen = marks.filter((mark) => mark.getClientRects().length).map((mark) => mark.dataset.ply);
      const places = [...document.querySelectorAll(".pieces circle")]
        .filter((disk) => disk.getAttribute("fill") !== "none")
        .map((disk) => disk.getAttribute("cx") + disk.getAttribute("cy")
          + disk.getAttribute("fill").slice(-2, -1));
      const last = document.querySelector(".mark circle");
      return [seen.join(" "), places.sort().join(" "), last.getAttribute("cx") + last.getAttribute("cy")];
    }
    """

  private static func facts(_ answers: [PageReader.Answer]) throws -> [[String]] {
    try answers.compactMap(\.value).map { text in
      try JSONDecoder().decode([String].self, from: Data(text.utf8))
    }
  }

  @Test func `are shown with their positions only, in the game and in variations`() throws {
    let page = try PageReader.page(Marked.game)
    let moves = (0...5).flatMap { ply in
      [PageReader.Step.press(ply == 0 ? "Home" : "PageDown"), .evaluate(Self.script)]
    }
    let line = [PageReader.Step.click("[href='#line-1']"), .evaluate(Self.script)]
    let answers = try PageReader.visit([.init(html: page, reduced: true, steps: moves + line)])[0]
    let seen = try Self.facts(answers).map { $0[0] }
    #expect(seen == ["0", "", "2", "", "", "5", "-1"])
    // Without a script, the last position is shown.
    let plain = PageReader.Job(html: page, scripted: false, timed: false, steps: [])
    #expect(try PageReader.visit([plain])[0].isEmpty)
    let parts = page.split(separator: "<g data-ply=").dropFirst()
    #expect(
      parts.filter { !$0.prefix { $0 != ">" }.contains("none") }.map { $0.prefix(3) } == ["\"5\""]
    )
  }

  @Test func `have letters that fit their cells`() throws {
    var options = RenderingOptions()
    let labels = ["W", "WW", "WWWW", "MMMMMM", "ABCDEF", "iiiiii", "大森", "大大大大大大", "−1.25", "@%"]
    options.marks = try labels.enumerated().map { index, label in
      try #require(BoardMark("\(GridCell(x: index % 8, y: index / 8))=\(label)") { GridCell($0) })
    }
    let script = """
      () => [...document.querySelectorAll(".board svg g text")]
        .filter((text) => text.getAttribute("font-weight") === "600")
        .map((text) => text.getBBox().width.toFixed(1))
      """
    let page = try PageReader.page(Marked.plain, options)
    let answers = try PageReader.visit([
      .init(html: page, reduced: true, steps: [.evaluate(script)])
    ])
    let widths = try Self.facts(answers[0])[0].compactMap(Double.init)
    // Each label has a line around it.
    #expect(widths.count == 2 * labels.count)
    #expect(widths.allSatisfy { $0 <= 40 }, "\(widths)")
  }

  @Test(arguments: Orientation.allCases)
  func `and all pieces are where a turned board has them`(orientation: Orientation) throws {
    var options = RenderingOptions()
    options.orientation = orientation
    let page = try PageReader.page(Marked.game, options)
    let steps = (0...5).flatMap { ply in
      [PageReader.Step.press(ply == 0 ? "Home" : "PageDown"), .evaluate(Self.script), .read]
    }
    let answers = try PageReader.visit([.init(html: page, reduced: true, steps: steps)])[0]
    let facts = try Self.facts(answers)
    for ply in 0...5 {
      let board = Marked.game.replay.position(afterPly: ply).board
      let places = board.size.squares.compactMap { square in
        board[square].map { disk -> String in
          let place = orientation.place(GridCell(square), on: GridSize(board.size))
          return "\(place.x)\(place.y)\(disk == .dark ? "d" : "l")"
        }
      }
      #expect(facts[ply][1] == places.sorted().joined(separator: " "))
      guard ply > 0, case .placement(let last) = Marked.record.moves[ply - 1] else { continue }
      let place = orientation.place(GridCell(last), on: GridSize(board.size))
      // Letters and outlines take the place of the mark of the last move.
      let isMarked = Marked.texts[ply, default: []].contains { $0.hasPrefix("\(last)=") }
      #expect(facts[ply][2] == (isMarked ? "-99-99" : "\(place.x)\(place.y)"))
    }
    // The table and the words have the names of the squares.
    let upright = try PageReader.states(
      PageReader.page(Marked.game),
      reduced: true,
      steps.filter { if case .evaluate = $0 { false } else { true } }
    )
    #expect(answers.compactMap(\.state) == upright)
  }
}
