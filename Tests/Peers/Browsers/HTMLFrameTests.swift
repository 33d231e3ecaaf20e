import Foundation
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
struct `The frames of a page` {
  private static func options(
    by step: FrameSequence.Step,
    _ theme: Theme = .classic,
    _ change: (inout RenderingOptions) -> Void = { _ in }
  ) -> RenderingOptions {
    var options = RenderingOptions()
    options.step = step
    options.theme = theme
    change(&options)
    return options
  }

  /// The contents of the table of squares.
  private static func table(_ board: Board) -> String {
    let symbols = board.size.squares.map { board[$0]?.symbol ?? "-" }
    return stride(from: 0, to: symbols.count, by: board.size.width)
      .map { String(symbols[$0..<($0 + board.size.width)]) }
      .joined(separator: "\n")
  }

  @Test func `show the right board, message and counts`() throws {
    let small = try #require(BoardSize(width: 4, height: 4))
    let wide = try #require(BoardSize(width: 10, height: 6))
    let large = try #require(BoardSize(width: 16, height: 16))
    let cases: [(Replay, RenderingOptions)] = [
      (game(blocked + "--a3"), Self.options(by: .disk)),
      (game(blocked), Self.options(by: .disk, .paper)),
      (game(over), Self.options(by: .disk, .highContrast)),
      (specified, Self.options(by: .disk, .dark)),
      (randomGame(seed: 11), Self.options(by: .move)),
      (randomGame(seed: 12), Self.options(by: .move, .auto) { $0.marksLegalMoves = true }),
      (randomGame(seed: 13), Self.options(by: .disk, .wood) { $0.plies = 31...36 }),
      (randomGame(seed: 14, size: small), Self.options(by: .disk)),
      (randomGame(seed: 15, size: wide), Self.options(by: .move, .wood)),
      (randomGame(seed: 16, size: large), Self.options(by: .move) { $0.plies = 20...40 }),
    ]
    var jobs: [PageReader.Job] = []
    var pictures: [(BoardPicture, FrameSequence)] = []
    for (replay, options) in cases {
      let played = PlayedGame(ReversiRecord(), replay)
      let page = try BoardPicture(replay, options) { options throws(RenderingError) in
        try HTMLRenderer().render(played, options)
      }
      let frames = played.frames(options)
      let steps = frames.indices.flatMap { index -> [PageReader.Step] in
        (index == 0 ? [] : [.press("Shift+ArrowRight")]) + [.read, .look(page.points)]
      }
      jobs.append(.init(html: page.svg, reduced: true, steps: steps))
      pictures.append((page, frames))
    }
    for ((picture, frames), answers) in zip(pictures, try PageReader.visit(jobs)) {
      let states = answers.compactMap(\.state)
      let colours = try answers.compactMap(\.colours).map {
        try $0.map { try #require(Colour("#" + $0)) }
      }
      #expect(states.count == frames.count)
      for (index, frame) in frames.enumerated() {
        let state = states[index]
        #expect(
          picture.differences(colours[index], from: frame) == [],
          "\(picture.size) \(picture.palette.page) \(index)"
        )
        #expect(state.table == Self.table(frame.disks))
        #expect(state.counts == [frame.diskCounts.dark, frame.diskCounts.light])
        #expect(state.frame == index)
        #expect(state.alert == (frame.event == .alert ? "Pass Cannot place a disk." : ""))
        let words =
          (state.side.first.map { $0 == "D" ? "x" : "o" } ?? "")
          + (state.words == "won" ? " " : "") + state.words.replacing("’", with: "'")
        #expect(words == frame.screenMessage.description)
      }
    }
  }

  @Test func `have the requested marks and numbers`() throws {
    let replay = game(blocked + "--a3")
    let options = Self.options(by: .move) {
      $0.marksLegalMoves = true
      $0.plies = 4...10
    }
    var numbered = options
    numbered.showsNumbers = true
    let played = PlayedGame(ReversiRecord(), replay)
    // The squares with a hint, the disk with the mark, and the visible numbers.
    let script = """
      (() => {
        const name = (shape, unit, down) => String.fromCharCode(97 + shape.getAttribute('x') / unit)
          + (1 + (shape.getAttribute('y') - down) / unit);
        const place = (disk) => String.fromCharCode(97 + Number(disk.getAttribute('cx')))
          + (1 + Number(disk.getAttribute('cy')));
        const isSeen = (shape) => getComputedStyle(shape).fill !== 'none';
        const hints = [...document.querySelectorAll('.pieces [fill="url(#h)"]')].map(place);
        const numbers = [...document.querySelectorAll('.numbers text')].filter(isSeen)
          .map((text) => name(text, 40, 6) + text.textContent);
        return [hints.join(' '), place(document.querySelector('.mark circle')), numbers.join(' ')].join('|');
      })()
      """
    let frames = played.frames(options)
    let steps = frames.indices.flatMap { _ in
      [PageReader.Step.evaluate(script), .press("Shift+ArrowRight")]
    }
    let answers = try PageReader.visit(
      [options, numbered].map { options in
        .init(html: try PageReader.page(played, options), reduced: true, steps: steps)
      }
    )
    let placements = replay.steps.filter { $0.move != .pass }
    for (index, frame) in frames.enumerated() {
      let legal = frame.legalMoves?.map(\.description).joined(separator: " ") ?? ""
      let last = frame.lastPlacement?.description ?? ""
      let numbers = placements.prefix { $0.ply <= frame.ply }.enumerated()
        .map { "\($0.element.move)\($0.offset + 1)" }.joined(separator: " ")
      let seen = answers.map { $0.compactMap(\.value)[index] }
      #expect(seen[0] == "\"\(legal)|\(last)|\"")
      #expect(seen[1] == "\"\(legal)|\(last)|\(numbers)\"")
    }
  }

