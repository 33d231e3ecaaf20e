import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

/// The save of a new game.
let newGame = """
  x00
  --------
  --------
  --------
  ---ox---
  ---xo---
  --------
  --------
  --------

  """

/// The record of a save, or `nil` if it could not be read.
func readSave(_ text: String) throws -> ReversiRecord? {
  let parsed = SaveFormat().readAll(text)
  try #require(parsed.count == 1)
  return parsed[0].reversi
}

@Suite struct `The save format reads` {
  @Test func `what the app writes`() throws {
    let parsed = SaveFormat().readAll(newGame)
    #expect(parsed.map(\.number) == [1])
    #expect(parsed[0].findings.isEmpty)
    #expect(parsed[0].isWhole)
    let record = try #require(parsed[0].reversi)
    let expected = ReversiRecord(
      players: Players(dark: Player(mode: .manual), light: Player(mode: .manual))
    )
    #expect(record == expected)
  }

  static let turns: [(String, Disk?)] = [
    ("x", Disk.dark), ("o", .light), ("-", nil),
  ]

  @Test(arguments: turns)
  func `the turn`(symbol: String, turn: Disk?) throws {
    let record = try #require(try readSave(symbol + newGame.dropFirst()))
    #expect(record.start == Position(board: .initial(), turn: turn))
  }

  static let modes: [(String, PlayerMode, PlayerMode)] = [
    ("00", PlayerMode.manual, PlayerMode.manual), ("01", .manual, .computer),
    ("10", .computer, .manual), ("11", .computer, .computer),
  ]

  @Test(arguments: modes)
  func `both modes`(symbols: String, dark: PlayerMode, light: PlayerMode) throws {
    let record = try #require(try readSave("x" + symbols + newGame.dropFirst(3)))
    #expect(record.players.dark == Player(mode: dark))
    #expect(record.players.light == Player(mode: light))
  }

  @Test func `every square`() throws {
    var generator = SeededGenerator(seed: 1)
    for sparseness in 1...8 {
      let board = Board.random(sparseness: sparseness, using: &generator)
      #expect(try readSave("x00\n\(board)\n")?.start.board == board)
    }
  }

  static let lineEnds: [(String, Set<String>)] = [
    ("\r\n", ["save-line-end"]), ("\r", ["save-line-end"]),
    ("\n\r\n", ["save-line-end", "save-blank-line"]),
  ]

  @Test(arguments: lineEnds)
  func `other line ends`(lineEnd: String, findings: Set<String>) throws {
    let text = newGame.replacing("\n", with: lineEnd)
    let parsed = SaveFormat().readAll(text)
    #expect(try parsed[0].reversi == readSave(newGame))
    #expect(Set(parsed[0].findings.map(\.rule.name)) == findings)
    #expect(parsed[0].isWhole)
  }

  static let sizes: [(Int, Int)] = [
    (4, 4), (6, 6), (10, 10), (16, 16), (4, 16), (16, 4), (6, 8), (8, 10),
  ]

  @Test(arguments: sizes)
  func `boards of other sizes`(width: Int, height: Int) throws {
    let size = try #require(BoardSize(width: width, height: height))
    let board = Board.initial(size: size)
    let parsed = SaveFormat().readAll("o11\n\(board)\n")
    #expect(parsed[0].reversi?.start == Position(board: board, turn: .light))
    #expect(parsed[0].placedRules == ["2:1 save-board-size"])
    #expect(parsed[0].isWhole)
  }

  static let digitHeads: [(String, Disk?, PlayerMode, PlayerMode)] = [
    ("000", Disk.dark, PlayerMode.manual, PlayerMode.manual),
    ("101", .light, .manual, .computer), ("010", .dark, .computer, .manual),
    ("00", nil, .manual, .manual), ("10", nil, .computer, .manual),
  ]

  @Test(arguments: digitHeads)
  func `the turn of the fork that writes a digit, or nothing at the end`(
    head: String,
    turn: Disk?,
    dark: PlayerMode,
    light: PlayerMode
  ) throws {
    let parsed = SaveFormat().readAll(head + newGame.dropFirst(3))
    let record = try #require(parsed[0].reversi)
    #expect(record.start.turn == turn)
    #expect(record.players == Players(dark: Player(mode: dark), light: Player(mode: light)))
    #expect(parsed[0].placedRules == ["1:1 save-turn-digit"])
  }

  @Test func `each record once, from blocks of any size`() throws {
    for size in [1, 2, 3, 7, 75, 76, 77] {
      let parsed = SaveFormat().readAll(Array(newGame.utf8), blockSize: size)
      #expect(parsed.count == 1)
      #expect(try parsed[0].reversi == readSave(newGame))
    }
  }

  static let parts: [(String, [String])] = [
    ("x01", ["turn 0..<1", "mode(dark) 1..<2", "mode(light) 2..<3"]),
    ("10", ["mode(dark) 0..<1", "mode(light) 1..<2"]),
    ("x0", ["turn 0..<1", "mode(dark) 1..<2"]),
  ]

  @Test(arguments: parts)
  func `the places of the parts`(head: String, parts: [String]) throws {
    let origin = try #require(try readSave(head + newGame.dropFirst(3))?.origin)
    #expect(origin.format == "save")
    let named: [(String, RecordPart)] = [
      ("turn", .turn), ("mode(dark)", .mode(.dark)), ("mode(light)", .mode(.light)),
    ]
    #expect(
      named.compactMap { name, part in origin.range(of: part).map { "\(name) \($0.bytes)" } }
        == parts
    )
    let rows = head.utf8.count + 1
    #expect(origin.range(of: .start)?.bytes == 0..<rows + 71)
    #expect(origin.range(of: .board)?.bytes == rows..<rows + 71)
    #expect(origin.range(of: .row(1))?.bytes == rows..<rows + 8)
    #expect(origin.range(of: .row(8))?.bytes == rows + 63..<rows + 71)
    #expect(origin.range(of: .row(9)) == nil)
  }
}
