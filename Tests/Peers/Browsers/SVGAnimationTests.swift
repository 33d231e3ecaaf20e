import FrameRendering
@testable import FrameRenderingTests
import GameRecords
import Games
import ReversiRules
import TestSupport
import Testing

/// The tests of the same suite that need no peers, with what both use.
private typealias Basics = FrameRenderingTests.`An animated SVG`

@Suite(.waits) struct `An animated SVG` {
  @Test(.needs(.chromium))
  func `shows the right board in every frame in Chromium`() throws {
    let small = try #require(BoardSize(width: 4, height: 4))
    let wide = try #require(BoardSize(width: 10, height: 6))
    let cases: [(Replay, RenderingOptions)] = [
      (randomGame(seed: 1), Basics.options(by: .move)),
      (randomGame(seed: 2), Basics.options(by: .move, .auto)),
      (randomGame(seed: 3, size: small), Basics.options(by: .disk)),
      (randomGame(seed: 4, size: wide), Basics.options(by: .move, .wood)),
      (game(blocked + "--a3"), Basics.options(by: .disk, .paper)),
      (specified, Basics.options(by: .disk, .highContrast)),
      (game(over), Basics.options(by: .disk, .dark)),
    ]
    var jobs: [PictureViewer.Job] = []
    for (replay, options) in cases {
      let picture = try Basics.svg(replay, options)
      // At the end of each frame, when a disk has turned.
      let times = FrameSequence(replay, by: options.step).map { $0.time + $0.duration * 24 / 25 }
      jobs.append(.init(svg: picture.svg, times: times, points: picture.points))
    }
    for ((replay, options), answer) in zip(cases, try PictureViewer.look(jobs)) {
      let frames = FrameSequence(replay, by: options.step)
      let picture = try Basics.svg(replay, options)
      #expect(answer.count == frames.count)
      for (frame, colours) in zip(frames, answer) {
        #expect(picture.differences(colours, from: frame) == [], "\(options.theme.name) \(frame)")
      }
    }
  }

  @Test(
    .needs(.firefox),
    .needs(.pillow),
    arguments: FrameSequence.Step.allCases
  )
  func `shows the right board in an image element of Firefox`(step: FrameSequence.Step) throws {
    let replay = randomGame(seed: 9)
    let picture = try Basics.svg(replay, Basics.options(by: step))
    let frames = FrameSequence(replay, by: step)
    let shown = [0, frames.count / 2, frames.count - 1].map { frames[$0] }
    let jobs = shown.map { frame in
      let delay = "-\(frame.time + frame.duration * 24 / 25)ms"
      let svg = picture.svg.replacing(" infinite", with: " infinite paused")
        .replacing(" paused}", with: " paused;animation-delay:\(delay)}")
      return PictureViewer.Job(svg: svg, points: picture.points, by: "firefox")
    }
    for (frame, answer) in zip(shown, try PictureViewer.look(jobs)) {
      #expect(answer.map { picture.differences($0, from: frame) } == [[]], "\(frame)")
    }
  }

  @Test(.needs(.chromium))
  func `shows the last frame if motion is not wanted, and without CSS`() throws {
    let replay = randomGame(seed: 5)
    let picture = try Basics.svg(replay, Basics.options(by: .move))
    let plain = picture.svg.replacing(#/<style>.*?<\/style>/#.dotMatchesNewlines(), with: "")
      .replacing(#/ style="[^"]*"/#, with: "")
    #expect(plain.utf8.count < picture.svg.utf8.count)
    let answers = try PictureViewer.look([
      .init(svg: picture.svg, points: picture.points, reduced: true),
      .init(svg: plain, points: picture.points),
    ])
    let last = try #require(FrameSequence(replay).last)
    for answer in answers {
      #expect(answer.map { picture.differences($0, from: last) } == [[]])
    }
  }

  @Test(
    .needs(.rsvgConvert),
    .needs(.pillow),
    arguments: Theme.standard
  )
  func `shows the last frame in librsvg`(theme: Theme) throws {
    let replays = [randomGame(seed: 6), game(blocked), specified]
    let pictures = try replays.map { try Basics.svg($0, Basics.options(by: .disk, theme)) }
    let answers = try PictureViewer.look(
      pictures.map { .init(svg: $0.svg, points: $0.points, by: "rsvg") }
    )
    for ((replay, picture), answer) in zip(zip(replays, pictures), answers) {
      let last = try #require(FrameSequence(replay).last)
      #expect(answer.map { picture.differences($0, from: last) } == [[]], "\(theme.name)")
    }
  }

  @Test(.needs(.chromium))
  func `plays by itself in an image element`() throws {
    let picture = try Basics.svg(randomGame(seed: 8), Basics.options(by: .move))
    let answer = try PictureViewer.look([
      .init(svg: picture.svg, points: picture.points, image: true)
    ])
    #expect(answer.first?.count == 2)
  }

  @Test(.needs(.chromium))
  func `follows the reader's colour scheme in the auto theme`() throws {
    let dark = try #require(Theme.auto.darkColours)
    let picture = try Basics.svg(game("f5"), Basics.options(by: .move, .auto))
    let page = [[3, 3]]
    let answers = try PictureViewer.look([
      .init(svg: picture.svg, points: page), .init(svg: picture.svg, points: page, scheme: "dark"),
    ])
    #expect(answers == [[[Theme.auto.colours.page]], [[dark.page]]])
  }

  @Test(.needs(.chromium), .needs(.axe))
  func `has no problems according to axe, even next to others in a page`() throws {
    let pictures = try [false, true].flatMap { isStill in
      try Theme.standard.map { theme in
        var options = Basics.options(by: .move, theme)
        options.isStill = isStill
        options.showsNumbers = true
        return try Basics.svg(game(blocked), options).svg
      }
    }
    let page = """
      <!doctype html><html lang="en"><title>Games</title>
      <main><h1>Games</h1>\(pictures.joined())</main>
      """
    let identifiers = page.matches(of: #/ id="([^"]+)"/#).map(\.1)
    #expect(Set(identifiers).count == identifiers.count)
    let job = PageReader.Job(html: page, timed: false, steps: [.axe])
    #expect(try PageReader.visit([job])[0].compactMap(\.violations) == [[]])
  }
}
