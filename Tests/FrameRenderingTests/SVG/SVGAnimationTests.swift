import Foundation
import FrameRendering
import GameRecords
import ReversiPictures
import ReversiRules
import TestSupport
import Testing

@Suite(.waits) struct `An animated SVG` {
  private static func svg(_ replay: Replay, _ options: RenderingOptions) throws -> BoardPicture {
    try BoardPicture(replay, options)
  }

  private static func options(
    by step: FrameSequence.Step,
    _ theme: Theme = .classic
  ) -> RenderingOptions {
    var options = RenderingOptions()
    options.step = step
    options.theme = theme
    return options
  }

  @Test(.needs(.chromium))
  func `shows the right board in every frame in Chromium`() throws {
    let small = try #require(BoardSize(width: 4, height: 4))
    let wide = try #require(BoardSize(width: 10, height: 6))
    let cases: [(Replay, RenderingOptions)] = [
      (randomGame(seed: 1), Self.options(by: .move)),
      (randomGame(seed: 2), Self.options(by: .move, .auto)),
      (randomGame(seed: 3, size: small), Self.options(by: .disk)),
      (randomGame(seed: 4, size: wide), Self.options(by: .move, .wood)),
      (game(blocked + "--a3"), Self.options(by: .disk, .paper)),
      (specified, Self.options(by: .disk, .highContrast)),
      (game(over), Self.options(by: .disk, .dark)),
    ]
    var jobs: [PictureViewer.Job] = []
    for (replay, options) in cases {
      let picture = try Self.svg(replay, options)
      // At the end of each frame, when a disk has turned.
      let times = FrameSequence(replay, by: options.step).map { $0.time + $0.duration * 24 / 25 }
      jobs.append(.init(svg: picture.svg, times: times, points: picture.points))
    }
    for ((replay, options), answer) in zip(cases, try PictureViewer.look(jobs)) {
      let frames = FrameSequence(replay, by: options.step)
      let picture = try Self.svg(replay, options)
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
    let picture = try Self.svg(replay, Self.options(by: step))
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
    let picture = try Self.svg(replay, Self.options(by: .move))
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
    let pictures = try replays.map { try Self.svg($0, Self.options(by: .disk, theme)) }
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
    let picture = try Self.svg(randomGame(seed: 8), Self.options(by: .move))
    let answer = try PictureViewer.look([
      .init(svg: picture.svg, points: picture.points, image: true)
    ])
    #expect(answer.first?.count == 2)
  }

  @Test(.needs(.chromium))
  func `follows the reader's colour scheme in the auto theme`() throws {
    let dark = try #require(Theme.auto.darkColours)
    let picture = try Self.svg(game("f5"), Self.options(by: .move, .auto))
    let page = [[3, 3]]
    let answers = try PictureViewer.look([
      .init(svg: picture.svg, points: page), .init(svg: picture.svg, points: page, scheme: "dark"),
    ])
    #expect(answers == [[[Theme.auto.colours.page]], [[dark.page]]])
  }

  @Test(.needs(.xmllint))
  func `is well-formed with any text in the record`() throws {
    let lint = try Tool.xmllint.program
    for name in HostileTexts.all {
      let record = ReversiRecord(
        event: name,
        players: Players(dark: Player(name: name), light: Player(name: name)),
        moves: Move.list("f5d6")
      )
      var options = RenderingOptions()
      for title in [nil, name] {
        options.title = title
        for isStill in [false, true] {
          options.isStill = isStill
          let played = PlayedGame(record, ReplayAttempt(record).replay)
          let bytes = try SVGRenderer().render(played, options)
          let run = try lint.run(["--noout", "-"], input: bytes)
          #expect(run.status == 0, "\(run.errors)")
          #expect(bytes.count < 100_000)
        }
      }
    }
  }

  @Test(arguments: FrameSequence.Step.allCases)
  func `is the same every time`(step: FrameSequence.Step) throws {
    let replay = randomGame(seed: 7)
    let first = try Self.svg(replay, Self.options(by: step)).svg
    for _ in 0..<3 { #expect(try Self.svg(replay, Self.options(by: step)).svg == first) }
  }

  @Test(.needs(.chromium), .needs(.axe))
  func `has no problems according to axe, even next to others in a page`() throws {
    let pictures = try [false, true].flatMap { isStill in
      try Theme.standard.map { theme in
        var options = Self.options(by: .move, theme)
        options.isStill = isStill
        options.showsNumbers = true
        return try Self.svg(game(blocked), options).svg
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

  @Test(arguments: Theme.standard)
  func `has readable text on its page`(theme: Theme) {
    for palette in [theme.colours] + (theme.darkColours.map { [$0] } ?? []) {
      #expect(palette.text.contrast(to: palette.page) >= 4.5)
    }
  }

  @Test func `has a title and a description for screen readers`() throws {
    let record = ReversiRecord(
      players: Players(dark: Player(name: "Ann")),
      moves: Move.list("f5d6")
    )
    let played = PlayedGame(record, ReplayAttempt(record).replay)
    let text = String(decoding: try SVGRenderer().render(played, RenderingOptions()), as: UTF8.self)
    #expect(text.contains("role=\"img\""))
    #expect(text.contains(#/<title id="t(\w+)">Ann – \?<\/title>/#))
    #expect(text.contains(#/<desc id="a\w+">[^<]*f5 d6[^<]*<\/desc>/#))
    #expect(text.contains(#/aria-labelledby="t\w+ a\w+"/#))
    #expect(!text.contains("<script"))
  }
}
