import Flipbook
import TestSupport
import Testing

/// WTHOR files are converted to other formats and back without a change, byte for byte if the
/// format stores everything.
@Suite struct WTHORTravelTests {
  static let formats = FormatRegistry.standard
  /// The formats that store every fact.
  static let whole = ["json", "jsonl", "xml", "pgn"]

  /// Files made for these tests, with features that other files like this do not have.
  static let files: [(name: String, bytes: [UInt8], tables: [String: [UInt8]])] = {
    let games = [
      game("f5d6c5f6e7f4g5e6e3", numbers: [1, 2, 3], scores: [64, 64]),
      game("f5d6c3", numbers: [2, 3, 2], scores: [33, 40]),
      game("", numbers: [0, 0, 5], scores: [32, 0]),
      game("f5f6e6f4", numbers: [7, 900, 900], scores: [0, 1]),
    ]
    let players = ["???", "Ann", "Béa", "Cy", "", "Ann"]
    let tables = [
      "players": table(players, length: 20),
      "tournaments": table(["Diverses parties", "Open", "Cup"], length: 26),
    ]
    return [
      ("usual", file(games), [:]),
      ("with names", file(games), tables),
      ("another day", file(games, day: [20, 5, 10, 8]), tables),
      ("no day", file(games, day: [0, 0, 0, 0]), [:]),
      ("no depth", file(games, tail: [8, 0, 0, 0]), tables),
      ("no year", file(games, year: 0), tables),
      ("no year of a date", file(games, year: 12_345), [:]),
    ]
  }()

  private static func file(
    _ games: [[UInt8]],
    day: [UInt8] = [19, 81, 1, 1],
    year: UInt16 = 1980,
    tail: [UInt8] = [8, 0, 24, 0]
  ) -> [UInt8] {
    day + [UInt8(games.count), 0, 0, 0, 0, 0, UInt8(year % 256), UInt8(year / 256)] + tail
      + games.flatMap(\.self)
  }

  private static func game(_ moves: String, numbers: [Int], scores: [UInt8]) -> [UInt8] {
    let squares = Move.list(moves).compactMap { move -> UInt8? in
      guard case .placement(let square) = move else { return nil }
      return UInt8(10 * (square.y + 1) + square.x + 1)
    }
    return numbers.flatMap { [UInt8($0 % 256), UInt8($0 / 256)] } + scores + squares
      + [UInt8](repeating: 0, count: 60 - squares.count)
  }

  private static func table(_ names: [String], length: Int) -> [UInt8] {
    [20, 22, 1, 1, 0, 0, 0, 0, UInt8(names.count), 0, 0, 0, 0, 0, 0, 0]
      + names.flatMap { name in
        let bytes = name.unicodeScalars.map { UInt8($0.value) }
        return bytes + [UInt8](repeating: 0, count: length - bytes.count)
      }
  }

  /// Converts a file to another format and back.
  func travel(
    _ bytes: [UInt8],
    through name: String,
    tables: [String: [UInt8]],
    continuing: [String: [UInt8]] = [:]
  ) throws -> (bytes: [UInt8], there: [[Loss]], records: [ReversiRecord], back: [ReversiRecord]) {
    let wthor = try #require(Self.formats.format(named: "wthor"))
    let other = try #require(Self.formats.format(named: name))
    let records = wthor.readAll(bytes, ReadingOptions(companions: tables)).compactMap(\.reversi)
    let there = try other.write(records, WritingOptions(.collection))
    let read = other.readAll(there.bytes).compactMap(\.reversi)
    let options = WritingOptions(.collection, companions: continuing)
    let back = try wthor.write(read, options)
    return (back.bytes, there.losses, records, wthor.readAll(back.bytes).compactMap(\.reversi))
  }

  @Test(arguments: whole, files.map(\.name))
  func `nothing is lost if the format stores everything`(format: String, name: String) throws {
    let file = try #require(Self.files.first { $0.name == name })
    let way = try travel(file.bytes, through: format, tables: file.tables)
    #expect(way.bytes == file.bytes)
    #expect(way.there.flatMap(\.self).isEmpty, "\(way.there)")
  }

  @Test(arguments: ["sgf", "ggf"], files.map(\.name))
  func `moves and scores come back, and the rest is reported`(format: String, name: String) throws {
    let file = try #require(Self.files.first { $0.name == name })
    let way = try travel(file.bytes, through: format, tables: file.tables)
    #expect(way.back.map(\.moves) == way.records.map(\.moves))
    #expect(way.back.map { $0.result?.score } == way.records.map { $0.result?.score })
    for (record, losses) in zip(way.records, way.there) {
      let reported = FactSet(losses.map(\.fact))
      #expect(reported.contains(.tags) == !record.tags.isEmpty)
      #expect(losses.count { $0.fact == .tags } == record.tags.count)
    }
  }

  @Test func `an existing table keeps its numbers and its bytes, and grows at its end`() throws {
    let wthor = try #require(Self.formats.format(named: "wthor"))
    let tables = Self.files[1].tables
    let record = { (dark: String, light: String) in
      ReversiRecord(
        players: Players(dark: Player(name: dark), light: Player(name: light)),
        moves: Move.list("f5d6")
      )
    }
    let options = WritingOptions(.collection, companions: tables)
    var writer = try #require(wthor.makeWriter(options))
    var bytes: [UInt8] = []
    let records = [record("Cy", "Dee"), record("Béa", "Ann"), record("Eve", "Dee")]
    for var record in records {
      _ = writer.fit(&record)
      try writer.write(record, to: &bytes)
    }
    writer.finish(&bytes, ofRecords: records.count)
    let numbers = stride(from: 16, to: bytes.count, by: 68).map { [bytes[$0 + 2], bytes[$0 + 4]] }
    #expect(numbers == [[3, 6], [2, 1], [7, 6]])
    let written = Dictionary(
      uniqueKeysWithValues: writer.companions.map { ($0.companion.name, $0.bytes) }
    )
    #expect(written["tournaments"] == tables["tournaments"])
    let players = try #require(tables["players"])
    #expect(written["players"]?[16..<players.count] == players[16...])
    #expect(written["players"]?.count == players.count + 40)
  }

  @Test func `a table that cannot be continued is refused`() throws {
    let wthor = try #require(Self.formats.format(named: "wthor"))
    for bytes in [[1, 2, 3], Self.table(["Own", "Ann"], length: 20)] {
      let options = WritingOptions(.collection, companions: ["players": bytes])
      let error = #expect(throws: WritingError.self) {
        try wthor.write([ReversiRecord(moves: Move.list("f5d6"))], options)
      }
      #expect(error?.message.contains("the table of players has") == true)
    }
  }
}
