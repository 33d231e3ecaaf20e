import Flipbook
import TestSupport
import Testing

/// Databases are converted to every format that stores moves, and back.
@Suite struct DatabaseTests {
  static let formats = FormatRegistry.standard

  /// The formats that store moves.
  static let ways = formats.formats
    .filter { $0.isWritable && $0.stores.contains(.moves) && $0.name != "wthor" }
    .filter { $0.stores(recordsOf: ReversiRecord.game) }
    .map(\.name)

  @Test(arguments: ways)
  func `the moves of games come back byte for byte`(name: String) throws {
    let files = TestFile.samples(of: "wthor").filter { $0.path.hasSuffix(".wtb") }
    try expectMoves(of: files, through: name)
  }

  func expectMoves(of files: [TestFile], through name: String) throws {
    let way = try #require(Self.formats.format(named: name))
    let wthor = try #require(Self.formats.format(named: "wthor"))
    try #require(!files.isEmpty)
    for file in files {
      let records = try file.read().compactMap(\.reversi)
      let there = try way.write(records, WritingOptions(.collection)).bytes
      let returned = way.readAll(there).compactMap(\.reversi)
      try #require(returned.count == records.count, "\(file.path)")
      let back = try wthor.write(returned, WritingOptions(.collection)).bytes
      #expect(Self.moves(in: back) == Self.moves(in: file.bytes), "\(file.path)")
      guard way.stores.contains(.names) else { continue }
      #expect(returned.map(\.players.dark.name) == records.map(\.players.dark.name))
      #expect(returned.map(\.players.light.name) == records.map(\.players.light.name))
    }
  }

  /// The move bytes of every game.
  private static func moves(in bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    stride(from: 16, to: bytes.count, by: 68).map { bytes[($0 + 8)..<($0 + 68)] }
  }
}
