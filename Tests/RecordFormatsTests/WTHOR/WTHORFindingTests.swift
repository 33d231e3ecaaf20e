import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `A finding in a WTHOR file` {
  struct Case: CustomTestStringConvertible {
    let what: String
    let bytes: [UInt8]
    let findings: [String]
    let message: String
    /// The numbers of moves of the records that can be read.
    let moves: [Int]

    var testDescription: String { what }

    init(
      _ what: String,
      _ bytes: [UInt8],
      _ findings: [String],
      _ message: String,
      moves: [Int] = [2]
    ) {
      self.what = what
      self.bytes = bytes
      self.findings = findings
      self.message = message
      self.moves = moves
    }
  }

  private static let game = WTHORBytes.game()
  private static let file = WTHORBytes.file([game])

  private static func file(_ changes: [Int: UInt8]) -> [UInt8] {
    var bytes = file
    for (offset, byte) in changes { bytes[offset] = byte }
    return bytes
  }

  static let table: [Case] = [
    Case("empty input", [], ["0+0 no-record"], "the input contains no record", moves: []),
    Case(
      "short header",
      Array(file.prefix(15)),
      ["0+15 wthor-truncated"],
      "the input ends within its header, after 15 of 16 bytes",
      moves: []
    ),
    Case(
      "header alone",
      WTHORBytes.header(),
      ["0+0 no-record"],
      "the input contains no record",
      moves: []
    ),
    Case(
      "short game",
      WTHORBytes.file([game, game]).dropLast(),
      ["84+67 wthor-truncated"],
      "the input ends within this game, after 67 of 68 bytes"
    ),
    Case(
      "count too high",
      file([4: 3]),
      ["4+4 wthor-count"],
      "the header declares 3 games, but the input has 1"
    ),
    Case(
      "count too low",
      WTHORBytes.header(records: 1) + game + game + [0],
      ["152+1 wthor-trailing", "4+4 wthor-count"],
      "the header declares 1 games, but the input has 2",
      moves: [2, 2]
    ),
    Case(
      "a line end after the games",
      file + [0x0D, 0x0A],
      ["84+2 wthor-trailing"],
      "2 bytes follow the games that the header declares"
    ),
    Case(
      "other bytes after the games",
      file + [0x0D, 0x0A, 0x41],
      ["84+3 wthor-truncated"],
      "3 bytes follow the games that the header declares"
    ),
    Case(
      "a game cut off of several",
      WTHORBytes.header(records: 9) + game + game.dropLast(8),
      ["84+60 wthor-truncated"],
      "the input ends within this game, after 60 of 68 bytes"
    ),
    Case(
      "puzzles",
      file([13: 1]),
      ["13+1 wthor-kind"],
      "this is not the header of a file of games: byte 13 is 1 instead of 0",
      moves: []
    ),
    Case(
      "unknown kind",
      file([13: 2]),
      ["13+1 wthor-kind"],
      "this is not the header of a file of games: byte 13 is 2 instead of 0"
    ),
    Case(
      "unknown board size",
      file([12: 9]),
      ["12+1 wthor-board-size"],
      "the board size is 9; expected 8 or 10, or 0, which means 8"
    ),
    Case(
      "impossible day",
      file([2: 13]),
      ["0+4 wthor-header"],
      "the creation date of the file is not a date"
    ),
    Case(
      "impossible year of the century",
      file([1: 100]),
      ["0+4 wthor-header"],
      "the creation date of the file is not a date"
    ),
    Case(
      "impossible year",
      WTHORBytes.file([game], year: 10_000),
      ["10+2 wthor-header"],
      "10000 is not a year; the games have no date"
    ),
    Case(
      "number of names",
      file([8: 7]),
      ["8+2 wthor-header"],
      "a file of games declares 7 names; expected 0"
    ),
    Case(
      "reserved byte",
      file([15: 1]),
      ["15+1 wthor-header"],
      "the header ends with 1 instead of 0"
    ),
    Case(
      "score",
      file([22: 65]),
      ["22+1 wthor-score"],
      "dark's score is 65, more than the 64 squares"
    ),
    Case(
      "theoretical score",
      file([23: 200]),
      ["23+1 wthor-score"],
      "dark's theoretical score is 200, more than the 64 squares"
    ),
    Case(
      "no square",
      file([25: 19]),
      ["25+1 wthor-move ply 2"],
      "19 is not a square; expected 10 × row + column, from 11 (a1) to 88 (h8), or 0",
      moves: [1]
    ),
    Case(
      "move after the end",
      file([40: 11]),
      ["40+1 wthor-after-end"],
      "11 after the zero that ends the moves; expected only zeros"
    ),
    Case(
      "padding of Edax",
      WTHORBytes.file([game.prefix(10) + [UInt8](repeating: 92, count: 58)]),
      ["26+58 wthor-padding"],
      "the moves are padded with 92 instead of 0, as Edax does"
    ),
    Case(
      "padding of Edax, and something else",
      WTHORBytes.file([game.prefix(10) + [UInt8](repeating: 92, count: 57) + [11]]),
      ["26+1 wthor-move ply 3"],
      "92 is not a square; expected 10 × row + column, from 11 (a1) to 88 (h8), or 0"
    ),
    Case(
      "no square of 10×10",
      WTHORBytes.header(records: 1, tail: [10, 0, 0, 0])
        + WTHORBytes.game("a1", width: 10).prefix(103) + [131],
      ["119+1 wthor-after-end"],
      "131 after the zero that ends the moves; expected only zeros",
      moves: [1]
    ),
    Case(
      "no first square of 10×10",
      WTHORBytes.header(records: 1, tail: [10, 0, 0, 0])
        + [UInt8](repeating: 0, count: 8) + [131] + [UInt8](repeating: 0, count: 95),
      ["24+1 wthor-move ply 1"],
      "131 is not a square; expected 12 × row + column, from 13 (a1) to 130 (j10), or 0",
      moves: [0]
    ),
  ]

  @Test(arguments: table)
  func `has its place`(example: Case) {
    let parsed = WTHORFormat().readAll(example.bytes)
    #expect(binaryFindings(parsed) == example.findings)
    #expect(parsed.flatMap(\.findings).contains { $0.message == example.message })
    #expect(parsed.compactMap(\.reversi?.moves.count) == example.moves)
  }

  @Test(arguments: [0, 8, 10] as [UInt8])
  func `is reported on request for a board size that Edax cannot read`(size: UInt8) {
    let game = size == 10 ? WTHORBytes.game("a1", width: 10) : Self.game
    let parsed = WTHORFormat().readAll(
      WTHORBytes.header(records: 1, tail: [size, 0, 0, 0]) + game
    )
    #expect(binaryFindings(parsed) == (size == 0 ? ["12+1 edax-wthor-board-size"] : []))
    #expect(parsed.flatMap(\.findings).allSatisfy { $0.rule.isOptional })
  }

  @Test func `concerns only its record`() {
    var bytes = WTHORBytes.file([Self.game, Self.game, Self.game])
    bytes[84 + 8] = 1
    let parsed = WTHORFormat().readAll(bytes)
    #expect(parsed.map(\.isWhole) == [true, false, true])
    #expect(parsed[1].findings.map(\.place.record) == [2])
  }

  @Test func `is a warning if a number is not in a table`() throws {
    let options = WTHORBytes.tables(players: ["???", "Ann"], tournaments: ["Diverses parties"])
    let game = WTHORBytes.game(numbers: (1, 1, 2))
    let parsed = WTHORFormat().readAll(WTHORBytes.file([game]), options)
    #expect(binaryFindings(parsed) == ["16+2 wthor-index", "20+2 wthor-index"])
    #expect(parsed[0].isWhole)
    let record = try #require(parsed[0].reversi)
    #expect(record.players.dark.name == "Ann")
    #expect(record.players.light.name == nil)
    #expect(
      record.tags.prefix(3).map(\.name) == ["wthor_tournament", "wthor_black", "wthor_white"]
    )
    #expect(
      parsed[0].findings.last?.message
        == "number 2 is not in the table of players, which has 2 names"
    )
  }

  static let tables: [([UInt8], String)] = [
    ([20, 11], "the table of players has 2 bytes, less than a header of 16"),
    (
      WTHORBytes.table(["???"], length: 20) + [0],
      "the table of players has 37 bytes, but its header declares 1 names, which take 36"
    ),
  ]

  @Test(arguments: tables)
  func `is about the input if a table is wrong`(table: [UInt8], message: String) throws {
    let options = ReadingOptions(companions: ["players": table])
    let bytes = WTHORBytes.file([WTHORBytes.game(numbers: (0, 1, 2))])
    let parsed = WTHORFormat().readAll(bytes, options)
    try #require(parsed.count == 2)
    #expect(!parsed[0].isRecord)
    #expect(!parsed[0].hasErrors)
    #expect(parsed[0].findings.map(\.message) == [message])
    #expect(parsed[0].placedRules == ["wthor-table"])
    #expect(parsed[1].isWhole)
    #expect(parsed[1].reversi?.tags.prefix(2).map(\.value) == ["1", "2"])
  }
}
