import GameRecords
import RecordValidation
import ReversiRules
import TestSupport
import Testing

@Suite struct `A start position` {
  struct Case: CustomTestStringConvertible {
    let position: Position
    let findings: [String]
    let message: String
    var moves = ""
    var testDescription: String { message }

    init(_ position: Position, _ findings: [String], _ message: String, moves: String = "") {
      self.position = position
      self.findings = findings
      self.message = message
      self.moves = moves
    }
  }

  /// Returns the board of a new game with changes on some squares.
  private static func board(_ changes: [(String, Disk?)]) -> Board {
    var board = Board.initial()
    for (name, disk) in changes { board[.named(name)] = disk }
    return board
  }

  static let table: [Case] = [
    Case(
      Position(board: board([("e5", nil)]), turn: .dark),
      ["2:1 unreachable-board"],
      "no game can reach this board: it has 3 disks; a game begins with four"
    ),
    Case(
      Position(board: board([("e5", nil), ("f5", .light), ("c6", .dark)]), turn: .dark),
      ["2:1 unreachable-board"],
      "no game can reach this board: it has nothing on e5 in the centre"
    ),
    Case(
      Position(
        board: board([("e5", nil), ("d4", nil), ("a1", .dark), ("b1", .light)]),
        turn: .dark
      ),
      ["2:1 unreachable-board"],
      "no game can reach this board: it has nothing on d4 e5 in the centre"
    ),
    Case(
      Position(board: board([("d4", nil), ("d5", nil), ("e5", nil)]), turn: nil),
      ["2:1 unreachable-board"],
      "no game can reach this board: it has 1 disk; a game begins with four"
    ),
    Case(
      Position(board: .initial(), turn: nil),
      ["1:1 missing-turn"],
      "the game is declared over, but dark and light can move"
    ),
    // The moves do not follow the end of a game: they show that it was not the end.
    Case(
      Position(board: .initial(), turn: nil),
      ["1:1 missing-turn"],
      "the game is declared over, but dark and light can move",
      moves: "d3c3"
    ),
    Case(
      Position(board: Position.after(blocked).board, turn: nil),
      ["1:1 missing-turn"],
      "the game is declared over, but light can move"
    ),
    Case(
      Position(board: Position.after(over).board, turn: .light),
      ["1:1 turn-after-end"],
      "light is to move, but the game is over: neither side can move"
    ),
  ]

  @Test(arguments: table)
  func `has its findings at the turn or the board`(example: Case) {
    let record = ReversiRecord(start: example.position, moves: Move.list(example.moves))
    #expect(findings(placed(record)) == example.findings)
    let findings = Validator().validate(placed(record)).findings
    #expect(findings.first?.message == example.message)
    #expect(findings.first?.position == ShownPosition(example.position))
  }

  @Test(arguments: ["json", "xml", "obf", "board", "edax-fen", "ggf"])
  func `may have a side that must pass, except in a save`(format: String) {
    let record = ReversiRecord(start: .after(blocked))
    #expect(findings(placed(record, format: format)).isEmpty)
  }

  @Test func `of a finished game has a turn in formats that always store one`() {
    let start = Position(board: Position.after(over).board, turn: .dark)
    let naming = [
      "board", "edax-fen", "edx", "egaroucid", "ggf", "obf", "pgn", "sgf", "wthor-puzzles",
    ]
    for format in naming {
      #expect(findings(placed(ReversiRecord(start: start), format: format)).isEmpty, "\(format)")
    }
    for format in ["save", "redux", "fork-save", "json", "xml"] {
      let found = findings(placed(ReversiRecord(start: start), format: format))
      #expect(found == ["1:1 turn-after-end"], "\(format)")
    }
  }

  static let sound: [(Position, String)] = [
    (.initial, ""), (Position(board: .initial(), turn: .light), ""),
    (.after("d3c3"), ""), (.after(over), ""), (.after(blocked), "--a3"),
    (Position(board: Position.after(blocked).board, turn: .light), ""),
    (.initial(size: BoardSize(width: 4, height: 4) ?? .standard), ""),
    (.initial(size: BoardSize(width: 10, height: 6) ?? .standard), ""),
  ]

  @Test(arguments: sound)
  func `has no other findings`(position: Position, moves: String) {
    #expect(findings(placed(ReversiRecord(start: position, moves: Move.list(moves)))).isEmpty)
  }

  @Test func `has findings at the start or the record if turn and board have no place`() {
    var parsed = placed(ReversiRecord(start: Position(board: .initial(), turn: nil)))
    parsed.reversi?.origin?.parts = [(.start, SourceRange(5..<10))]
    #expect(findings(parsed) == ["2:1 missing-turn"])
    parsed.reversi?.origin?.parts = []
    #expect(findings(parsed) == ["1:1 missing-turn"])
    parsed.reversi?.origin = nil
    #expect(findings(parsed) == ["1:1 missing-turn"])
  }
}