  @Test func `can be stepped through backwards, and jumped to`() throws {
    let replay = game(blocked + "--a3")
    let frames = Array(FrameSequence(replay))
    let back = Array(
      repeating: [PageReader.Step.press("Shift+ArrowLeft"), .read],
      count: frames.count
    )
    let page = try PageReader.page(replay)
    let states = try PageReader.states(page, [.press("End"), .read] + back.flatMap { $0 })
    #expect(states.map(\.frame) == Array(frames.indices.reversed()) + [0])
    for state in states { #expect(state.table == Self.table(frames[state.frame].disks)) }
  }

  @Test(arguments: [1.0, 0.3])
  func `are shown as long as the game's frames`(speed: Double) throws {
    let replay = game(blocked + "--a3")
    let pace = Pace(delay: 410, flipDelay: 90, hold: 1234, speed: speed)
    let frames = FrameSequence(replay, pace: pace)
    let page = try PageReader.page(replay) {
      $0.pace = pace
      $0.loops = 2
    }
    var steps: [PageReader.Step] = []
    for _ in 1...2 {
      for frame in frames { steps += [.read, .wait(frame.duration - 1), .read, .wait(1)] }
    }
    let states = try PageReader.states(page, steps + [.read, .wait(100_000), .read])
    let shown = frames.indices.flatMap { [$0, $0] }
    // After the second time it stops.
    #expect(states.map(\.frame) == shown + shown + [frames.count - 1, frames.count - 1])
    #expect(states.last?.play == "Replay")
    #expect(states.dropLast(4).allSatisfy { $0.play == "Pause" })
  }

  @Test func `are played forever, or faster, on request`() throws {
    let replay = game(over)
    let frames = FrameSequence(replay, by: .move)
    let page = try PageReader.page(replay, by: .move) { $0.loops = 0 }
    let faster: [PageReader.Step] = [
      .choose("4"), .wait(frames.duration / 4), .read, .wait(frames[0].duration / 4), .read,
      .wait(2 * frames.duration), .read,
    ]
    let states = try PageReader.states(
      page,
      [.wait(frames[4].time), .read, .press("Home")] + [.press(" ")] + faster
    )
    #expect(states.map(\.frame).prefix(3) == [4, 0, 1])
    #expect(states.allSatisfy { $0.play == "Pause" })
  }

  /// The app turns one disk after the other.
  @Test(arguments: FrameSequence.Step.allCases)
  func `never turn two disks at a time`(step: FrameSequence.Step) throws {
    let replay = randomGame(seed: 25)
    let page = try PageReader.page(replay, by: step)
    // The pieces and the times of all that turn, at the time of each.
    let turns = """
      JSON.stringify(document.querySelector(".pieces").getAnimations({ subtree: true })
        .map(({ effect }) => effect.getTiming())
        .map(({ delay, duration }) => [delay, delay + duration])
        .sort((a, b) => a[0] - b[0]))
      """
    let frames = FrameSequence(replay, by: step)
    let shown = frames.indices.dropFirst().prefix(40)
    let steps = shown.flatMap { _ in
      [
        PageReader.Step.evaluate("document.getAnimations().forEach((turn) => turn.finish())"),
        .press("Shift+ArrowRight"), .evaluate(turns),
      ]
    }
    let answers = try PageReader.visit([.init(html: page, steps: [.press("Home")] + steps)])
    let values = answers[0].compactMap(\.value).compactMap {
      try? JSONDecoder().decode(String.self, from: Data($0.utf8))
    }
    #expect(values.count == shown.count)
    var isAnyTurned = false
    for (index, value) in zip(shown, values) {
      let times = try JSONDecoder().decode([[Double]].self, from: Data(value.utf8))
      for (one, next) in zip(times, times.dropFirst()) { #expect(one[1] <= next[0] + 0.001) }
      // It has turned before the next frame.
      if let last = times.last { #expect(last[1] <= Double(frames[index].duration) + 0.001) }
      isAnyTurned = isAnyTurned || times.count > 1 || step == .disk && !times.isEmpty
    }
    #expect(isAnyTurned)
  }

  @Test func `turn disks with a short animation unless the reader wants none`() throws {
    let page = try PageReader.page(game("f5"))
    let count = "document.getAnimations().length"
    // The press and the count are one step, since the animation ends by itself.
    let press = "dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', shiftKey: true }))"
    let steps: [PageReader.Step] = [
      .press("Shift+ArrowRight"), .evaluate("\(press), \(count)"),
      .evaluate("Promise.all(document.getAnimations().map(a => a.finished)).then(() => 0)"),
      .evaluate(count), .press("End"), .evaluate(count),
    ]
    let answers = try PageReader.visit([
      .init(html: page, steps: [.press("Home")] + steps),
      .init(html: page, reduced: true, steps: steps),
    ])
    let values = answers.map { $0.compactMap(\.value).compactMap { Int($0) } }
    #expect(values[0][0] > 0)
    #expect(values[0].dropFirst() == [0, 0, 0])
    #expect(values[1] == [0, 0, 0, 0])
  }
}
