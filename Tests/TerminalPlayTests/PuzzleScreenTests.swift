import FlipbookPlay
import TestSupport
import Testing

@testable import TerminalPlay

@Suite struct `Screens of a puzzle` {
  private static let windows = [(80, 24), (100, 30), (60, 22), (80, 16), (23, 13)].map {
    TerminalSize(columns: $0, lines: $1)
  }

  /// Moments of puzzles, each with the keys typed so far.
  private static let moments: [(name: String, save: PuzzleSave, keys: String)] = [
    ("waiting", .nearlySolved, "s"), ("sliding", .nearlySolved, "11"),
    ("typing", .nearlySolved, "1"), ("ignored", .nearlySolved, "2"),
    ("shuffle", .nearlySolved, "r"), ("help", .nearlySolved, "?"),
    ("solved", .oneSlideLeft, "15"), ("large", .large, "s"),
  ]

  @Test(arguments: moments)
  func `show everything, in windows of any size`(
    name: String,
    save: PuzzleSave,
    keys: String
  ) throws {
    var pages: [String] = []
    for window in Self.windows {
      var view = PuzzleView()
      view.happen(.started(save))
      guard let layout = GamePicture.plain.layout(view, in: window) else {
        pages.append("\(window)\n\(GamePicture.plain.notice(view, in: window))\n")
        continue
      }
      view.type(keys, layout)
      if name == "solved" { view.finishSlides() }
      let screen = try #require(GamePicture.plain.screen(view, in: window))
      #expect(screen.lines.count == window.lines)
      #expect(screen.lines.allSatisfy { $0.count == window.columns })
      pages.append("\(window)\n\(GamePicture.plain.text(view, in: window))\n")
    }
    let file = "Tests/TerminalPlayTests/Screens/puzzle-\(name).txt"
    #expect(try Snapshot.matches(pages.joined(separator: "\n"), file: file))
  }

  @Test(arguments: [(2, 2), (4, 4), (16, 16), (2, 16), (16, 2)])
  func `fit every window that is large enough, and say which size is needed`(
    columns: Int,
    rows: Int
  ) throws {
    let size = try #require(PuzzleSize(columns: columns, rows: rows))
    var generator = ShuffleGenerator(seed: 4)
    let save = PuzzleSave(start: .shuffled(size: size, using: &generator))
    for columns in stride(from: 10, through: 130, by: 10) {
      for lines in stride(from: 3, through: 60, by: 3) {
        let window = TerminalSize(columns: columns, lines: lines)
        for keys in ["r", "?", "s"] {
          var view = PuzzleView()
          view.happen(.started(save))
          guard let layout = GamePicture.plain.layout(view, in: window) else {
            let least = PlayLayout.least(view.parts, near: window)
            #expect(window.lack(of: least) > 0)
            #expect(PlayLayout(view.parts, in: least) != nil)
            continue
          }
          view.type(keys, layout)
          let screen = GamePicture.plain.screen(view, in: window)
          #expect(screen?.lines.count == lines)
          #expect(screen?.lines.allSatisfy { $0.count == columns } == true)
        }
      }
    }
  }

  @Test func `are what the page about the puzzle shows`() throws {
    var view = PuzzleView()
    view.happen(.started(.nearlySolved))
    let window = TerminalSize(columns: 64, lines: 16)
    view.type("s", try #require(GamePicture.plain.layout(view, in: window)))
    let file = "Sources/Flipbook/Documentation.docc/ThePuzzle.md"
    var page = MarkdownBlocks(String(decoding: Repository.bytes(of: file), as: UTF8.self))
    let block = try #require(page.blocks.first { $0.language == "text" })
    page.replace(block, with: GamePicture.plain.text(view, in: window).trimmingNewlines + "\n")
    #expect(try Snapshot.matches(page.text, file: file))
  }

  @Test func `show every panel once, whatever is played`() throws {
    var random = SeededGenerator(seed: 3)
    for side in [3, 4] {
      let size = try #require(PuzzleSize(columns: side, rows: side))
      var view = PuzzleView()
      view.happen(.started(PuzzleSave(start: .shuffled(size: size, using: &random))))
      for _ in 0..<200 {
        view.happen(.slid(SlideDirection.allCases.randomElement(using: &random) ?? .left))
        let board = view.contents.board
        let numbers = (0..<side).flatMap { y in
          (0..<side).compactMap { x in board[GridCell(x: x, y: y)]?.number }
        }
        #expect(numbers.sorted() == Array(1...size.panelCount))
        view.finishSlides()
      }
    }
  }
}

@Suite struct `Keys of a puzzle` {
  private static func tap(_ column: Int, _ row: Int) -> PlayOrder<PuzzleState> {
    .event(.tapped(Cell(column: column, row: row)))
  }

