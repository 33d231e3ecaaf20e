import Apps
@testable import TerminalPlay
import TestSupport
import Testing

@Suite struct `Screens of a game` {
  private static let windows = [(80, 24), (100, 30), (60, 22), (80, 16), (23, 13)].map {
    TerminalSize(columns: $0, lines: $1)
  }

  /// Moments of games, each with the keys typed so far.
  private static let moments: [(name: String, save: AppSave?, keys: String)] = [
    ("waiting", nil, "s"), ("placing", nil, "e6"), ("typing", nil, "f"), ("ignored", nil, "a1"),
    ("thinking", nil, "x"), ("reset", nil, "r"), ("help", nil, "?"),
    ("pass", .middle(turn: .light), ""), ("pass-ignored", .middle(turn: .light), "f"),
    ("resumed", .middle(turn: .dark), "sh8"), ("over", .middle(turn: nil), ""),
  ]

  private static let picture = GamePicture.plain

  @Test(arguments: moments)
  func `show everything, in windows of any size`(
    name: String,
    save: AppSave?,
    keys: String
  ) throws {
    var pages: [String] = []
    for window in Self.windows {
      var view = ReversiView([.started(save)])
      view.type(keys, try #require(Self.picture.layout(view.scene, in: window)))
      let screen = try #require(Self.picture.screen(view.scene, in: window))
      #expect(screen.lines.count == window.lines)
      #expect(screen.lines.allSatisfy { $0.count == window.columns })
      pages.append("\(window)\n\(Self.picture.text(view.scene, in: window))\n")
    }
    let file = "Tests/Play/TerminalPlayTests/Screens/\(name).txt"
    #expect(try Snapshot.matches(pages.joined(separator: "\n"), file: file))
  }

  private static let asciiPicture = GamePicture(
    palette: Theme.classic.colours,
    colours: .none,
    .ascii,
    home: "Spiele/Zürich"
  )

  /// The lines that a terminal gets.
  private static func painted(_ screen: TerminalScreen) -> [Substring] {
    var painter = TerminalPainter(.none, .ascii)
    painter.paint(screen)
    return painter.text.split(separator: "\r\n", omittingEmptySubsequences: false)
      .map { $0.last == "\r" ? $0.dropLast() : $0 }
  }

  @Test(arguments: moments)
  func `are pure ASCII where nothing else can be shown`(
    name: String,
    save: AppSave?,
    keys: String
  ) throws {
    var pages: [String] = []
    for window in Self.windows {
      var view = ReversiView([.started(save)])
      view.type(keys, try #require(Self.asciiPicture.layout(view.scene, in: window)))
      for notice in [view.notice, "Zürich “…” 大大 e\u{301} 🙂"] {
        view.notice = notice
        let screen = try #require(Self.asciiPicture.screen(view.scene, in: window))
        let lines = Self.painted(screen)
        #expect(lines.count == window.lines)
        #expect(lines.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
        #expect(lines.allSatisfy { $0.count == window.columns })
      }
      view.notice = nil
      let screen = try #require(Self.asciiPicture.screen(view.scene, in: window))
      let lines = Self.painted(screen).map { line in
        line.lastIndex { $0 != " " }.map { line[...$0] } ?? ""
      }
      pages.append("\(window)\n\(lines.joined(separator: "\n"))\n")
      let rest = Self.asciiPicture.rest(view.scene, in: window)
      #expect(rest.utf8.allSatisfy { $0 < 0x80 } && rest.contains("Spiele/Z?rich"))
      #expect(Self.asciiPicture.notice(view.scene, in: window).utf8.allSatisfy { $0 < 0x80 })
    }
    guard name == "thinking" || name == "pass" else { return }
    let file = "Tests/Play/TerminalPlayTests/Screens/\(name)-ascii.txt"
    #expect(try Snapshot.matches(pages.joined(separator: "\n"), file: file))
  }

  @Test func `name both sides and modes in windows of any size`() throws {
    for window in Self.windows {
      for keys in ["", "x", "o", "xo"] {
        var view = ReversiView([.started(nil)])
        view.type(keys, try #require(Self.picture.layout(view.scene, in: window)))
        let text = Self.picture.text(view.scene, in: window)
        let count = keys.count
        #expect(text.matches(of: /dark/).count == 1 && text.matches(of: /light/).count == 1)
        #expect(text.matches(of: /computer/).count == count)
        #expect(text.matches(of: /manual/).count == 2 - count)
      }
    }
  }

  @Test func `are what the page about the app shows`() throws {
    var view = ReversiView([.started(nil)])
    let window = TerminalSize.usual
    view.type("s", try #require(Self.picture.layout(view.scene, in: window)))
    let screen = Self.picture.text(view.scene, in: window)
    let file = "Sources/Flipbook/Documentation.docc/TheApp.md"
    var page = MarkdownBlocks(String(decoding: Repository.bytes(of: file), as: UTF8.self))
    let block = try #require(page.blocks.first { $0.language == "text" })
    page.replace(block, with: screen.trimmingNewlines + "\n")
    #expect(try Snapshot.matches(page.text, file: file))
  }

  @Test func `number the moves of a resumed game`() throws {
    let record = ReversiRecord(moves: Move.list("f5d6c3"))
    let position = try record.snapshot().start
    for (earlier, numbers) in [(record, ["1. f5", "3. c3", "4. d3"]), (nil, ["4. d3"])] {
      var view = ReversiView(PlayInput(), ReversiPlayer(after: earlier))
      view.happen(.started(AppSave(position: position)))
      view.happen(.tapped(.named("d3")))
      view.finishMove()
      let text = Self.picture.text(view.scene, in: .usual)
      #expect(numbers.allSatisfy(text.contains))
      #expect(text.contains("moves …") == (earlier == nil))
      #expect(text.contains("1. ") == (earlier != nil))
    }
  }

  @Test func `show the last moves with their numbers`() throws {
    var random = SeededGenerator(seed: 7)
    var view = ReversiView([.started(nil)])
    for (index, move) in Position.initial.randomGame(using: &random).enumerated() {
      switch move {
      case .placement(let square):
        view.happen(.tapped(square))
        view.finishMove()
      case .pass: view.happen(.passDismissed)
      }
      let text = Self.picture.text(view.scene, in: .usual)
      let name = move == .pass ? "--" : "\(move)"
      #expect(text.contains("\(index + 1). \(name)"))
      #expect(text.contains("moves …") == (index >= 20))
      #expect(text.matches(of: #/\d+\. /#).count <= 20)
    }
    #expect(view.state.phase == .over)
  }

  @Test(arguments: [
    "\u{1B}[2J\n", "</script>", "\u{202E}abc", String(repeating: "w ", count: 9_000),
    String(repeating: "x", count: 10_000), "e\(String(repeating: "\u{301}", count: 500))", "大大大",
  ])
  func `show any text`(words: String) throws {
    for window in Self.windows {
      var view = ReversiView([.started(nil)])
      view.notice = words
      let screen = try #require(Self.picture.screen(view.scene, in: window))
      #expect(screen.lines.count == window.lines)
      #expect(screen.lines.allSatisfy { $0.count == window.columns })
      var painter = TerminalPainter(.none)
      painter.paint(screen)
      #expect(!painter.text.contains("\u{1B}[2J") && !painter.text.contains("\u{202E}"))
      view.notice = nil
      let bare = try #require(Self.picture.screen(view.scene, in: window))
      let layout = try #require(Self.picture.layout(view.scene, in: window))
      let other = screen.lines.indices.filter { screen.lines[$0] != bare.lines[$0] }
      #expect(other.allSatisfy { layout.notice.contains(line: $0, column: layout.notice.column) })
    }
  }

  @Test func `fit every window that is large enough, and say which size is needed`() throws {
    for (width, height) in [(4, 4), (8, 8), (16, 16), (4, 16), (16, 4)] {
      let size = try #require(BoardSize(width: width, height: height))
      let save = AppSave(position: .initial(size: size))
      for columns in stride(from: 10, through: 130, by: 10) {
        for lines in stride(from: 3, through: 60, by: 3) {
          let window = TerminalSize(columns: columns, lines: lines)
          for keys in ["r", "?"] {
            var view = ReversiView([.started(save)])
            guard let layout = Self.picture.layout(view.scene, in: window) else {
              let least = PlayLayout.least(ScreenParts(size), near: window)
              #expect(window.lack(of: least) > 0)
              #expect(PlayLayout(ScreenParts(size), in: least) != nil)
              continue
            }
            let areas = [
              AlertBox(.reset, layout).area, HelpBox(view.scene, layout).area, layout.panel,
              layout.notice, layout.boardArea,
            ]
            #expect(areas.allSatisfy { $0.isInside(window) })
            guard lines.isMultiple(of: 9), columns.isMultiple(of: 10) else { continue }
            view.type(keys, layout)
            let screen = Self.picture.screen(view.scene, in: window)
            #expect(screen?.lines.count == lines)
            #expect(screen?.lines.allSatisfy { $0.count == columns } == true)
          }
        }
      }
    }
  }

  @Test(arguments: Theme.standard)
  func `are readable in every theme`(theme: Theme) {
    let inks = PlayInks(theme.colours)
    for ink in [inks.text, inks.strong, inks.faint, inks.box, inks.boxStrong, inks.button] {
      #expect(ink.foreground.contrast(to: ink.background) >= 4.5)
    }
  }
}

extension TerminalArea {
  fileprivate func isInside(_ window: TerminalSize) -> Bool {
    line >= 0 && column >= 0 && line + size.lines <= window.lines
      && column + size.columns <= window.columns
  }
}

extension AppSave {
  /// A position late in a game in which light would have to pass.
  static func middle(turn: Disk?) -> AppSave {
    let board = Board(
      picture: """
        oxxxxoox
        ooooooox
        ooxooxox
        ooooxxxx
        ooxoxxxx
        oooxxxxx
        ooooooox
        o-oooooo
        """
    )
    return AppSave(position: Position(board: board, turn: turn))
  }
}

extension String {
  var trimmingNewlines: Substring {
    let text = drop { $0 == "\n" }
    return text[...(text.lastIndex { $0 != "\n" } ?? text.startIndex)]
  }
}
