import FrameRendering
@testable import FrameRenderingTests
import GameRecords
import Games
import PuzzleRules
import TestSupport
import Testing

/// A page of a game in which panels slide.
@Suite(.needs(.chromium)) struct `A page with panels that slide` {
  private static func puzzle() throws -> PlayedPuzzle {
    var puzzle = Puzzle.solved(size: try #require(PuzzleSize(columns: 4, rows: 3)))
    var generator = SeededGenerator(seed: 4)
    var record = PuzzleRecord(start: puzzle.layout)
    for _ in 0..<12 {
      let panel = try #require(puzzle.movablePanels.randomElement(using: &generator))
      try puzzle.slide(panel: panel)
      record.slides.append(UInt8(panel))
    }
    return PlayedPuzzle(record, try PuzzleReplay(record))
  }

  /// Presses a key and returns the numbers in the table and on the panels, the numbers of the panels
  /// that can slide, the cell of the mark, the counts, the heading and the cells that move: one script, since a slide ends by itself.
  private static func press(_ key: String) -> PageReader.Step {
    .evaluate(
      """
      (() => {
        // The slide of the step before may still be running.
        document.getAnimations().forEach((run) => run.finish());
        dispatchEvent(new KeyboardEvent('keydown', { key: '\(key)' }));
        const all = (selector) => [...document.querySelectorAll(selector)];
        const [table, labels] = ['.squares tr ~ tr td', '.labels text']
          .map((selector) => all(selector).map((cell) => cell.textContent || '-').join(' '));
        const movable = all('.labels .movable').map((label) => label.textContent).join(' ');
        const [x, y] = ['cx', 'cy']
          .map((axis) => (Number(document.querySelector('.mark circle').getAttribute(axis)) + 13) / 40);
        const pieces = all('.pieces *');
        const moving = document.getAnimations().map((run) => pieces.indexOf(run.effect.target))
          .filter((cell) => cell >= 0);
        const words = ['counts', 'place'].map((name) => document.querySelector('.' + name).textContent);
        return [table, labels, movable, `${x},${y}`, ...words, moving].join('|');
      })()
      """
    )
  }

  private static func state(_ frame: Frame, _ moving: GridCell?) -> String {
    let cells = frame.board.size.cells
    let numbers = cells.map { frame.board[$0]?.description ?? "-" }.joined(separator: " ")
    let movable = (frame.hints ?? []).compactMap { frame.board[$0]?.description }
      .joined(separator: " ")
    let mark = frame.lastMove.map { "\($0.x),\($0.y)" } ?? "-99,-99"
    let place = frame.move.map { "Move \(frame.ply) of 12: panel \($0)" } ?? "Start"
    let cell = moving.flatMap { cells.firstIndex(of: $0) }.map(String.init) ?? ""
    return [numbers, numbers, movable, mark, frame.counts[0].text, place, cell].joined(
      separator: "|"
    )
  }

  @Test func `shows each position, and slides the panel that moves, in both directions`() throws {
    let game = try Self.puzzle()
    var options = RenderingOptions()
    options.marksLegalMoves = true
    let frames = Array(game.frames(options))
    let page = String(decoding: try HTMLRenderer().render(game, options), as: UTF8.self)
    let forward = frames.dropFirst().map { Self.state($0, $0.slide?.end) }
    let back = zip(frames, frames.dropFirst()).map { Self.state($0, $1.slide?.start) }
    let steps =
      [Self.press("Home")] + forward.map { _ in Self.press("ArrowRight") }
      + back.map { _ in Self.press("ArrowLeft") }
    for reduced in [false, true] {
      let answers = try PageReader.visit([.init(html: page, reduced: reduced, steps: steps)])[0]
      let expected = [Self.state(frames[0], nil)] + forward + back.reversed()
      for (answer, expected) in zip(answers, expected) {
        let parts = expected.split(separator: "|", omittingEmptySubsequences: false)
        let shown = reduced ? parts.dropLast().joined(separator: "|") + "|" : expected
        #expect(answer.value == "\"\(shown)\"")
      }
      #expect(answers.count == expected.count)
    }
  }
}
