@testable import FrameRendering
@testable import FrameRenderingTests
import GameRecords
import Games
import ReversiRules
import TestSupport
import Testing

/// The tests of the same suite that need no peers, with what both use.
private typealias Basics = FrameRenderingTests.`The frames of a session`

/// The frames of a recorded session.
@Suite struct `The frames of a session` {
  /// In an animation, the status shows the same as in a still picture of the frame.
  @Test(.needs(.chromium), arguments: [1, 2, 3] as [UInt64])
  func `are in an animated SVG`(seed: UInt64) throws {
    let game = try Basics.game(seed)
    let options = RenderingOptions.session
    let frames = game.frames(options)
    let picture = try BoardPicture(game.replay, options) { options throws(RenderingError) in
      try SVGRenderer().render(game, options)
    }
    let width = 40 * (game.replay.start.board.size.width + 1)
    let height = 40 * game.replay.start.board.size.height
    let status = stride(from: height + 40, to: height + 96, by: 3).flatMap { y in
      stride(from: 2, to: width, by: 3).map { [$0, y] }
    }
    let alert = stride(from: height / 2 - 10, to: height / 2 + 50, by: 3).flatMap { y in
      stride(from: 30, to: width - 10, by: 3).map { [$0, y] }
    }
    let points = status + alert + picture.points
    // At the end of each frame, when a disk has turned.
    let times = frames.map { $0.time + $0.duration * 24 / 25 }
    var jobs = [PictureViewer.Job(svg: picture.svg, times: times, points: points)]
    for frame in frames {
      var options = options
      options.size = width
      let svg = String(
        decoding: try SVGRenderer().render(game, frame: frame, options),
        as: UTF8.self
      )
      jobs.append(.init(svg: svg, points: points))
    }
    let answers = try PictureViewer.look(jobs)
    for (index, frame) in frames.enumerated() {
      let (seen, still) = (answers[0][index], answers[index + 1][0])
      // A disk that turns is not yet quite the same.
      let turns = frame.changed != nil || frame.event == .done
      let compared = turns ? status.indices : points.indices
      let wrong = compared.filter { seen[$0] != still[$0] }
      #expect(wrong.map { points[$0] } == [], "\(frame)")
      // The question hides more of the board than the alert of a pass.
      guard frame.alert != .reset else { continue }
      #expect(picture.differences(Array(seen.suffix(picture.points.count)), from: frame) == [])
    }
  }

  @Test(.needs(.chromium))
  func `are in a page`() throws {
    let games = try (1...4).map { try Basics.game($0) }
    let jobs = try games.map { game in
      let steps = game.frames(.session).indices.flatMap { index -> [PageReader.Step] in
        (index == 0 ? [] : [.press("Shift+ArrowRight")]) + [.read]
      }
      return PageReader.Job(html: try PageReader.page(game, .session), reduced: true, steps: steps)
    }
    for (game, answers) in zip(games, try PageReader.visit(jobs)) {
      let states = answers.compactMap(\.state)
      let frames = game.frames(.session)
      #expect(states.count == frames.count)
      for (frame, state) in zip(frames, states) {
        let size = frame.disks.size
        let symbols = size.squares.map { frame.disks[$0]?.symbol ?? "-" }
        #expect(state.table.filter { $0 != "\n" } == String(symbols))
        #expect(state.counts == [frame.diskCounts.dark, frame.diskCounts.light])
        let players = try #require(frame.players)
        #expect(
          state.players
            == players.map { $0.words + ($0.isThinking ? " thinking…" : "") }
        )
        #expect(state.alert == (frame.alert.map { "\($0.title) \($0.message)" } ?? ""))
      }
    }
  }
}
