@testable import FrameRendering
import GameRecords
@testable import Games
import PuzzleRules
import TestSupport
import Testing

/// Frames, figures and words of puzzles.
@Suite struct `A drawn puzzle` {
  static let seeds = 0..<40 as Range<UInt64>

  /// A puzzle that is the same for the same seed.
  static func puzzle(_ seed: UInt64) throws -> PlayedPuzzle {
    var generator = SeededGenerator(seed: seed)
    let record = PuzzleRecord.random(using: &generator)
    return PlayedPuzzle(record, try PuzzleReplay(record))
  }

  /// The panel numbers row by row, 0 for the open cell.
  private static func numbers(_ board: PieceBoard) -> [UInt8] {
    board.size.cells.map { cell in UInt8(board[cell]?.number ?? 0) }
  }

  @Test(arguments: seeds)
  func `has a frame for the start and for each slide`(seed: UInt64) throws {
    let game = try Self.puzzle(seed)
    let frames = game.frames(RenderingOptions())
    #expect(frames.map(\.ply) == Array(0...game.moveCount))
    #expect(frames.map { Self.numbers($0.board) } == game.replay.puzzles.map(\.layout.numbers))
    for (before, after) in zip(frames, frames.dropFirst()) {
      let slide = try #require(after.slide)
      #expect(before.board[slide.start] == after.board[slide.end])
      #expect(before.board[slide.end] == nil && after.board[slide.start] == nil)
      #expect(abs(slide.start.x - slide.end.x) + abs(slide.start.y - slide.end.y) == 1)
      #expect(after.move == after.board[slide.end]?.description)
      #expect(after.lastMove == slide.end)
    }
    let isSolved = game.replay.end.isSolved(game.record.goal)
    #expect(frames.last?.message.words == (isSolved ? "Solved" : ""))
  }

  @Test(arguments: seeds)
  func `has the frames of some slides`(seed: UInt64) throws {
    let game = try Self.puzzle(seed)
    let all = Array(game.frames(RenderingOptions()))
    var options = RenderingOptions()
    for plies in [0...0, 1...1, 2...7, 5...1_000, 900...1_000] {
      options.plies = plies
      let frames = Array(game.frames(options))
      let first = min(max(plies.lowerBound, 1), game.moveCount + 1)
      let last = max(first - 1, min(plies.upperBound, game.moveCount))
      #expect(frames.map(\.board) == all[(first - 1)...last].map(\.board))
      #expect(frames.first?.event == .start && frames.first?.slide == nil)
      #expect(game.moves(options).map(\.ply) == Array(first..<last + 1))
    }
  }

  @Test(arguments: seeds)
  func `shows which panels can slide`(seed: UInt64) throws {
    let game = try Self.puzzle(seed)
    var options = RenderingOptions()
    #expect(game.frames(options).allSatisfy { $0.hints == nil })
    options.marksLegalMoves = true
    for (frame, puzzle) in zip(game.frames(options), game.replay.puzzles) {
      let panels = (frame.hints ?? []).map { frame.board[$0]?.number }
      let isSolved = puzzle.isSolved(game.replay.goal)
      #expect(Set(panels) == (isSolved ? [] : Set(puzzle.movablePanels)))
    }
  }

  @Test(arguments: Effort.seeds(12, all: 40))
  func `underlines the panels that can slide, at the end of each frame`(seed: UInt64) throws {
    let game = try Self.puzzle(seed)
    var options = RenderingOptions()
    options.marksLegalMoves = true
    let frames = game.frames(options)
    let animated = String(decoding: try SVGRenderer().render(game, options), as: UTF8.self)
    // The values of the root's properties, with the time from which they apply, in percent.
    let rules = animated.matches(of: #/@keyframes k\S*?{(.*?})}/#).last?.1 ?? ""
    let keyframes = rules.matches(of: #/([\d.]+)%{(.*?)}/#).map { rule in
      let values = rule.2.matches(of: #/--u([a-p]\d+):([01])/#).map { value in
        (cell: String(value.1), isShown: value.2 == "1")
      }
      return (time: Double(rule.1) ?? 0, values: values)
    }
    let fixed = animated.matches(of: #/height="2" fill="\S+"\/>/#).count
    for frame in frames {
      // After the slide, and before the next frame.
      let time = Double(frame.time) + 0.75 * Double(frame.duration)
      let end = 100 * time / Double(max(1, frames.duration))
      var isShown: [String: Bool] = [:]
      for rule in keyframes where rule.time <= end {
        for value in rule.values { isShown[value.cell] = value.isShown }
      }
      let shown = isShown.filter(\.value).count + fixed
      #expect(shown == frame.hints?.count ?? 0)
      let cells = Set((frame.hints ?? []).map(\.description))
      #expect(isShown.allSatisfy { !$0.value || cells.contains($0.key) })
    }
    options.isStill = true
    let still = String(decoding: try SVGRenderer().render(game, options), as: UTF8.self)
    #expect(still.matches(of: #/height="2"/#).count == frames.last?.hints?.count ?? 0)
  }

  /// Each slide has its number in exactly one figure, on its panel, and no panel slides twice in one.
  @Test(arguments: seeds)
  func `has figures with the number of each slide`(seed: UInt64) throws {
    let game = try Self.puzzle(seed)
    guard game.moveCount > 0 else { return }
    var options = RenderingOptions()
    options.style = .order
    var plies: [Int] = []
    for figure in try game.figures(options) {
      let numbers = figure.numbers.sorted { $0.value < $1.value }
      for (cell, ply) in numbers {
        #expect(figure.board[cell]?.number == Int(game.replay.slides[ply - 1]))
      }
      plies += numbers.map(\.value)
    }
    #expect(plies == Array(1...game.moveCount))
  }

  @Test(arguments: seeds)
  func `is one figure, or an error that says which moves are`(seed: UInt64) throws {
    let game = try Self.puzzle(seed)
    guard game.moveCount > 0 else { return }
    var options = RenderingOptions()
    options.style = .order
    if try game.figures(options).count > 1 {
      let error = try #require(throws: RenderingError.self) { _ = try game.figure(options) }
      let range = try #require(error.help?.split(separator: " ").last?.split(separator: "."))
      options.plies = try #require(Int(range[0]))...(#require(Int(range[1])))
    }
    #expect(try game.figure(options) == game.figures(options)[0])
  }

  @Test func `is text`() throws {
    let record = PuzzleRecord(start: layout("1 2 3/4 0 5"), slides: [5])
    let game = PlayedPuzzle(record, try PuzzleReplay(record))
    #expect(
      String(decoding: try TextRenderer().render(game), as: UTF8.self) == """
        start
            a b c
          1 1 2 3
          2 4 - 5
           0 of 1

        move 1: 5
            a b c
          1 1 2 3
          2 4[5]-
           Solved   1 of 1

        """
    )
    #expect(
      game.alternativeText(RenderingOptions()) == """
        Sliding puzzle. An animation of move 1 of a sliding puzzle of 3×2, by the numbers of the panels: \
        5. The puzzle is solved.
        """
    )
  }
}
