import FrameRendering
import GameRecords
import Games
import ReversiRules
import TestSupport
import Testing

@Suite(.waits) struct `An animated SVG` {
  static func svg(_ replay: Replay, _ options: RenderingOptions) throws -> BoardPicture {
    try BoardPicture(replay, options)
  }

  static func options(
    by step: FrameSequence.Step,
    _ theme: Theme = .classic
  ) -> RenderingOptions {
    var options = RenderingOptions()
    options.step = step
    options.theme = theme
    return options
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

  @Test func `changes each property for one thing only`() throws {
    let replay = randomGame(seed: 7, size: try #require(BoardSize(width: 16, height: 16)))
    let mark = try #require(BoardMark("a1=A") { Square($0) })
    var record = ReversiRecord(start: replay.start, moves: replay.moves)
    record.annotations = (1...20).map { MoveAnnotation(ply: $0, marks: [mark]) }
    let game = PlayedGame(record, replay)
    let svg = String(
      decoding: try SVGRenderer().render(game, Self.options(by: .move)),
      as: UTF8.self
    )
    let changes = svg.matches(of: #/[{;]--(\w+):(none|var|[01][;}])/#)
    let kinds = Dictionary(grouping: changes, by: { String($0.1) })
      .mapValues { Set($0.map { $0.2.first?.isNumber ?? false }) }
    #expect(kinds.count > 200)
    #expect(kinds.filter { $1.count > 1 }.isEmpty)
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
