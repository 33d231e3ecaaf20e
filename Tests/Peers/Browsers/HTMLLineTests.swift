import FrameRendering
@testable import FrameRenderingTests
import GameRecords
import Games
import ReversiRules
import TestSupport
import Testing

/// Variations, comments and the graph of a page.
@Suite(
  .serialized,
  .needs(.chromium)
)
struct `What a page says about moves` {
  /// A game with variations, two of which branch off another one.
  private static let record: ReversiRecord = {
    var record = ReversiRecord(moves: Move.list("f5d6c3d3c4f4"))
    record.comment = "Played in the garden."
    record.annotations = [
      MoveAnnotation(ply: 2, time: 3.5, evaluation: -2, glyphs: [6], comment: "Wait & see."),
      MoveAnnotation(ply: 5, time: 125, evaluation: 4),
    ]
    record.variations = [
      Variation(
        ply: 2,
        moves: Move.list("f6e6d6"),
        annotations: [MoveAnnotation(ply: 2, comment: "Diagonal.")],
        variations: [
          Variation(ply: 2, moves: Move.list("f7c5")), Variation(ply: 4, moves: Move.list("c3")),
        ]
      ),
      Variation(ply: 7, moves: Move.list("e3f3")),
    ]
    return record
  }()

  private static func played() -> PlayedGame {
    PlayedGame(record, ReplayAttempt(record).replay)
  }

  private static func position(_ moves: String) throws -> Position {
    var position = Position.initial
    for move in Move.list(moves) { try position.play(move) }
    return position
  }

  /// The links of the variations in order, each with all moves up to its own.
  private static let lines = [
    ("f6", "f5f6"), ("e6", "f5f6e6"), ("f7", "f5f6f7"), ("c5", "f5f6f7c5"), ("d6", "f5f6e6d6"),
    ("c3", "f5f6e6d6c3"), ("e3", "f5d6c3d3c4f4e3"), ("f3", "f5d6c3d3c4f4e3f3"),
  ]

  private static func table(_ position: Position) -> String {
    let board = position.board
    return (0..<8).map { y in
      String(board.size.squares.filter { $0.y == y }.map { board[$0]?.symbol ?? "-" })
    }
    .joined(separator: "\n")
  }

  @Test func `variations are shown on the board by a click`() throws {
    let page = try PageReader.page(Self.played())
    let steps = Self.lines.indices.flatMap {
      [PageReader.Step.click("[href='#line-\($0 + 1)']"), .read]
    }
    let states = try PageReader.states(page, reduced: true, steps)
    #expect(states.count == Self.lines.count)
    for (state, line) in zip(states, Self.lines) {
      let position = try Self.position(line.1)
      #expect(state.table == Self.table(position), "\(line)")
      #expect(state.counts == [position.board.counts.dark, position.board.counts.light])
      #expect(state.words == "Variation" && state.side == "")
      let ply = line.1.count / 2
      let side = ply.isMultiple(of: 2) ? "light" : "dark"
      #expect(state.label == "Board. Variation move \(ply): \(side) \(line.0)")
      #expect(state.current.hasPrefix("Variation move \(ply): \(side) \(line.0)"))
    }
  }

  @Test func `keys go through a variation and back into the game`() throws {
    let page = try PageReader.page(Self.played())
    let states = try PageReader.states(
      page,
      hash: "#line-2",
      reduced: true,
      [
        .read, .press("ArrowRight"), .read, .press("ArrowRight"), .read, .press("ArrowRight"),
        .read, .press("Shift+ArrowLeft"), .read, .press("PageUp"), .read, .press("ArrowLeft"),
        .read, .press("ArrowLeft"), .read, .press("ArrowRight"), .read, .go("#line-4"), .read,
        .click(".play"), .read, .press(" "), .press("End"), .read,
      ]
    )
    let labels = [
      "Variation move 3: dark e6", "Variation move 4: light d6", "Variation move 5: dark c3",
      "Variation move 5: dark c3", "Variation move 4: light d6", "Variation move 3: dark e6",
      "Variation move 2: light f6", "Move 1: dark f5", "Move 2: light d6",
      "Variation move 4: light c5", "Move 1: dark f5", "Move 6: light f4",
    ]
    #expect(states.map(\.label) == labels.map { "Board. " + $0 })
    // The slider stays where the variation branches off.
    #expect(Set(states[...6].map(\.frame)).count == 1)
  }

  @Test func `comments are announced with their moves`() throws {
    let states = try PageReader.states(
      try PageReader.page(Self.played()),
      reduced: true,
      [.go("#move-2"), .read, .press("Home"), .read, .go("#line-2"), .read, .go("#line-1"), .read]
    )
    #expect(states[0].live.hasSuffix(". Dark 3, light 3. Wait & see."))
    #expect(states[1].live == "Start. Dark 2, light 2. Played in the garden.")
    #expect(states[2].live.hasSuffix(" Diagonal."))
    #expect(states[3].live.hasSuffix(", light 3."))
    #expect(states[0].place == "Move 2 of 6: light d6")
  }

