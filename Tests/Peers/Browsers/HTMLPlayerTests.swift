import FrameRendering
@testable import FrameRenderingTests
import GameRecords
import Games
import ReversiRules
import TestSupport
import Testing

@Suite(
  .serialized,
  .needs(.chromium)
)
struct `The player of a page` {
  /// Ten moves, the ninth of which is a pass.
  private static let replay = game(blocked + "--a3")
  private static let frames = Array(FrameSequence(replay))
  private static let end = frames.count - 1

  /// The frame after a move.
  private static func done(_ ply: Int) -> Int? {
    frames.firstIndex { $0.ply == ply && [.start, .done].contains($0.event) }
  }

  /// The frames after each key, with the focus on each of some elements.
  private static func shown(after keys: [String], focus: [String]) throws -> [[Int]] {
    let page = try PageReader.page(replay)
    let jobs = focus.map { selector in
      let focus = PageReader.Step.evaluate("document.querySelector('\(selector)').focus()")
      let steps = keys.flatMap { [PageReader.Step.press($0), .read] }
      return PageReader.Job(html: page, reduced: true, steps: [focus] + steps)
    }
    return try PageReader.visit(jobs).map { $0.compactMap(\.state).map(\.frame) }
  }

  @Test func `goes by frames, by moves, and to both ends with keys`() throws {
    let end = Self.end
    let keys = [
      "Shift+ArrowRight", "Shift+ArrowRight", "Shift+ArrowLeft", "ArrowRight", "PageDown",
      "ArrowLeft", "PageUp", "PageUp", "End", "ArrowRight", "PageUp", "PageUp", "Home", "ArrowLeft",
    ]
    let expected = [
      1, 2, 1, Self.done(1), Self.done(2), Self.done(1), 0, 0, end, end, Self.done(9),
      Self.done(8), 0, 0,
    ]
    // Links and buttons have no use for these keys.
    for shown in try Self.shown(after: keys, focus: ["body", ".moves a", ".next"]) {
      #expect(shown == expected)
    }
  }

  @Test func `leaves controls the keys they handle`() throws {
    // A slider handles its own steps and ends, but going by moves works as everywhere else.
    let slider = try Self.shown(
      after: [
        "ArrowRight", "ArrowUp", "End", "Home", "PageDown", "PageDown", "PageUp",
      ],
      focus: [".slider"]
    )[0]
    let first = Self.done(1)
    #expect(slider == [1, 2, Self.end, 0, first, Self.done(2), first])
    let page = try PageReader.page(Self.replay)
    let states = try PageReader.states(
      page,
      reduced: true,
      [
        .evaluate("document.querySelector('.speed').focus()"),
        .press("ArrowDown"), .press("Home"), .press("PageDown"), .read,
        .evaluate("document.querySelector('.next').focus()"), .press(" "), .read, .press("Enter"),
        .read,
        .evaluate("document.querySelector('.play').focus()"), .press(" "), .read, .press(" "),
        .read,
      ]
    )
    let moves = [0, Self.done(1), Self.done(2), Self.done(2), Self.done(2)]
    #expect(states.map(\.frame) == moves)
    #expect(states.map(\.play) == ["Play", "Play", "Play", "Pause", "Play"])
    #expect(states[0].speed != "1")
  }

  @Test func `counts a game's moves, not only those that it shows`() throws {
    var options = RenderingOptions()
    options.plies = 2...3
    let page = try PageReader.page(PlayedGame(ReversiRecord(), Self.replay), options)
    let place = PageReader.Step.evaluate("document.querySelector('.place').textContent")
    let jobs = [PageReader.Job(html: page, reduced: true, steps: [.press("End"), place])]
    let seen = try PageReader.visit(jobs)[0].compactMap(\.value)
    #expect(seen == ["\"Move 3 of \(Self.replay.moveCount): dark \(Self.replay.moves[2])\""])
  }

