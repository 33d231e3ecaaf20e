import Apps
@testable import TerminalPlay
import TestSupport
import Testing

@Suite struct `Screens of a session that is watched` {
  private static let windows = [(80, 24), (100, 30), (60, 22), (80, 16), (23, 13)].map {
    TerminalSize(columns: $0, lines: $1)
  }

  private static let log = SessionLog(Repository.bytes(of: "Samples/session/two-games.log"))

  /// A place by the number of its event, and the keys pressed there.
  private static let moments: [(name: String, event: Int, keys: [Key], isPaused: Bool)] = [
    ("watching", 6, [], false), ("watching-paused", 26, [], true),
    ("watching-typing", 40, [.letter("g"), .letter("1"), .letter("2")], true),
    ("watching-help", 57, [.letter("?")], false),
  ]

  private static func text(_ screen: TerminalScreen) -> String {
    screen.lines.map { cells in
      let line = cells.map(\.text).joined()
      return line.lastIndex { $0 != " " }.map { String(line[...$0]) } ?? ""
    }
    .joined(separator: "\n")
  }

  @Test(arguments: moments)
  func `show everything, in windows of any size`(
    name: String,
    event: Int,
    keys pressed: [Key],
    isPaused: Bool
  ) throws {
    var cursor = SessionCursor(Self.log)
    cursor.go(to: try #require(cursor.stops.places(named: .event(event)).first))
    var keys = SessionKeys()
    for key in pressed { #expect(keys.press(key, at: cursor, helpPages: 1) == nil) }
    var pages: [String] = []
    for characters in [TerminalCharacters.unicode, .ascii] {
      let picture = GamePicture(palette: Theme.classic.colours, colours: .none, characters)
      for window in Self.windows {
        var view = cursor.view
        (view.notice, view.input.helpPage) = (keys.notice, keys.helpPage)
        view.input.watched?.isPaused = isPaused
        view.input.watched?.hint = "q: quit"
        let screen = try #require(picture.screen(view.scene, in: window))
        #expect(screen.lines.count == window.lines)
        #expect(screen.lines.allSatisfy { $0.count == window.columns })
        var painter = TerminalPainter(.none, characters)
        painter.paint(screen)
        if characters == .ascii { #expect(painter.text.utf8.allSatisfy { $0 < 0x80 }) }
        guard characters == .unicode else { continue }
        pages.append("\(window)\n\(Self.text(screen))\n")
      }
    }
    let file = "Tests/Play/TerminalPlayTests/Screens/\(name).txt"
    #expect(try Snapshot.matches(pages.joined(separator: "\n"), file: file))
  }

  @Test func `are what the page about the app shows`() throws {
    var cursor = SessionCursor(Self.log)
    cursor.go(to: try #require(cursor.stops.places(named: .event(48)).first))
    var view = cursor.view
    view.input.watched?.isPaused = true
    view.input.watched?.hint = "Paused. Space: resume, ?: all keys, q: quit"
    let picture = GamePicture(palette: Theme.classic.colours, colours: .none)
    let screen = Self.text(try #require(picture.screen(view.scene, in: .usual)))
    let file = "Sources/Flipbook/Documentation.docc/TheApp.md"
    var page = MarkdownBlocks(String(decoding: Repository.bytes(of: file), as: UTF8.self))
    let block = try #require(page.blocks.last { $0.language == "text" })
    page.replace(block, with: screen.trimmingNewlines + "\n")
    #expect(try Snapshot.matches(page.text, file: file))
  }
}
