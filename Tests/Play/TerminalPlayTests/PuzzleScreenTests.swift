import Apps
@testable import TerminalPlay
import TestSupport
import Testing

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
      guard let layout = GamePicture.plain.layout(view.scene, in: window) else {
        pages.append("\(window)\n\(GamePicture.plain.notice(view.scene, in: window))\n")
        continue
      }
      view.type(keys, layout)
      if name == "solved" { view.finishSlides() }
      let screen = try #require(GamePicture.plain.screen(view.scene, in: window))
      #expect(screen.lines.count == window.lines)
      #expect(screen.lines.allSatisfy { $0.count == window.columns })
      pages.append("\(window)\n\(GamePicture.plain.text(view.scene, in: window))\n")
    }
    let file = "Tests/Play/TerminalPlayTests/Screens/puzzle-\(name).txt"
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
    let windows = stride(from: 10, through: 130, by: 10).flatMap { columns in
      stride(from: 3, through: 60, by: 3).map { TerminalSize(columns: columns, lines: $0) }
    }
    for window in windows.sample(65) {
      for keys in ["r", "?", "s"] {
        var view = PuzzleView()
        view.happen(.started(save))
        guard let layout = GamePicture.plain.layout(view.scene, in: window) else {
          let least = PlayLayout.least(view.scene.parts, near: window)
          #expect(window.lack(of: least) > 0)
          #expect(PlayLayout(view.scene.parts, in: least) != nil)
          continue
        }
        view.type(keys, layout)
        let screen = GamePicture.plain.screen(view.scene, in: window)
        #expect(screen?.lines.count == window.lines)
        #expect(screen?.lines.allSatisfy { $0.count == window.columns } == true)
      }
    }
  }

  @Test func `are what the page about the puzzle shows`() throws {
    var view = PuzzleView()
    view.happen(.started(.nearlySolved))
    let window = TerminalSize(columns: 64, lines: 16)
    view.type("s", try #require(GamePicture.plain.layout(view.scene, in: window)))
    let file = "Sources/Flipbook/Documentation.docc/ThePuzzle.md"
    var page = MarkdownBlocks(String(decoding: Repository.bytes(of: file), as: UTF8.self))
    let block = try #require(page.blocks.first { $0.language == "text" })
    page.replace(
      block,
      with: GamePicture.plain.text(view.scene, in: window).trimmingNewlines + "\n"
    )
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
        let board = view.scene.contents.board
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
  @Test func `have their effects, or say why not`() throws {
    let differences = try Answers.differences("play/puzzle-keys") { row in
      var view = PuzzleView()
      view.happen(.started(row["isNear"] ?? false ? .oneSlideLeft : .nearlySolved))
      let layout = try #require(PlayLayout(view.scene.parts, in: .usual))
      let orders = view.type(row["keys"], layout).map { "\($0)".replacing("Apps.", with: "") }
      return
        (orders + [view.notice.map { "notice: \($0)" }].compactMap(\.self)
        + (orders.isEmpty ? ["no order"] : [])).joined(separator: "\n")
    }
    #expect(differences == [])
  }

  @Test(arguments: ["ry", "r\u{1B}[C\r", "r\t "])
  func `shuffle after the question`(keys: String) throws {
    var view = PuzzleView(PlayInput(), PuzzlePlayer(ShuffleGenerator(seed: 1)))
    view.happen(.started(.nearlySolved))
    let layout = try #require(PlayLayout(view.scene.parts, in: .usual))
    view.type(keys, layout)
    var generator = ShuffleGenerator(seed: 1)
    #expect(view.state.puzzle == .shuffled(using: &generator))
    #expect(view.scene.alert == nil && view.scene.moves.ply == 0)
  }

  @Test func `or the mouse reach every panel, button and key`() throws {
    for (columns, lines) in [(23, 13), (40, 24), (80, 24), (140, 50)] {
      let window = TerminalSize(columns: columns, lines: lines)
      var view = PuzzleView()
      view.happen(.started(.nearlySolved))
      guard let layout = PlayLayout(view.scene.parts, in: window) else { continue }
      var targets: Set<PlayTarget> = []
      for line in 0..<lines {
        for column in 0..<columns {
          layout.target(of: view.scene, line: line, column: column).map { _ = targets.insert($0) }
        }
      }
      let cells = view.state.puzzle.size.cells.map { PlayTarget.cell(GridCell($0)) }
      let keys =
        layout.isBeside
        ? layout.keys(view.scene.keys).map { PlayTarget.key($0.hint.key) } : [.key(.letter("?"))]
      #expect(targets == Set(cells + [.card(0), .card(1)] + keys))
    }
  }
}

@Suite struct `A puzzle on a terminal` {
  @Test func `happens as its keys say`() throws {
    let differences = try Answers.differences("play/puzzle-games") { row in
      let bench = PlayBench(.usual, PuzzleState()) {
        PuzzleSettings(slideTime: SessionTime(milliseconds: 100)).environment(store: $0)
      }
      bench.prepare(row)
      let save: PuzzleSave = row["isNear"] ?? false ? .oneSlideLeft : .nearlySolved
      _ = try bench.play(opening: [.started(save)], PuzzleView())
      return bench.story + "\nslides\(bench.state.save.slides.map { " \($0)" }.joined())"
    }
    #expect(differences == [])
  }
}

extension PlayView where Model == PuzzleState {
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