  @Test(
    arguments: [
      // An arrow slides the panel that can move that way.
      ("\u{1B}[C", [.event(.slid(.right))]), ("\u{1B}[D", [.event(.slid(.left))]),
      ("\u{1B}[A", [.event(.slid(.up))]), ("\u{1B}[B", [.event(.slid(.down))]),
      // A number is complete when no other panel begins with it.
      ("15", [.event(.typed(15))]), ("2", [.event(.typed(2))]), ("1\r", [.event(.typed(1))]),
      ("1 ", [.event(.typed(1))]), ("1\u{7F}2", [.event(.typed(2))]),
      ("1\u{1B}|2", [.event(.typed(2))]),
      ("0", []), ("16", []), ("1", []), ("\r", []), ("\t", []),
      // Commands, in either case.
      ("r", [.event(.shufflePressed)]), ("U", [.event(.undone)]), ("q", [.quit]), ("sS", []),
      ("zw,.", []), ("?q", []), ("? q", [.quit]),
      // The question.
      ("rn", [.event(.shufflePressed), .event(.shuffleCancelled)]),
      ("r\r", [.event(.shufflePressed), .event(.shuffleCancelled)]),
      ("r\u{1B}", [.event(.shufflePressed), .event(.shuffleCancelled)]),
      ("r15sn", [.event(.shufflePressed), .event(.shuffleCancelled)]),
      ("rq", [.event(.shufflePressed), .quit]),
      // Pasted slides.
      ("\u{1B}[200~15 14\u{1B}[201~", [.moves([.typed(15), .typed(14)])]),
      (
        "\u{1B}[200~R2D\n u\u{1B}[201~",
        [.moves([.slid(.right), .slid(.right), .slid(.down), .slid(.up)])]
      ),
      ("\u{1B}[200~R99\u{1B}[201~", []), ("\u{1B}[200~hello\u{1B}[201~", []),
      ("\u{1B}[200~\u{1B}[201~", []),
    ] as [(String, [PlayOrder<PuzzleState>])]
  )
  func `have their effects`(keys: String, orders: [PlayOrder<PuzzleState>]) throws {
    var view = PuzzleView()
    view.happen(.started(.nearlySolved))
    let layout = try #require(PlayLayout(view.parts, in: .usual))
    #expect(view.type(keys, layout) == orders)
  }

  @Test(arguments: ["ry", "r\u{1B}[C\r", "r\t "])
  func `shuffle after the question`(keys: String) throws {
    var view = PuzzleView(PlayInput(), ShuffleGenerator(seed: 1))
    view.happen(.started(.nearlySolved))
    let layout = try #require(PlayLayout(view.parts, in: .usual))
    view.type(keys, layout)
    var generator = ShuffleGenerator(seed: 1)
    #expect(view.state.puzzle == .shuffled(using: &generator))
    #expect(view.alert == nil && view.ply == 0)
  }

  @Test(arguments: [
    ("2", "The panel is not in line with the open cell. Press s to see the panels that can slide."),
    ("s2", "The panel is not in line with the open cell."),
    ("0", "There is no panel 0: they are 1 to 15."),
    ("\u{1B}[A", "No panel can slide up. Press s to see the panels that can slide."),
    ("u", "There is no slide to take back."), ("k", "Key “k” does nothing; press ? for all keys."),
    ("r2", "Press y or n first."), ("t", "Hint: slide 15 (1 slide to go)."),
  ])
  func `that do nothing say why`(keys: String, notice: String) throws {
    var view = PuzzleView()
    view.happen(.started(.oneSlideLeft))
    view.type(keys, try #require(PlayLayout(view.parts, in: .usual)))
    #expect(view.notice == notice)
  }

  @Test func `or the mouse reach every panel, button and key`() throws {
    for (columns, lines) in [(23, 13), (40, 24), (80, 24), (140, 50)] {
      let window = TerminalSize(columns: columns, lines: lines)
      var view = PuzzleView()
      view.happen(.started(.nearlySolved))
      guard let layout = PlayLayout(view.parts, in: window) else { continue }
      var targets: Set<PlayTarget> = []
      for line in 0..<lines {
        for column in 0..<columns {
          layout.target(of: view, line: line, column: column).map { _ = targets.insert($0) }
        }
      }
      let cells = view.state.puzzle.size.cells.map { PlayTarget.cell(GridCell($0)) }
      let keys =
        layout.isBeside
        ? layout.keys(view.keyHints).map { PlayTarget.key($0.hint.key) } : [.key(.letter("?"))]
      #expect(targets == Set(cells + [.card(0), .card(1)] + keys))
    }
  }
}

@Suite struct `A puzzle on a terminal` {
  private static func bench() -> PlayBench<PuzzleState> {
    PlayBench(.usual, PuzzleState()) {
      PuzzleEnvironment(slideTime: .milliseconds(100), store: $0).perform
    }
  }

