@testable import FrameRendering
import GameRecords
import Games
import ReversiRules
import TestSupport
import Testing

@Suite(.waits) struct `Casts` {
  static let sizes = [(4, 4), (8, 8), (6, 10), (16, 4), (16, 16)]

  private func cast(_ game: PlayedGame, _ options: RenderingOptions) throws -> CastReader {
    try CastReader(AsciicastRenderer().render(game, options))
  }

  @Test(arguments: [2, 3], FrameSequence.Step.allCases)
  func `have each frame at its time and a marker for each move`(
    version: Int,
    step: FrameSequence.Step
  ) throws {
    var options = RenderingOptions()
    options.castVersion = version
    options.step = step
    options.pace = Pace(delay: 333, flipDelay: 7, hold: 4321, speed: 0.7)
    let game = PlayedGame(ReversiRecord(), game(blocked))
    let cast = try cast(game, options)
    let frames = game.frames(options)
    #expect(cast.header["version"] as? Int == version)
    #expect(cast.outputs.map(\.time) == frames.map(\.time) + [frames.duration])
    // A pass that is only announced by the alert at the end has no marker.
    let markers = cast.events.filter { $0.code == "m" }
    #expect(
      markers.map(\.data)
        == game.replay.moves.enumerated().map { "\($0.offset + 1). \($0.element)" }
    )
    for marker in markers {
      let ply = Int(marker.data.prefix { $0 != "." })
      #expect(frames.first { $0.ply == ply }?.time == marker.time)
    }
    #expect(cast.events.count == markers.count + frames.count + 1)
    #expect(cast.events.map(\.time) == cast.events.map(\.time).sorted())
  }

  @Test func `have markers for passes`() throws {
    let game = PlayedGame(ReversiRecord(), game(blocked + "--a3"))
    let markers = try cast(game, RenderingOptions()).events.filter { $0.code == "m" }
    #expect(markers.suffix(2).map(\.data) == ["9. pass", "10. a3"])
  }

  @Test func `begin with a clean screen and end with a cursor`() throws {
    let cast = try cast(PlayedGame(ReversiRecord(), game(over)), RenderingOptions())
    #expect(cast.outputs.first?.data.hasPrefix("\u{1B}[?25l\u{1B}[2J\u{1B}[H") == true)
    #expect(cast.outputs.last?.data == "\u{1B}[0m\u{1B}[?25h")
    #expect(cast.outputs.first?.data.contains("\r\n") == true)
    #expect(cast.header["idle_time_limit"] == nil)
  }

  @Test(.needs(.pyte), arguments: sizes)
  func `show every frame on a terminal`(width: Int, height: Int) throws {
    let size = try #require(BoardSize(width: width, height: height))
    let game = PlayedGame(ReversiRecord(), randomGame(seed: 31, size: size))
    var options = RenderingOptions()
    options.marksLegalMoves = true
    options.step = width > 4 && width != height ? .move : .disk
    if width == 16 { options.plies = 1...40 }
    // The smallest board is shown to the end of the game.
    if width > 4, !Effort.isFull { options.plies = 1...15 }
    for version in width == 4 ? [2, 3] : [2] {
      options.castVersion = version
      let cast = try cast(game, options)
      let frames = game.frames(options)
      let screens = try Pyte.screens(
        columns: cast.size.columns,
        lines: cast.size.lines,
        after: cast.outputs.dropLast().map(\.data)
      )
      let layout = TerminalLayout(game, options, .wide).best(in: .usual)
      #expect(screens.count == frames.count)
      for (frame, screen) in zip(frames, screens) {
        #expect(screen.board(layout, Theme.classic.colours) == frame.disks)
        #expect(
          screen.marks(layout, Theme.classic.colours) == frame.lastPlacement.map { [$0] } ?? []
        )
        #expect(screen.legalMoves(layout) == Set(frame.legalMoves.map(Array.init) ?? []))
        #expect(screen.text(layout.countsLine) == frame.status)
        #expect(screen.text(layout.noteLine) == frame.note)
      }
    }
  }

  @Test(.needs(.pyte)) func `keep their layout with any title`() throws {
    let game = PlayedGame(ReversiRecord(), game("f5"))
    let examples = hostileTitles.map { title in
      var options = RenderingOptions()
      options.title = title
      options.step = .move
      return options
    }
    // One run of the emulator for all titles.
    let terminals = try examples.map { options in
      let cast = try cast(game, options)
      return Pyte.Terminal(
        columns: cast.size.columns,
        lines: cast.size.lines,
        outputs: cast.outputs.map(\.data)
      )
    }
    let shown = try Pyte.screens(terminals)
    #expect(shown.count == examples.count)
    for (options, screens) in zip(examples, shown) {
      let layout = TerminalLayout(game, options, .wide).best(in: .usual)
      let title = options.title ?? ""
      for (frame, screen) in zip(game.frames(options), screens) {
        #expect(screen.board(layout, Theme.classic.colours) == frame.disks, "\(title)")
        #expect(screen.text(layout.top - 1).filter { $0 != " " } == "abcdefgh", "\(title)")
        #expect(screen.allSatisfy { $0.allSatisfy { $0.background != "default" } }, "\(title)")
      }
    }
  }
}

/// Titles that could break out of their line.
let hostileTitles = [
  "", "\"\\\u{1B}[2J\u{7}\r\n", "</script>]]>", "\u{202E}abc\u{2066}",
  String(repeating: "long ", count: 2_000), "e" + String(repeating: "\u{301}", count: 10_000),
  "大森 太郎 – 👨‍👩‍👧‍👦 🇯🇵 ☺️ ﾊﾞ", String(repeating: "大", count: 80), "a" + String(repeating: "大", count: 80),
  "\u{200B}\u{FEFF}\u{AD}x", "\u{301}x", "שלום مرحبا",
]
