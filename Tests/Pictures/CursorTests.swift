@testable import FrameRendering
import GameRecords
import Games
import ReversiRules
import TestSupport
import Testing

@Suite struct `A cursor on a terminal's board` {
  /// Disks of both sides, the mark of a placement on `f5`, and legal moves for light.
  private static let contents: ScreenContents = {
    let position = game("f5").end
    var contents = ScreenContents(
      PieceBoard(position.board),
      [Frame.Count](position.board.counts),
      Frame.Message(ScreenMessage(position))
    )
    contents.lastMove = Square("f5").map { GridCell($0) }
    contents.hints = position.legalMoves.map { GridCell($0) }
    return contents
  }()

  /// A cell that is different on another screen.
  private struct Change: Hashable {
    let line, column: Int
    let cell: TerminalScreen.Cell

    /// Returns the differences between two screens of one size.
    static func all(
      from old: [[TerminalScreen.Cell]],
      to new: [[TerminalScreen.Cell]]
    ) -> [Change] {
      var changes: [Change] = []
      // Most lines are the same.
      for line in new.indices where new[line] != old[line] {
        for column in new[line].indices where new[line][column] != old[line][column] {
          changes.append(Change(line: line, column: column, cell: new[line][column]))
        }
      }
      return changes
    }
  }

  @Test(arguments: TerminalLayout.Spacing.allCases, Theme.standard.sample(3))
  func `is around its square and hides nothing of it`(
    spacing: TerminalLayout.Spacing,
    theme: Theme
  ) {
    let layout = TerminalLayout(
      ScreenParts(.standard),
      spacing,
      hasCoordinates: true,
      hasTitle: false
    )
    for usesColour in [true, false] {
      let screens = BoardScreens(layout, theme.colours, usesColour: usesColour)
      let bare = screens.screen(Self.contents).lines
      // What is different on each screen, and on the one without a cursor.
      var seen: Set<[Change]> = [[]]
      for square in BoardSize.standard.squares {
        var contents = Self.contents
        contents.cursor = GridCell(square)
        let screen = screens.screen(contents).lines
        let corner = layout.corner(square)
        let lines = corner.line..<corner.line + layout.inside.lines
        let columns = corner.column..<corner.column + layout.inside.columns
        let changes = Change.all(from: bare, to: screen)
        seen.insert(changes)
        for change in changes {
          let (line, column) = (change.line, change.column)
          #expect(!lines.contains(line) || !columns.contains(column), "\(square)")
          #expect((lines.lowerBound - 1...lines.upperBound).contains(line), "\(square)")
          #expect((columns.lowerBound - 1...columns.upperBound).contains(column), "\(square)")
          let ink = change.cell.ink
          #expect(ink.foreground.contrast(to: ink.background) >= 2)
          // Without colours, the letters show it.
          #expect(change.cell.text != bare[line][column].text)
        }
        let around = 2 * (lines.count + columns.count) + 4
        #expect(
          changes.count == (layout.hasGrid ? around : GridCell(square) == contents.lastMove ? 1 : 2)
        )
      }
      #expect(seen.count == 65)
    }
  }

  @Test(arguments: [
    (TerminalLayout.Spacing.wide, "f5", ["┏━━━━━┓", "┃▗█▀█▖┃", "┃▝█▄█▘┃", "┗━━━━━┛"]),
    (.wide, "f4", ["┏━━━━━┓", "┃  ▄  ┃", "┃  ▀  ┃", "┗━━━━━┛"]),
    (.medium, "f5", ["┏━━━┓", "┃[●]┃", "┗━━━┛"]), (.medium, "f4", ["┏━━━┓", "┃ + ┃", "┗━━━┛"]),
    (.medium, "d4", ["┏━━━┓", "┃ ○ ┃", "┗━━━┛"]), (.narrow, "a1", ["►·◄"]),
    (.narrow, "e4", ["►●◄"]), (.narrow, "f4", ["►+◄"]), (.narrow, "f5", ["►●]"]),
  ])
  func `is a frame, or arrows if there is no room for one`(
    spacing: TerminalLayout.Spacing,
    name: String,
    picture: [String]
  ) throws {
    let layout = TerminalLayout(
      ScreenParts(.standard),
      spacing,
      hasCoordinates: false,
      hasTitle: false
    )
    let square = try #require(Square(name))
    var contents = Self.contents
    contents.cursor = GridCell(square)
    let screen = BoardScreens(layout, Theme.classic.colours, usesColour: false).screen(contents)
    let corner = layout.corner(square)
    let top = corner.line - (layout.hasGrid ? 1 : 0)
    let left = corner.column - 1
    #expect(
      screen.lines[top..<top + picture.count].map { line in
        line[left..<left + layout.inside.columns + 2].map(\.text).joined()
      } == picture
    )
  }

  @Test(arguments: hostileTitles)
  func `does not change with a note of any letters`(note: String) {
    let layout = TerminalLayout(
      ScreenParts(.standard),
      .narrow,
      hasCoordinates: true,
      hasTitle: false
    )
    var contents = Self.contents
    contents.note = .words(note)
    let screens = BoardScreens(layout, Theme.classic.colours, usesColour: false)
    let lines = screens.screen(contents).lines
    #expect(lines.allSatisfy { $0.count == layout.size.columns })
    #expect(lines.dropLast() == screens.screen(Self.contents).lines.dropLast())
  }
}
