@testable import FrameRendering
import GameRecords
import Games
import ReversiRules
import TestSupport
import Testing

@Suite(.waits) struct `Disks on a terminal` {
  /// A theme whose board is similar to one side's disks, or to both.
  private static func theme(_ name: String, _ change: (inout Theme.Palette) -> Void) -> Theme {
    var theme = Theme.paper
    theme.name = name
    change(&theme.colours)
    return theme
  }

  private static let themes =
    Theme.standard + [
      theme("newsprint") {
        $0.board = Colour(0xF4EFE4)
        $0.light = Colour(0xFFFDF8)
      },
      theme("night") {
        $0.board = Colour(0x101010)
        $0.outline = .black
        $0.page = .black
        $0.text = .white
      },
      theme("fog") {
        $0.board = Colour(0x808080)
        $0.dark = Colour(0x707070)
        $0.light = Colour(0x909090)
      },
    ]

  @Test(arguments: themes, TerminalLayout.Spacing.allCases)
  func `differ from the board and from each other`(
    theme: Theme,
    spacing: TerminalLayout.Spacing
  ) throws {
    var options = RenderingOptions()
    options.theme = theme
    let game = PlayedGame(ReversiRecord(), game("f5"))
    let layout = TerminalLayout(game, options, spacing)
    let screen = GameScreens(game, options, layout).screen(game.frames(options)[0])
    func seen(_ line: Int, _ columns: Range<Int>) -> [TerminalScreen.Cell] {
      screen.lines[line][columns].filter { cell in
        cell.text != " " && cell.ink.foreground.contrast(to: cell.ink.background) >= 2
      }
    }
    let width = layout.inside.columns
    let disks = ["d4", "e4"].compactMap(Square.init).map(layout.corner).map { corner in
      seen(corner.line, corner.column..<corner.column + width)
    }
    let chips = [8, 1].map { seen(layout.countsLine, $0..<$0 + 3) }
    for pair in [disks, chips] {
      #expect(pair.allSatisfy { !$0.isEmpty })
      #expect(pair[0] != pair[1])
    }
  }

  @Test(
    .needs(.pyte),
    arguments: TerminalLayout.Spacing.allCases
  )
  func `are only an outline if they are as white as the board`(
    spacing: TerminalLayout.Spacing
  ) throws {
    var options = RenderingOptions()
    options.theme = .paper
    options.step = .move
    // The board is nearly full, and somebody wins, at the end.
    if !Effort.isFull { options.plies = 45...100 }
    let game = PlayedGame(ReversiRecord(), randomGame(seed: 34))
    var playback = TerminalPlayback(game, options)
    let layout = TerminalLayout(game, options, spacing)
    #expect(playback.fit(layout.size) == nil)
    let screens = try Pyte.screens(
      columns: layout.size.columns,
      lines: layout.size.lines,
      after: playback.frames.indices.map(playback.picture)
    )
    for (frame, screen) in zip(playback.frames, screens) {
      #expect(screen.board(layout, Theme.paper.colours) == frame.disks)
      #expect(screen.marks(layout, Theme.paper.colours) == frame.lastPlacement.map { [$0] } ?? [])
      let winner = Disk.allCases.first { frame.screenMessage.side == $0 }
      let message = winner.map { $0 == .dark ? "●" : "○" }
      let chips = screen[layout.countsLine].map(\.text).filter { ["●", "○"].contains($0) }
      #expect(chips == ["●", "○"] + [message].compactMap(\.self))
    }
  }
}
