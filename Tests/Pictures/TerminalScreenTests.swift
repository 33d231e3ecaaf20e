@testable import FrameRendering
import GameRecords
import Games
import ReversiRules
import TestSupport
import Testing

@Suite(.waits) struct `Boards on a terminal` {
  static let lengths = Array(stride(from: 4, through: 16, by: 2))

  @Test(arguments: lengths, TerminalLayout.Spacing.allCases)
  func `have screens of one size`(width: Int, spacing: TerminalLayout.Spacing) throws {
    for height in Self.lengths.sample(3) {
      let size = try #require(BoardSize(width: width, height: height))
      let game = PlayedGame(ReversiRecord(), randomGame(seed: 32, size: size))
      for hasCoordinates in [true, false] {
        var options = RenderingOptions()
        options.step = .move
        options.title = hostileTitles[(width / 2 + height) % hostileTitles.count]
        options.showsCoordinates = hasCoordinates
        let layout = TerminalLayout(game, options, spacing)
        let screens = GameScreens(game, options, layout)
        for frame in game.frames(options).suffix(2) {
          let screen = screens.screen(frame)
          #expect(screen.lines.count == layout.size.lines)
          #expect(screen.lines.allSatisfy { $0.count == layout.size.columns })
          #expect(layout.left > 0 && layout.left + layout.extent.columns < layout.size.columns)
        }
      }
    }
  }

  /// Each size of cells with all colours.
  private static let looks = TerminalLayout.Spacing.allCases.flatMap { spacing in
    [TerminalColours.none, .named, .indexed, .full].map { (spacing: spacing, colours: $0) }
  }

  /// Five of them have each size and each kind of colours.
  @Test(.needs(.pyte), arguments: looks.sample(5))
  func `are redrawn in place`(
    spacing: TerminalLayout.Spacing,
    colours: TerminalColours
  ) throws {
    let game = PlayedGame(ReversiRecord(), game(blocked + "--a3"))
    var options = RenderingOptions()
    options.marksLegalMoves = true
    options.terminalColours = colours
    var playback = TerminalPlayback(game, options)
    let layout = TerminalLayout(game, options, spacing)
    #expect(playback.fit(layout.size) == nil)
    #expect(playback.layout == layout)
    let frames = playback.frames
    let outputs = frames.indices.map { index in
      index == 0
        ? "$ play\r\n" + playback.picture(0) : playback.change(from: index - 1, to: index)
    }
    let back = playback.change(from: frames.count - 1, to: 3)
    let screens = try Pyte.screens(
      columns: layout.size.columns + 5,
      lines: layout.size.lines + 3,
      after: outputs + [back]
    )
    for (frame, screen) in zip(Array(frames) + [frames[3]], screens) {
      #expect(screen[0].map(\.text).joined().hasPrefix("$ play  "))
      let lines = Array(screen[1...])
      if [.none, .full].contains(colours) {
        let palette = colours == .full ? Theme.classic.colours : nil
        #expect(lines.board(layout, palette) == frame.disks)
      }
      #expect(lines.legalMoves(layout) == Set(frame.legalMoves.map(Array.init) ?? []))
      #expect(lines.text(layout.noteLine) == frame.note)
      #expect(lines[layout.size.lines].allSatisfy { $0.text == " " && $0.background == "default" })
    }
  }

  @Test func `have no control sequences without colours`() throws {
    var options = RenderingOptions()
    options.terminalColours = .none
    options.title = "é 大森"
    let size = try #require(BoardSize(width: 4, height: 4))
    let game = PlayedGame(ReversiRecord(), game("b1", from: .initial(size: size)))
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

  @Test func `use the room available`() {
    var playback = TerminalPlayback(PlayedGame(ReversiRecord(), game("f5")), RenderingOptions())
    for (columns, lines, spacing, hasShortLines) in [
      (80, 24, TerminalLayout.Spacing.medium, false), (80, 30, .wide, false),
      (39, 20, .medium, false), (38, 20, .narrow, false), (30, 11, .narrow, false),
      (29, 12, .narrow, true), (23, 12, .narrow, true),
    ] {
      #expect(playback.fit(TerminalSize(columns: columns, lines: lines)) == nil)
      #expect(playback.layout.spacing == spacing, "\(columns)×\(lines)")
      #expect(playback.layout.hasShortLines == hasShortLines, "\(columns)×\(lines)")
    }
    for (columns, lines, needed) in [
      (22, 50, "23×12"), (80, 10, "30×11"), (29, 11, "30×11"), (1, 1, "23×12"),
    ] {
      #expect(
        playback.fit(TerminalSize(columns: columns, lines: lines))?.message
          == "the window is too small: \(needed) needed, \(columns)×\(lines) available"
      )
    }
  }

