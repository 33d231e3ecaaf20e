import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `The WTHOR format reads` {
  /// The example of the format's notes: a game of nine moves that ends in a wipe-out.
  static let wipeOut: [UInt8] =
    [0x14, 0x18, 0x01, 0x02, 1, 0, 0, 0, 0, 0, 0xE8, 0x07, 8, 0, 0x16, 0]
    + [1, 0, 2, 0, 3, 0, 0x40, 0x40, 0x38, 0x40, 0x35, 0x42, 0x4B, 0x2E, 0x39, 0x41, 0x23]
    + [UInt8](repeating: 0, count: 51)

  private func record(_ bytes: [UInt8], _ options: ReadingOptions = ReadingOptions()) throws
    -> ReversiRecord
  {
    let parsed = WTHORFormat().readAll(bytes, options)
    try #require(parsed.count == 1)
    #expect(parsed[0].findings.isEmpty, "\(parsed[0].findings)")
    return try #require(parsed[0].reversi)
  }

  @Test func `a game without tables of names`() throws {
    let expected = ReversiRecord(
      date: GameDate(year: 2024),
      moves: Move.list("f5d6c5f6e7f4g5e6e3"),
      result: GameResult(score: DiskCounts(dark: 64, light: 0)),
      tags: [
        Tag(name: "wthor_tournament", value: "1"), Tag(name: "wthor_black", value: "2"),
        Tag(name: "wthor_white", value: "3"), Tag(name: "wthor_theoretical_score", value: "64"),
        Tag(name: "wthor_depth", value: "22"), Tag(name: "wthor_file_date", value: "2024-01-02"),
      ]
    )
    let record = try record(Self.wipeOut)
    #expect(record == expected)
    #expect(record.passMarks == .implied)
  }

  @Test func `its names from both tables`() throws {
    let options = WTHORBytes.tables(
      players: ["???", "Ann", "Béa", "Cy", "Di"],
      tournaments: ["Diverses parties", "Préqualif de Lyon\0junk"]
    )
    let record = try record(Self.wipeOut, options)
    #expect(record.event == "Préqualif de Lyon")
    #expect(record.players == Players(dark: Player(name: "Béa"), light: Player(name: "Cy")))
    #expect(record.tags.prefix(3).map(\.value) == ["1", "2", "3"])
    #expect(
      record.tags.map(\.name) == [
        "wthor_tournament", "wthor_black", "wthor_white", "wthor_theoretical_score", "wthor_depth",
        "wthor_file_date",
      ]
    )
  }

  @Test func `names from one table, and numbers instead of the other`() throws {
    var options = WTHORBytes.tables(players: ["???", "Ann", "Bea", "Cy"], tournaments: [])
    options.companions["tournaments"] = nil
    let record = try record(Self.wipeOut, options)
    #expect(record.event == nil)
    #expect(record.players.dark.name == "Bea")
    #expect(record.tags.first == Tag(name: "wthor_tournament", value: "1"))
    #expect(record.tags.count == 6)
  }

  @Test func `the number 0 as no name`() throws {
    let bytes = WTHORBytes.file([WTHORBytes.game()])
    let unnamed = try record(bytes)
    #expect(unnamed.event == "Diverses parties")
    #expect(unnamed.players.dark.name == "???")
    #expect(unnamed.players.light.name == "???")
    let options = WTHORBytes.tables(players: ["Own", "Ann"], tournaments: ["Open"])
    let named = try record(bytes, options)
    #expect(named.event == "Open")
    #expect(named.players.light.name == "Own")
  }

  @Test func `a number whose name is empty as a number`() throws {
    let options = WTHORBytes.tables(players: ["???", "", "Bea"], tournaments: ["Open"])
    let record = try record(WTHORBytes.file([WTHORBytes.game(numbers: (0, 1, 2))]), options)
    #expect(record.players.dark.name == nil)
    #expect(record.tags.first == Tag(name: "wthor_black", value: "1"))
  }

  static let sizes: [(UInt8, Int)] = [(0, 8), (8, 8), (10, 10)]

  @Test(arguments: sizes)
  func `boards of both sizes`(code: UInt8, width: Int) throws {
    let size = try #require(BoardSize(width: width, height: width))
    let header = WTHORBytes.header(records: 2, year: 2010, tail: [code, 0, 0, 0])
    let game = WTHORBytes.game("a1h8", scores: [UInt8(width * width), 0], width: width)
    let parsed = WTHORFormat().readAll(header + game + game).filter(\.isRecord)
    #expect(parsed.map(\.findings.isEmpty) == [true, true])
    let record = try #require(parsed[1].reversi)
    #expect(record.start == .initial(size: size))
    #expect(record.moves == Move.list("a1h8"))
    #expect(record.result?.score == DiskCounts(dark: width * width, light: 0))
  }

  @Test func `every square of 10×10`() throws {
    let codes = (1...9 as ClosedRange<UInt8>).flatMap { row in
      (1...10 as ClosedRange<UInt8>).map { 12 * row + $0 }
    }
    let header = WTHORBytes.header(records: 1, tail: [10, 0, 0, 0])
    let zeros = [UInt8](repeating: 0, count: 6)
    let read = try record(header + [UInt8](repeating: 0, count: 8) + codes + zeros)
    let squares = (0..<90).compactMap { Square(x: $0 % 10, y: $0 / 10) }
    #expect(read.moves == squares.map { .placement($0) })
  }

  @Test func `no tags if nothing was computed`() throws {
    let header = WTHORBytes.header(records: 1, year: 2010, tail: [8, 0, 0, 0])
    #expect(try record(header + WTHORBytes.game(scores: [64, 0])).tags.isEmpty)
    let score = try record(header + WTHORBytes.game(scores: [64, 3])).tags
    #expect(score == [Tag(name: "wthor_theoretical_score", value: "3")])
    let deep = try record(WTHORBytes.file([WTHORBytes.game(scores: [64, 0])])).tags
    #expect(deep.map(\.value) == ["0", "24"])
  }

  @Test func `games without a year and without a move`() throws {
    let record = try record(WTHORBytes.file([WTHORBytes.game("")], year: 0))
    #expect(record.date == nil)
    #expect(record.moves.isEmpty)
    #expect(record.result == GameResult(score: DiskCounts(dark: 40, light: 24)))
  }

  @Test func `the places of the parts`() throws {
    let origin = try #require(try record(Self.wipeOut).origin)
    #expect(origin.format == "wthor")
    #expect(origin.moves.map(\.bytes.lowerBound) == Array(8..<17))
    #expect(origin.range(of: .move(9))?.bytes == 16..<17)
    #expect(origin.range(of: .move(10)) == nil)
    #expect(origin.range(of: .event)?.bytes == 0..<2)
    #expect(origin.range(of: .name(.dark))?.bytes == 2..<4)
    #expect(origin.range(of: .name(.light))?.bytes == 4..<6)
    #expect(origin.range(of: .result)?.bytes == 6..<7)
    #expect(origin.range(of: .score)?.bytes == 6..<7)
  }

  @Test(arguments: [1, 7, 16, 67, 68, 84, 65_536])
  func `the same from blocks of any size`(size: Int) {
    let games = ["f5d6", "", "f5f6e6f4", "d3"].map { WTHORBytes.game($0, numbers: (1, 2, 3)) }
    let bytes = WTHORBytes.file(games)
    let expected = WTHORFormat().readAll(bytes)
    let parsed = WTHORFormat().readAll(bytes, blockSize: size)
    #expect(expected.count == 4)
    #expect(parsed.map(\.reversi) == expected.map(\.reversi))
    #expect(parsed.map(\.number) == [1, 2, 3, 4])
    #expect(parsed.map(\.source.start.offset) == [16, 84, 152, 220])
    #expect(parsed.map(\.isWhole) == [true, true, true, true])
  }
}