  @Test func `a position without moves has its variations`() throws {
    var record = ReversiRecord(start: try Self.position("f5"))
    record.variations = [
      Variation(ply: 1, moves: Move.list("d6")), Variation(ply: 1, moves: Move.list("f4")),
    ]
    let game = PlayedGame(record, ReplayAttempt(record).replay)
    let states = try PageReader.states(
      try PageReader.page(game),
      reduced: true,
      [.click("[href='#line-2']"), .read, .press("ArrowLeft"), .read]
    )
    #expect(states[0].table == Self.table(try Self.position("f5f4")))
    #expect(states[1].table == Self.table(record.start))
  }

  @Test func `long comments wrap, in both directions of writing`() throws {
    let texts = [
      String(repeating: "W", count: 3_000), String(repeating: "نص طويل ", count: 300), "a\nb\n\nc",
    ]
    var record = Self.record
    record.annotations = texts.enumerated().map { MoveAnnotation(ply: $0 + 1, comment: $1) }
    record.variations[0].annotations = [MoveAnnotation(ply: 1, comment: texts[0])]
    let page = try PageReader.page(PlayedGame(record, ReplayAttempt(record).replay))
    let directions =
      "[...document.querySelectorAll('.note > [dir]')].map((text) => getComputedStyle(text).direction)"
    let jobs = [320, 390, 900, 1400].map { width in
      PageReader.Job(html: page, width: width, steps: [.read, .evaluate(directions)])
    }
    for answers in try PageReader.visit(jobs) {
      #expect(answers[0].state?.overflow == 0)
      #expect(answers[1].value == #"["ltr", "ltr", "rtl", "ltr"]"#)
    }
  }

  /// Reads the graph's number of frames, and for each frame whether a count and one more are in the
  /// area of each side.
  private static func areas(_ points: [(x: Int, counts: [Int])]) -> PageReader.Step {
    let data = points.map { "[\($0.x),\($0.counts)]" }.joined(separator: ",")
    return .evaluate(
      """
      (() => {
        const svg = document.querySelector(".graph svg");
        const point = (x, y) => Object.assign(svg.createSVGPoint(), { x, y });
        const end = svg.viewBox.baseVal.width;
        const wrong = [\(data)].filter(([x, counts]) => counts.some((count, i) => {
          const area = svg.children[i], sign = i ? 1 : -1;
          const at = Math.min(Math.max(x, .01), end - .01);
          return !(area.isPointInFill(point(at, sign * (count - .7)))
            && !area.isPointInFill(point(at, sign * (count + .7)))) && count > 0;
        }));
        return [end, Number(document.querySelector(".slider").max), ...wrong];
      })()
      """
    )
  }

  @Test func `the graph has the counts of every frame at its place on the slider`() throws {
    var byMove = RenderingOptions()
    byMove.step = .move
    var some = RenderingOptions()
    some.plies = 11...30
    let games: [(PlayedGame, RenderingOptions)] = [
      (Self.played(), RenderingOptions()), (Self.played(), byMove),
      (PlayedGame(ReversiRecord(), randomGame(seed: 31)), some),
      (PlayedGame(ReversiRecord(), game(blocked)), RenderingOptions()),
      (PlayedGame(ReversiRecord(), game(over)), RenderingOptions()),
      (try randomSession(seed: 5), .session),
    ]
    for (played, options) in games {
      let frames = played.frames(options)
      let points = frames.enumerated().filter { $1.isAtRest }
        .map { (x: $0, counts: [$1.diskCounts.dark, $1.diskCounts.light]) }
      let page = try PageReader.page(played, options)
      let job = PageReader.Job(html: page, reduced: true, steps: [Self.areas(points)])
      let end = frames.count - 1
      #expect(try PageReader.visit([job])[0][0].value == "[\(end), \(end)]")
    }
  }

  @Test func `a click in the graph shows the move there`() throws {
    let played = PlayedGame(ReversiRecord(), randomGame(seed: 32))
    let frames = played.frames(RenderingOptions())
    let page = try PageReader.page(played)
    let jobs = [(390, 844), (640, 360), (1440, 900)].map { width, height in
      PageReader.Job(
        html: page,
        width: width,
        height: height,
        reduced: true,
        steps: [0, 0.25, 0.5, 0.75, 1].flatMap { [.point(".graph svg", $0), .read] }
      )
    }
    for answers in try PageReader.visit(jobs) {
      let shown = answers.compactMap(\.state).map(\.frame)
      for (part, frame) in zip([0, 0.25, 0.5, 0.75, 1], shown) {
        #expect(abs(Double(frame) - part * Double(frames.count - 1)) <= 1.5)
      }
    }
  }

  @Test func `the graph has evaluations from the view of dark, and words for what it shows`() throws
  {
    let page = try PageReader.page(Self.played())
    #expect(page.contains("Evaluations for dark from +2 to +4."))
    let end = try Self.position("f5d6c3d3c4f4").board.counts
    #expect(page.contains("Graph: dark from 2 to \(end.dark), light from 2 to \(end.light)."))
    let plain = try PageReader.page(PlayedGame(ReversiRecord(), game(over)))
    #expect(!plain.contains("class=e ") && !plain.contains("Evaluations"))
  }
}