  @Test(arguments: lengths, [true, false])
  func `need no more room than they use`(length: Int, hasCoordinates: Bool) throws {
    let size = try #require(BoardSize(width: length, height: length))
    let game = PlayedGame(ReversiRecord(), randomGame(seed: 33, size: size))
    var options = RenderingOptions()
    options.showsCoordinates = hasCoordinates
    for title in ["", "Title"] {
      options.title = title
      let screen = { (layout: TerminalLayout) in
        GameScreens(game, options, layout).screen(game.frames(options)[0])
      }
      for layout in TerminalLayout(game, options, .narrow).alternatives {
        let used = screen(layout).lines.map { line in
          (line.lastIndex { $0.text != " " } ?? -1) + 1
        }
        // All lines except that of the move, which is empty at the start.
        #expect(used.dropLast().allSatisfy { $0 > 0 && $0 < layout.size.columns })
      }
    }
    let least = TerminalLayout(game, options, .narrow).alternatives.map(\.size.columns).min()
    let board = 2 * length + (hasCoordinates ? 7 : 3)
    #expect(least == max(board, length < 10 ? 18 : 20))
  }

  @Test(.needs(.pyte))
  func `show everything in little room`() throws {
    let size = try #require(BoardSize(width: 4, height: 4))
    let game = PlayedGame(ReversiRecord(), randomGame(seed: 32, size: size))
    let options = RenderingOptions()
    var playback = TerminalPlayback(game, options)
    #expect(playback.fit(TerminalSize(columns: 18, lines: 8)) == nil)
    let layout = playback.layout
    let outputs = playback.frames.indices.map { index in
      index == 0 ? playback.picture(0) : playback.change(from: index - 1, to: index)
    }
    let screens = try Pyte.screens(columns: 18, lines: 8, after: outputs)
    for (frame, screen) in zip(playback.frames, screens) {
      #expect(screen.board(layout, Theme.classic.colours) == frame.disks)
      #expect(screen.text(5) + " " + screen.text(6) == frame.status)
      #expect(screen.text(7) == (frame.event == .alert ? "Pass" : frame.note))
    }
    #expect(playback.frames.contains { $0.event == .alert })
  }

  @Test(arguments: [
    (0x000000, 16), (0xFFFFFF, 231), (0xFF0000, 196), (0x5F87AF, 67), (0x808080, 244),
    (0x080808, 232), (0x2A7F55, 29),
  ])
  func `have the nearest of 256 colours`(colour: UInt32, index: Int) {
    #expect(TerminalColours.index(of: Colour(colour)) == index)
  }

  @Test(arguments: [
    (0x000000, 0), (0xFFFFFF, 67), (0xFF0000, 61), (0x800000, 1), (0x2A7F55, 2), (0x14402F, 0),
    (0xC99A5B, 63), (0x0050B8, 64), (0x808080, 60), (0xC0C0C0, 7), (0x008080, 6),
  ])
  func `have the colour of 16 with a matching name`(colour: UInt32, number: Int) {
    #expect(TerminalColours.name(of: Colour(colour)) == number)
  }

  @Test(arguments: Theme.standard)
  func `have disks, board and marks that differ in 16 colours`(theme: Theme) {
    for palette in [theme.colours, theme.darkColours].compactMap(\.self) {
      let board = TerminalColours.name(of: palette.board)
      // On paper, a light disk is only an outline.
      let disks = [palette.dark, palette.light].filter { $0 != palette.board }
      let names = disks.map(TerminalColours.name)
      #expect(Set(names + [board]).count == disks.count + 1)
      for part in [palette.lines, palette.mark, palette.legal, palette.cursor] {
        #expect(TerminalColours.name(of: part) != board)
      }
      #expect(TerminalColours.name(of: palette.text) != TerminalColours.name(of: palette.page))
    }
  }
}
