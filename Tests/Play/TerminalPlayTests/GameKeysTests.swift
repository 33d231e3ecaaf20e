import Apps
@testable import TerminalPlay
import TestSupport
import Testing

@Suite struct `Keys of a game` {
  private static let layout = PlayLayout(ScreenParts(BoardSize.standard), in: .usual)

  /// Presses keys in a new game.
  private func orders(_ keys: String) throws -> [PlayOrder<AppState>] {
    var view = ReversiView([.started(nil)])
    return view.type(keys, try #require(Self.layout))
  }

  private func view(after keys: String) throws -> ReversiView {
    var view = ReversiView([.started(nil)])
    view.type(keys, try #require(Self.layout))
    return view
  }

  private static func tap(_ square: String) -> PlayOrder<AppState> {
    .event(.tapped(.named(square)))
  }

  @Test func `have their effects, or say why not`() throws {
    let differences = try Answers.differences("play/reversi-keys") { row in
      let start = (row["start"] as String?).map { ReversiRecord(table: ["start": $0]).start }
      let position = start ?? .initial
      let isWide = position.board.size != .standard && position.board.size.width > 8
      let window = isWide ? TerminalSize(columns: 120, lines: 60) : .usual
      let layout = try #require(PlayLayout(ScreenParts(position.board.size), in: window))
      var view = ReversiView([.started(AppSave(position: position))])
      let orders = view.type(row["keys"], layout).map { "\($0)".replacing("Apps.", with: "") }
      return
        (orders
        + [view.notice.map { "notice: \($0)" }, view.scene.prompt.map { "prompt: \($0)" }]
        .compactMap(\.self) + (orders.isEmpty ? ["no order"] : []))
        .joined(separator: "\n")
    }
    #expect(differences == [])
  }

  @Test(arguments: [(9, 3), (20, 40)], ["", "r"])
  func `and clicks that do nothing say what to click`(
    place: (line: Int, column: Int),
    keys: String
  ) throws {
    let view = try view(after: "\(keys)\u{1B}[<0;\(place.column + 1);\(place.line + 1)M")
    #expect(view.notice?.hasPrefix("Click a ") == true)
  }

  @Test(arguments: ["q", "Q", "\u{1B}|"])
  func `close the help from any page`(key: String) throws {
    let layout = try #require(
      PlayLayout(ScreenParts(BoardSize.standard), in: TerminalSize(columns: 23, lines: 13))
    )
    var view = ReversiView([.started(nil)])
    _ = view.type("?x", layout)
    #expect(view.input.helpPage == 1)
    #expect(view.type(key, layout) == [])
    #expect(view.input.helpPage == nil)
  }

  private static let windows = [23, 40, 60, 80, 140].flatMap { columns in
    [13, 16, 24, 40, 70].map { TerminalSize(columns: columns, lines: $0) }
  }

  @Test(arguments: [BoardSize(width: 4, height: 4), .standard, BoardSize(width: 16, height: 16)])
  func `or the mouse reach every square, mode and button`(size: BoardSize?) throws {
    let size = try #require(size)
    let save = AppSave(position: .initial(size: size))
    let view = ReversiView([.started(save)])
    // Seven of all windows have every width, and the least and the most lines.
    for window in Self.windows.sample(7) {
      guard let layout = PlayLayout(ScreenParts(size), in: window) else { continue }
      var targets: Set<PlayTarget> = []
      var previous: PlayTarget?
      for line in 0..<window.lines {
        for column in 0..<window.columns {
          let target = layout.target(of: view.scene, line: line, column: column)
          if let target, target != previous { targets.insert(target) }
          previous = target
        }
      }
      let squares = size.squares.map { PlayTarget.cell(GridCell($0)) }
      let others: [PlayTarget] = [.card(0), .card(1)]
      let keys =
        layout.isBeside
        ? layout.keys(view.scene.keys).map { PlayTarget.key($0.hint.key) } : [.key(.letter("?"))]
      #expect(targets == Set(squares + others + keys), "\(window)")
      // No part covers another.
      let inside = layout.board.corner(GridCell(x: 0, y: 0))
      var other = view
      let press =
        "\u{1B}[<0;\(layout.boardArea.column + inside.column + 1);"
        + "\(layout.boardArea.line + inside.line + 1)M"
      #expect(other.type(press, layout) == [Self.tap("a1")])
    }
  }

  @Test func `and mouse presses are equivalent`() throws {
    let layout = try #require(Self.layout)
    func press(_ area: TerminalArea) -> String {
      "\u{1B}[<0;\(area.column + 1);\(area.line + 1)M"
    }
    #expect(
      try orders(press(layout.mode(1))) == [.event(.modeChanged(.light, .computer))]
    )
    #expect(try orders(press(layout.area(0))) == [.event(.modeChanged(.dark, .computer))])
    for (hint, area) in layout.keys(ReversiView().scene.keys) where hint.name != "Tab" {
      let key = hint.name == "Enter" ? "\r" : hint.name
      #expect(try orders(press(area)) == orders(key))
    }
    let reset = AlertBox(.reset, layout)
    let pressed: [PlayOrder<AppState>] = [.event(.resetPressed)]
    #expect(try orders("r" + press(reset.buttons[0])) == pressed + [.event(.resetCancelled)])
    #expect(try orders("r" + press(reset.buttons[1])) == pressed + [.event(.resetConfirmed)])
    // What is behind the box cannot be pressed.
    #expect(try orders("r" + press(reset.area)) == pressed)
    #expect(try orders("r" + press(layout.mode(1))) == pressed)
  }
}

extension AppSave {
  /// A position in which dark must pass; light can place a disk on d1, which ends the game.
  static let darkMustPass = AppSave(
    position: Position(board: Board(picture: "oxx-\n----\n----\n----"), turn: .dark)
  )
}
