import FlipbookPlay
import TestSupport
import Testing

@testable import TerminalPlay

@Suite struct `Keys of a game` {
  private static let layout = PlayLayout(ScreenParts(BoardSize.standard), in: .usual)

  /// Presses keys in a new game.
  private func orders(
    _ keys: String,
    _ view: ReversiView = ReversiView([.started(nil)])
  ) throws -> [PlayOrder<AppState>] {
    var view = view
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

  @Test(arguments: [
    // The cursor starts on d3.
    ("\r", [tap("d3")]), (" ", [tap("d3")]), ("\u{1B}[C\u{1B}[B\u{1B}OB\u{1B}[B\r", [tap("e6")]),
    ("\t\r", [tap("c4")]), ("\t\t\t\t\r", [tap("d3")]), ("\u{1B}[Z\r", [tap("e6")]),
    ("\u{1B}[D\u{1B}[D\u{1B}[D\u{1B}[D\u{1B}[D\u{1B}[A\u{1B}[A\u{1B}[A\r", [tap("a1")]),
    // Squares.
    ("f5", [tap("f5")]), ("F5", [tap("f5")]),
    ("f\u{1B}|x", [.event(.modeChanged(.dark, .computer))]),
    ("ff5", [tap("f5")]), ("f\r", [tap("d3")]), ("f9d3", [tap("d3")]), ("f05", []), ("5f", []),
    ("f\u{7F}5", []), ("f\u{1B}[C5", []), ("h8", [tap("h8")]), ("i1", []), ("fé5", []),
    // Commands, in either case.
    ("x", [.event(.modeChanged(.dark, .computer))]),
    ("O", [.event(.modeChanged(.light, .computer))]),
    ("xX", [.event(.modeChanged(.dark, .computer)), .event(.modeChanged(.dark, .manual))]),
    ("r", [.event(.resetPressed)]), ("q", [.quit]), ("s", []), ("zw,.\u{C}\u{7F}", []),
    // Help consumes the next key.
    ("?q", []), ("? q", [.quit]), ("?\u{1B}|f5", [tap("f5")]),
    // The reset question.
    ("ry", [.event(.resetPressed), .event(.resetConfirmed)]),
    ("rn", [.event(.resetPressed), .event(.resetCancelled)]),
    ("r\r", [.event(.resetPressed), .event(.resetCancelled)]),
    ("r\u{1B}", [.event(.resetPressed), .event(.resetCancelled)]),
    ("r\u{1B}[C\r", [.event(.resetPressed), .event(.resetConfirmed)]),
    ("r\u{1B}[C\u{1B}[C\u{1B}[D ", [.event(.resetPressed), .event(.resetCancelled)]),
    ("r\t\r", [.event(.resetPressed), .event(.resetConfirmed)]),
    ("r\t\t\r", [.event(.resetPressed), .event(.resetCancelled)]),
    ("rf5kry", [.event(.resetPressed), .event(.resetConfirmed)]),
    (
      "r\u{1B}[C\u{1B}|r\r",
      [
        .event(.resetPressed), .event(.resetCancelled), .event(.resetPressed),
        .event(.resetCancelled),
      ]
    ),
    ("rq", [.event(.resetPressed), .quit]),
  ])
  func `have their effects`(keys: String, orders: [PlayOrder<AppState>]) throws {
    #expect(try self.orders(keys) == orders)
  }

  @Test(arguments: ["\r", " ", "\u{1B}", "h\r"])
  func `dismiss a pass`(keys: String) throws {
    #expect(try orders(keys, ReversiView([.started(.darkMustPass)])) == [.event(.passDismissed)])
  }

  @Test(arguments: [
    ("a1", "Dark would flip no disk on a1. Press s to see the legal squares."),
    ("e4", "There is already a disk on e4. Press s to see the legal squares."),
    ("sa1", "Dark would flip no disk on a1."),
    ("k", "Key “k” does nothing; press ? for all keys."),
    ("é", "Key “é” does nothing; press ? for all keys."),
    ("5", "Type the letter of the column first, as in f5."),
    ("f9", "There is no row 9: the last one is 8."),
    ("f0", "There is no row 0: the last one is 8."),
    ("xf5", "The computer is thinking for dark."),
    ("x\t", "The computer is thinking for dark."),
    ("f5d6", "The disks of dark’s move are changing."),
    ("rf", "Press y or n first."),
    ("a1s", nil), ("a1r", nil), ("f5", nil),
  ])
  func `without an effect say why`(keys: String, notice: String?) throws {
    #expect(try view(after: keys).notice == notice)
  }

  @Test(arguments: [
    ("f5d6c3", "f5 d6 c3"), ("1. F5 D6 2. C3\r\n", "f5 d6 c3"),
    ("f5, d6; -- c3 pass PA", "f5 d6 c3"),
    ("1. f5 d6\r\n2. c3 -- \u{FEFF}D3\n", "f5 d6 c3 d3"), ("1.f5 2.d6", "f5 d6"),
    ("f52.d6", "f5 d6"), ("h8", "h8"),
    ("", nil), ("12", nil), ("q", nil), ("f5 q", nil), ("i1", nil), ("f9", nil), ("f5 reset", nil),
    ("f", nil), ("大", nil),
  ])
  func `do not include those of a pasted text`(text: String, squares: String?) throws {
    let paste = "\u{1B}[200~\(text)\u{1B}[201~"
    for start in [ReversiView([.started(nil)]), ReversiView([.started(.middle(turn: .light))])] {
      var view = start
      let orders = view.type(paste, try #require(Self.layout))
      let moves = squares.map { Square.list($0).map { AppEvent.tapped($0) } }
      #expect(orders == (moves.map { [PlayOrder<AppState>.moves($0)] } ?? []))
      #expect((view.notice == nil) == (squares != nil))
    }
    let question = ReversiView([.started(nil), .resetPressed])
    #expect(try orders(paste, question) == [])
  }

  @Test(arguments: [(9, 3), (20, 40)], ["", "r"])
  func `and clicks that do nothing say what to click`(
    place: (line: Int, column: Int),
    keys: String
  ) throws {
    let view = try view(after: "\(keys)\u{1B}[<0;\(place.column + 1);\(place.line + 1)M")
    #expect(view.notice?.hasPrefix("Click a ") == true)
  }

  @Test func `during a pass alert say how to dismiss it`() throws {
    var view = ReversiView([.started(.darkMustPass)])
    view.type("f5", try #require(Self.layout))
    #expect(view.notice == "Press Enter first.")
  }

  @Test func `change modes and reset during an alert`() throws {
    let pass = ReversiView([.started(.darkMustPass)])
    #expect(try orders("x", pass) == [.event(.modeChanged(.dark, .computer))])
    #expect(try orders("o", pass) == [.event(.modeChanged(.light, .computer))])
    #expect(try orders("r", pass) == [.event(.resetPressed)])
    let question = ReversiView([.started(nil), .resetPressed])
    #expect(try orders("x", question) == [.event(.modeChanged(.dark, .computer))])
    #expect(try orders("f5", question) == [])
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

  @Test(arguments: [
    ("f", "f_ (a row, 1 to 8)"), ("F", "f_ (a row, 1 to 8)"), ("f5", nil),
    ("fx", nil),
    ("", nil),
  ])
  func `that begin a square are shown`(keys: String, prompt: String?) throws {
    #expect(try view(after: keys).prompt == prompt)
  }

  @Test(arguments: [
    ("p9", [tap("p9")]), ("p1", []), ("p1\r", [tap("p1")]), ("p12", [tap("p12")]),
    ("p16", [tap("p16")]), ("p1o3", [tap("p1"), tap("o3")]), ("p17", []),
    ("p1\u{1B}|\r", [tap("h7")]),
    ("O", [.event(.modeChanged(.light, .computer))]), ("o", []), ("P2", [tap("p2")]),
  ])
  func `name the squares of the widest board`(keys: String, orders: [PlayOrder<AppState>]) throws {
    let size = try #require(BoardSize(width: 16, height: 16))
    let layout = try #require(
      PlayLayout(ScreenParts(size), in: TerminalSize(columns: 120, lines: 60))
    )
    var view = ReversiView([.started(AppSave(position: .initial(size: size)))])
    #expect(view.modeKey(.light) == "O")
    #expect(view.type(keys, layout) == orders)
  }

  @Test(arguments: [BoardSize(width: 4, height: 4), .standard, BoardSize(width: 16, height: 16)])
  func `or the mouse reach every square, mode and button`(size: BoardSize?) throws {
    let size = try #require(size)
    let save = AppSave(position: .initial(size: size))
    for columns in [23, 40, 60, 80, 140] {
      for lines in [13, 16, 24, 40, 70] {
        let window = TerminalSize(columns: columns, lines: lines)
        guard let layout = PlayLayout(ScreenParts(size), in: window) else { continue }
        let view = ReversiView([.started(save)])
        var targets: [PlayTarget: Int] = [:]
        for line in 0..<lines {
          for column in 0..<columns {
            layout.target(of: view, line: line, column: column).map { targets[$0, default: 0] += 1 }
          }
        }
        let squares = size.squares.map { PlayTarget.cell(GridCell($0)) }
        let others: [PlayTarget] = [.card(0), .card(1)]
        #expect((squares + others).allSatisfy { targets[$0] != nil }, "\(window)")
        let keys =
          layout.isBeside
          ? layout.keys(view.keyHints).map { PlayTarget.key($0.hint.key) } : [.key(.letter("?"))]
        #expect(Set(targets.keys) == Set(squares + others + keys))
        // No part covers another.
        let inside = layout.board.corner(GridCell(x: 0, y: 0))
        var other = view
        let press =
          "\u{1B}[<0;\(layout.boardArea.column + inside.column + 1);"
          + "\(layout.boardArea.line + inside.line + 1)M"
        #expect(other.type(press, layout) == [Self.tap("a1")])
      }
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
    for (hint, area) in layout.keys(ReversiView().keyHints) where hint.name != "Tab" {
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
