@testable import FrameRendering
import GameRecords
import Games
import PuzzleRules
import ReversiRules
import TestSupport
import Testing

/// Casts of boards of all sizes, for terminals of all sizes.
@Suite(.waits) struct `Casts for a terminal` {
  static let lengths = Array(stride(from: 4, through: 16, by: 2))

  /// A game with the options for some of its frames.
  private struct Example {
    let game: any DrawableGame
    var options = RenderingOptions()

    init(_ game: some DrawableGame) {
      self.game = game
      options.title = "Ada Finch – Paper Engine"
      // The board is full, and numbers are large, at the end.
      if game.moveCount > 2 { options.plies = game.moveCount - 2...game.moveCount }
    }
  }

  /// Games on boards with a width: of Reversi, with their moves only and as sessions, or puzzles.
  private static func examples(width: Int, isPuzzle: Bool) throws -> [Example] {
    guard !isPuzzle else {
      return try Array(PuzzleSize.range).sample(4).map { try puzzle(width, $0) }
    }
    return try lengths.sample(3).flatMap { height in
      let size = try #require(BoardSize(width: width, height: height))
      let seed = UInt64(width * 100 + height)
      let moves = Example(PlayedGame(ReversiRecord(), randomGame(seed: seed, size: size)))
      var session = Example(try randomSession(seed: seed, size: size, events: 30))
      session.options.showsSession = true
      session.options.plies = nil
      session.options.step = .move
      return [moves, session]
    }
  }

  private static func puzzle(_ columns: Int, _ rows: Int) throws -> Example {
    var puzzle = Puzzle.solved(size: puzzleSize(columns, rows))
    var record = PuzzleRecord(start: puzzle.layout)
    var generator = SeededGenerator(seed: UInt64(columns * 100 + rows))
    for _ in 0..<5 {
      let panel = try #require(puzzle.movablePanels.randomElement(using: &generator))
      try puzzle.slide(panel: panel)
      record.slides.append(UInt8(panel))
    }
    return Example(PlayedPuzzle(record, try PuzzleReplay(record)))
  }

  private static let widths =
    lengths.sample(2).map { (width: $0, isPuzzle: false) }
    + Array(PuzzleSize.range).sample(2).map { ($0, true) }

  @Test(.needs(.pyte), arguments: widths)
  func `show the screen of each frame`(width: Int, isPuzzle: Bool) throws {
    var terminals: [Pyte.Terminal] = []
    var expected: [[TerminalScreen]] = []
    for example in try Self.examples(width: width, isPuzzle: isPuzzle) {
      // The second one is so small that words are shorter, or that the board does not fit.
      for room in [.usual, TerminalSize(columns: 40, lines: 30)] {
        var options = example.options
        options.terminalSize = room
        let cast = try CastReader(AsciicastRenderer().render(example.game, options))
        terminals.append(
          Pyte.Terminal(
            columns: cast.size.columns,
            lines: cast.size.lines,
            outputs: cast.outputs.dropLast().map(\.data)
          )
        )
        let layout = TerminalLayout(example.game, options, .wide).best(in: room)
        #expect(TerminalSize(columns: cast.size.columns, lines: cast.size.lines) == layout.size)
        let screens = GameScreens(example.game, options, layout)
        expected.append(example.game.frames(options).map { screens.screen($0) })
      }
    }
    let shown = try Pyte.screens(terminals)
    #expect(shown.count == expected.count)
    for (shown, expected) in zip(shown, expected) {
      #expect(shown.count == expected.count)
      // Most lines are the same on many screens.
      var known: [[TerminalScreen.Cell]: [Look]] = [:]
      for (shown, expected) in zip(shown, expected) {
        let looks = expected.lines.map { line -> [Look] in
          if let looks = known[line] { return looks }
          let looks = line.map(Look.init)
          known[line] = looks
          return looks
        }
        #expect(shown.map { $0.map(Look.init) } == looks)
      }
    }
  }

  @Test(arguments: widths)
  func `are as large as fits, and whole if nothing fits`(width: Int, isPuzzle: Bool) throws {
    for example in try Self.examples(width: width, isPuzzle: isPuzzle) {
      var options = example.options
      options.step = .move
      let sizes = TerminalLayout(example.game, options, .wide).alternatives.map(\.size)
      #expect(sizes.contains { TerminalSize.usual.lack(of: $0) == 0 })
      #expect(options.terminalSize == .usual)
      for room in [(1, 1), (40, 22), (80, 24), (100, 50)] {
        let room = TerminalSize(columns: room.0, lines: room.1)
        options.terminalSize = room
        let cast = try CastReader(AsciicastRenderer().render(example.game, options))
        let size = TerminalSize(columns: cast.size.columns, lines: cast.size.lines)
        let notes = AsciicastRenderer().notes(on: example.game, options)
        if let largest = sizes.first(where: { room.lack(of: $0) == 0 }) {
          #expect(size == largest)
          #expect(notes.isEmpty)
        } else {
          #expect(sizes.allSatisfy { room.lack(of: $0) >= room.lack(of: size) })
          #expect(notes.map(\.message).first?.contains("a terminal of \(size), ") == true)
        }
      }
    }
  }

  /// The players are named on one line, which other words may not be as long as.
  @Test func `have room for the players of a session`() throws {
    let game = try randomSession(seed: 3)
    var options = RenderingOptions.session
    for columns in 1...80 {
      options.terminalSize = TerminalSize(columns: columns, lines: 24)
      let layout = TerminalLayout(game, options, .wide).best(in: options.terminalSize)
      let screens = GameScreens(game, options, layout)
      for frame in game.frames(options) {
        let line = screens.screen(frame).lines[layout.playersLine].map(\.text).joined()
        let players = try #require(frame.players)
        #expect(players.allSatisfy { line.contains(StatusWords.player($0)) })
      }
    }
  }
}

/// What a person sees of a cell.
private struct Look: Equatable {
  let text, foreground, background: String

  init(_ cell: Pyte.Cell) {
    (text, foreground, background) = (cell.text, cell.foreground, cell.background)
  }

  init(_ cell: TerminalScreen.Cell) {
    text = cell.text
    foreground = cell.ink.foreground.digits
    background = cell.ink.background.digits
  }
}
