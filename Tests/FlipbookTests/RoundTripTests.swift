import Flipbook
import TestSupport
import Testing

/// What survives a format must survive every way through the formats.
@Suite struct RoundTripTests {
  static let formats = FormatRegistry.standard
  static let ways = [
    ["json"], ["jsonl"], ["xml"], ["json", "xml"], ["xml", "jsonl", "json", "xml"],
  ]

  @Test(arguments: ways)
  func `random records survive`(way: [String]) throws {
    var generator = SeededGenerator(seed: 2)
    let records = (0..<300).map { _ in GameRecord.random(using: &generator) }
    var current = records
    for name in way { current = try Self.pass(current, through: name) }
    #expect(current == records)
  }

  @Test(arguments: ways)
  func `positions survive the way back to a save byte for byte`(way: [String]) throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      let record = GameRecord.random(using: &generator)
      // A save of such a board is taken for one that is cut off.
      if record.start.board.size.width == 8, record.start.board.size.height < 8 { continue }
      let save = try Self.formats.write([record], as: "save")
      var records = try Self.records(in: save)
      for name in way { records = try Self.pass(records, through: name) }
      #expect(try Self.formats.write(records, as: "save") == save)
    }
  }

  @Test(arguments: samples, ways)
  func `samples survive`(path: String, way: [String]) throws {
    let records = try Self.records(in: Repository.bytes(of: path))
    var current = records
    for name in way { current = try Self.pass(current, through: name) }
    #expect(current == records)
  }

  @Test(arguments: samples)
  func `samples are written as their format writes`(path: String) throws {
    let name = String(path.split(separator: "/")[1])
    let bytes = Repository.bytes(of: path)
    #expect(try Self.formats.write(Self.records(in: bytes), as: name) == bytes)
  }

  static let samples = ["save", "json", "jsonl", "xml"]
    .flatMap { Repository.files(below: "Samples/\($0)") }

  private static func pass(_ records: [GameRecord], through name: String) throws -> [GameRecord] {
    try Self.records(in: formats.write(records, as: name))
  }

  private static func records(in bytes: [UInt8]) throws -> [GameRecord] {
    try formats.read(bytes).map { parsed in
      #expect(parsed.isWhole, "\(parsed.diagnostics)")
      return try #require(parsed.record)
    }
  }
}
