import GameRecords
import ReversiRules
import TestSupport
import Testing

@testable import FrameRendering

@Suite struct `Boards on a terminal` {
  static let lengths = Array(stride(from: 4, through: 16, by: 2))

  @Test(arguments: lengths, TerminalLayout.Spacing.allCases)
  func `have screens of one size`(width: Int, spacing: TerminalLayout.Spacing) throws {
    for height in Self.lengths {
      let size = try #require(BoardSize(width: width, height: height))
      let game = PlayedGame(GameRecord(), randomGame(seed: 32, size: size))
      for hasCoordinates in [true, false] {
        var options = RenderingOptions()
        options.step = .move
        options.title = hostileTitles[height % hostileTitles.count]
        let layout = TerminalLayout(size, spacing, hasCoordinates: hasCoordinates)
        let screens = BoardScreens(game, options, layout)
        for frame in game.frames(options).suffix(2) {
          let screen = screens.screen(frame)
          #expect(screen.lines.count == layout.lines)
          #expect(screen.lines.allSatisfy { $0.count == layout.columns })
          #expect(layout.left > 0 && layout.left + layout.extent.columns < layout.columns)
        }
      }
    }
  }

  @Test(
    .enabled("python3 has no pyte") { Pyte.python != nil },
    arguments: TerminalLayout.Spacing.allCases,
    [TerminalColours.none, .indexed, .full]
  )
  func `are redrawn in place`(
    spacing: TerminalLayout.Spacing,
    colours: TerminalColours
  ) throws {
    let game = PlayedGame(GameRecord(), game(blocked + "--a3"))
    var options = RenderingOptions()
    options.marksLegalMoves = true
    options.terminalColours = colours
    var playback = TerminalPlayback(game, options)
    let layout = TerminalLayout(.standard, spacing, hasCoordinates: true)
    let fits = playback.fit((layout.columns, layout.lines))
    #expect(fits)
    #expect(playback.layout == layout)
    let frames = playback.frames
    let outputs = frames.indices.map { index in
      index == 0
        ? "$ play\r\n" + playback.picture(0) : playback.change(from: index - 1, to: index)
    }
    let back = playback.change(from: frames.count - 1, to: 3)
    let screens = try Pyte.screens(
      columns: layout.columns + 5,
      lines: layout.lines + 3,
      after: outputs + [back]
    )
    for (frame, screen) in zip(Array(frames) + [frames[3]], screens) {
      #expect(screen[0].map(\.text).joined().hasPrefix("$ play  "))
      let lines = Array(screen[1...])
      if colours != .indexed {
        let palette = colours == .full ? Theme.classic.colours : nil
        #expect(lines.board(layout, palette) == frame.board)
      }
      #expect(lines.legalMoves(layout) == Set(frame.legalMoves.map(Array.init) ?? []))
      #expect(lines.text(layout.noteLine) == frame.note)
      #expect(lines[layout.lines].allSatisfy { $0.text == " " && $0.background == "default" })
    }
  }

  @Test func `have no control sequences without colours`() throws {
    var options = RenderingOptions()
    options.terminalColours = .none
    options.title = "é 大森"
    let size = try #require(BoardSize(width: 4, height: 4))
    let game = PlayedGame(GameRecord(), game("b1", from: .initial(size: size)))
    options.isStill = true
    #expect(
      String(decoding: try ANSIRenderer().render(game, options), as: UTF8.self) == """
         é 大森
                 a   b   c   d
               ┌───┬───┬───┬───┐
             1 │   │[●]│   │   │
               ├───┼───┼───┼───┤
             2 │   │ ● │ ● │   │
               ├───┼───┼───┼───┤
             3 │   │ ● │ ○ │   │
               ├───┼───┼───┼───┤
             4 │   │   │   │   │
               └───┴───┴───┴───┘
          ●  4   ○  1    ○ 's turn
         1. b1

        """
    )
  }

  @Test func `take the most room that there is`() throws {
    var playback = TerminalPlayback(PlayedGame(GameRecord(), game("f5")), RenderingOptions())
    for (size, spacing) in [
      ((80, 24), TerminalLayout.Spacing.medium), ((80, 30), .wide), ((39, 21), .medium),
      ((38, 21), .narrow), ((32, 12), .narrow),
    ] {
      let fits = playback.fit(size)
      #expect(fits && playback.layout.spacing == spacing, "\(size)")
    }
    for (size, isEnough) in [(nil, true), ((31, 50), false), ((80, 11), false), ((1, 1), false)] {
      let fits = playback.fit(size)
      #expect(fits == isEnough)
    }
    #expect(
      playback.layout.complaint((1, 1))
        == "the board needs 32 columns and 12 lines; the terminal has 1 and 1"
    )
  }

  @Test(arguments: [
    (0x000000, 16), (0xFFFFFF, 231), (0xFF0000, 196), (0x5F87AF, 67), (0x808080, 244),
    (0x080808, 232), (0x2A7F55, 29),
  ])
  func `have the nearest of 256 colours`(colour: UInt32, index: Int) {
    #expect(TerminalColours.index(of: Colour(colour)) == index)
  }
}