  private static func play(_ bench: PlayBench<PuzzleState>, _ save: PuzzleSave) throws -> String {
    try bench.play(opening: [.started(save)], PuzzleView())
  }

  @Test func `is solved by pasted slides, one after the other`() throws {
    let bench = Self.bench()
    bench.type("\u{1B}[200~11 12\u{1B}[201~", at: 1_000)
    let text = try Self.play(bench, .nearlySolved)
    #expect(bench.state.save.slides == [11, 12])
    #expect(bench.log.allSatisfy { $0.effects != nil })
    #expect(bench.log.last?.time == .milliseconds(1_200))
    #expect(!text.isEmpty)
  }

  @Test func `stops at a pasted slide that is impossible`() throws {
    let bench = Self.bench()
    bench.type("\u{1B}[200~11 1 12\u{1B}[201~", at: 1_000)
    _ = try Self.play(bench, .nearlySolved)
    #expect(bench.state.save.slides == [11])
    #expect(bench.writes.contains { $0.text.contains("Stopped at 1:") })
  }

  @Test func `counts the time from the first slide until it is solved`() throws {
    let bench = Self.bench()
    bench.type("\u{C}", at: 60_000)
    bench.type("15", at: 61_000)
    bench.type("\u{C}", at: 200_000)
    _ = try Self.play(bench, .oneSlideLeft)
    let times = bench.writes.filter { $0.text.contains("time") }.compactMap { write in
      write.text.firstMatch(of: #/(\d+:\d\d)/#).map { (write.time, String($0.1)) }
    }
    #expect(times.filter { $0.0 <= 61_000 }.allSatisfy { $0.1 == "0:00" })
    #expect(times.last?.1 == "0:00" && bench.state.phase == .solved)
    // The time at the solved puzzle does not count.
    let undone = Self.bench()
    undone.type("15", at: 1_000)
    undone.type("u", at: 100_000)
    undone.type("\u{C}", at: 102_000)
    _ = try Self.play(undone, .oneSlideLeft)
    #expect(undone.writes.last { $0.text.contains("time") }?.text.contains("0:02") == true)

    let other = Self.bench()
    other.type("11", at: 1_000)
    other.type("\u{C}", at: 63_000)
    _ = try Self.play(other, .nearlySolved)
    #expect(other.writes.last { $0.text.contains("time") }?.text.contains("1:02") == true)
  }

  @Test func `quits after the slide that is running, or at once`() throws {
    for (keys, count) in [("11q", 1), ("11qq", 0)] {
      let bench = Self.bench()
      bench.type(keys, at: 1_000)
      _ = try Self.play(bench, .nearlySolved)
      #expect(bench.state.save.slides.count == count)
      let rest = try #require(bench.writes.last?.rest)
      let end = count == 0 ? "not solved; saved in Game" : "not solved after 1 slide; saved in Game"
      #expect(rest.contains(end))
    }
  }

  @Test func `says that it could not be saved`() throws {
    let bench = Self.bench()
    bench.failure = SaveFailure("Game: no space left on device")
    bench.type("11", at: 1_000)
    _ = try Self.play(bench, .nearlySolved)
    #expect(bench.writes.contains { $0.text.contains("could not be saved: Game: no space") })
    #expect(bench.writes.last?.rest.contains("not saved: Game: no space left on device") == true)
  }
}

extension PuzzleView {
  /// Finishes all slides that are running.
  fileprivate mutating func finishSlides() {
    while state.phase == .sliding { happen(.slideDone(work: state.work)) }
  }
}

extension PuzzleSave {
  /// A puzzle that two slides solve: 11 and 12.
  static var nearlySolved: PuzzleSave {
    saved([[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 0, 11], [13, 14, 15, 12]])
  }

  static var oneSlideLeft: PuzzleSave {
    saved([[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 0, 15]])
  }

  /// A board with numbers of three digits.
  static var large: PuzzleSave {
    var generator = ShuffleGenerator(seed: 9)
    let size = PuzzleSize(columns: 11, rows: 10) ?? .standard
    return PuzzleSave(start: .shuffled(size: size, using: &generator))
  }

  private static func saved(_ rows: [[UInt8]]) -> PuzzleSave {
    guard let layout = PanelLayout(rows: rows), let puzzle = try? Puzzle(layout) else {
      return PuzzleSave(start: .solved())
    }
    return PuzzleSave(start: puzzle)
  }
}