  @Test func `plays and pauses with the space bar, and restarts at the end`() throws {
    let page = try PageReader.page(Self.replay)
    let time = Self.frames[3].time
    let states = try PageReader.states(
      page,
      [
        .wait(time), .read, .press(" "), .wait(99_999), .read, .press(" "), .wait(0), .read,
        .wait(99_999), .read, .press(" "), .read, .press("Shift+ArrowRight"), .read, .wait(99_999),
        .read,
      ]
    )
    #expect(states.map(\.frame) == [3, 3, 3, Self.end, 0, 1, 1])
    #expect(
      states.map(\.play) == ["Pause", "Play", "Pause", "Replay", "Pause", "Play", "Play"]
    )
  }

  @Test func `can be reached by Tab in the order of the page, with visible focus`() throws {
    let controls = ["slider", "first", "previous", "play", "next", "last", "speed", "summary"]
    let links = (1...10).map { "#move-\($0)" }
    let steps = Array(repeating: [PageReader.Step.press("Tab"), .focus], count: 18)
    let page = try PageReader.page(Self.replay)
    let answers = try PageReader.visit([
      .init(html: page, reduced: true, steps: steps.flatMap { $0 })
    ])
    #expect(answers[0].compactMap(\.value).map { $0.filter { $0 != "\"" } } == controls + links)
  }

  @Test func `is driven by its buttons and its slider`() throws {
    let page = try PageReader.page(Self.replay)
    let slide =
      "(() => { const slider = document.querySelector('.slider'); slider.value = 5; slider.dispatchEvent(new Event('input')) })()"
    let clicks = ["last", "previous", "first", "next", "play"].map {
      PageReader.Step.click("." + $0)
    }
    let states = try PageReader.states(
      page,
      reduced: true,
      clicks.flatMap { [$0, .read] } + [.click(".play"), .evaluate(slide), .read]
    )
    let frames = [Self.end, Self.done(9), 0, Self.done(1), Self.done(1), 5]
    #expect(states.map(\.frame) == frames)
    #expect(states.map(\.play) == ["Replay", "Play", "Play", "Play", "Pause", "Play"])
  }

  @Test func `shows the disks of a move one after the other on a step, unless in a hurry`() throws {
    let page = try PageReader.page(Self.replay)
    let first = try #require(Self.done(1))
    let time = Self.frames[1..<first].reduce(0) { $0 + $1.duration }
    let states = try PageReader.states(
      page,
      [
        .press("Home"), .press("ArrowRight"), .read, .wait(time - 1), .read, .wait(1), .read,
        .wait(99_999), .read, .click(".next"), .read, .click(".next"), .read, .click(".previous"),
        .read,
      ]
    )
    let second = Self.done(2)
    #expect(
      states.map(\.frame)
        == [1, first - 1, first, first, first + 1, second.map { $0 + 1 }, second]
    )
    #expect(states[2].live == "Move 1: dark d3 flips d4. Dark 4, light 1.")
    #expect(states.allSatisfy { $0.play == "Play" })
  }

  @Test func `shows the move named in an address`() throws {
    let page = try PageReader.page(Self.replay)
    let plies = [0, 1, 4, 9, 10]
    let jobs = (plies.map(String.init) + ["11", "", "x"]).map { ply in
      PageReader.Job(html: page, hash: "#move-\(ply)", steps: [.wait(1), .read])
    }
    let opened = try PageReader.visit(jobs).compactMap(\.last?.state)
    #expect(opened.map(\.frame) == plies.map { Self.done($0) } + [0, 0, 0])
    #expect(
      opened.map(\.play) == ["Play", "Play", "Play", "Play", "Replay", "Pause", "Pause", "Pause"]
    )
    let states = try PageReader.states(
      page,
      [
        .go("#move-3"), .read, .click(".moves li:nth-child(5) a"), .read, .press("Home"),
        .click(".moves li:nth-child(5) a"), .read, .evaluate("scrollY"),
      ]
    )
    #expect(states.map(\.frame) == [Self.done(3), Self.done(5), Self.done(5)])
    #expect(states.map(\.current) == ["Move 3: dark f5", "Move 5: dark d1", "Move 5: dark d1"])
  }

  @Test func `announces each move once, and nothing while it plays`() throws {
    let page = try PageReader.page(Self.replay)
    let steps = Array(repeating: [PageReader.Step.press("Shift+ArrowRight"), .read], count: 5)
    let later: [PageReader.Step] = [
      .go("#move-8"), .press("Shift+ArrowRight"), .read, .press("Shift+ArrowRight"), .read,
    ]
    let states = try PageReader.states(page, reduced: true, [.read] + steps.flatMap { $0 } + later)
    #expect(
      states.map(\.live) == [
        "", "Move 1: dark d3.", "Move 1: dark d3.",
        "Move 1: dark d3 flips d4. Dark 4, light 1.", "Move 2: light c3.", "Move 2: light c3.",
        "Move 9: dark passes. Cannot place a disk.", "Move 9: dark passes. Dark 8, light 4.",
      ]
    )
    #expect(states[2].value == "Move 1: dark d3, flips d4, 1 of 1")
    #expect(states[3].place == "Move 1 of 10: dark d3")
    let playing = try PageReader.states(page, [.wait(3000), .read, .wait(99_999), .read])
    #expect(playing[0].live == "")
    #expect(playing[1].live.hasPrefix("Move 10: light a3 flips "))
    #expect(playing[1].label == "Board. Move 10: light a3")
  }

  @Test func `starts by itself only if motion is wanted`() throws {
    let page = try PageReader.page(Self.replay)
    let steps: [PageReader.Step] = [.wait(2000), .read]
    #expect(try PageReader.states(page, reduced: true, steps).map(\.frame) == [0])
    #expect(try PageReader.states(page, steps).allSatisfy { $0.frame > 0 })
  }

  @Test func `is missing if there is nothing to play`() throws {
    let page = try PageReader.page(game("", from: .initial))
    let hidden = "document.querySelector('.controls').getClientRects().length"
    let answers = try PageReader.visit([
      .init(html: page, steps: [.evaluate(hidden), .press("ArrowRight"), .press(" "), .read])
    ])
    #expect(answers[0].compactMap(\.value) == ["0"])
    #expect(answers[0].compactMap(\.state).map(\.label) == ["Board. Start"])
    #expect(!page.contains("<nav"))
  }
}
