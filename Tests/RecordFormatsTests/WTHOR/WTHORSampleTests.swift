import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `A sample in binary` {
  private static let tables = ReadingOptions(companions: [
    "players": Repository.bytes(of: "Samples/wthor/match.jou"),
    "tournaments": Repository.bytes(of: "Samples/wthor/match.trn"),
  ])

  static let samples: [(String, ReadingOptions, Int)] = [
    ("match.wtb", tables, 3), ("match.wtb", ReadingOptions(), 3), ("large.wtd", tables, 1),
    ("large.wtd", ReadingOptions(), 1),
  ]

  @Test(arguments: samples)
  func `of WTHOR has the bytes that are written`(name: String, options: ReadingOptions, count: Int)
    throws
  {
    let bytes = Repository.bytes(of: "Samples/wthor/" + name)
    let parsed = WTHORFormat().readAll(bytes, options)
    #expect(parsed.flatMap(\.findings).isEmpty)
    let records = parsed.compactMap(\.reversi)
    #expect(records.count == count)
    #expect(records.flatMap { ReplayAttempt($0).problems }.isEmpty)
    let output = try WTHOROutput(records)
    #expect(output.bytes == bytes)
    #expect(output.losses.flatMap(\.self).isEmpty)
    if name == "match.wtb", !options.companions.isEmpty {
      #expect(output.options.companions == Self.tables.companions)
    }
  }

  @Test func `of edx is legal`() {
    let parsed = EDXFormat().readAll(Repository.bytes(of: "Samples/edx/games.edx"))
    #expect(parsed.map(\.isWhole) == [true, true])
    #expect(parsed.flatMap(\.findings).isEmpty)
    #expect(parsed.compactMap(\.reversi).flatMap { ReplayAttempt($0).problems }.isEmpty)
  }

  @Test func `of puzzles has legal moves`() throws {
    let bytes = Repository.bytes(of: "Samples/wthor-puzzles/endgames.pzz")
    let parsed = WTHORPuzzlesFormat().readAll(bytes, Self.tables)
    #expect(parsed.map(\.isWhole) == [true, true])
    #expect(parsed.flatMap(\.findings).isEmpty)
    for record in parsed.compactMap(\.reversi) {
      let moves = record.variations.compactMap(\.moves.first)
      #expect(moves.count == 2)
      #expect(moves.allSatisfy { record.start.legality(of: $0) == nil })
    }
  }

  static let broken = [
    ("game.wtb", ["29+1 wthor-move ply 6", "90+1 wthor-score", "4+4 wthor-count"]),
    ("edax-padding.wtb", ["47+37 wthor-padding", "84+40 wthor-truncated"]),
  ]

  @Test(arguments: broken)
  func `that is broken has its findings`(name: String, findings: [String]) {
    let parsed = WTHORFormat().readAll(Repository.bytes(of: "Samples/broken/" + name))
    #expect(binaryFindings(parsed) == findings)
  }

  @Test func `of edx that is broken has its findings`() {
    let parsed = EDXFormat().readAll(Repository.bytes(of: "Samples/broken/moves.edx"))
    #expect(binaryFindings(parsed) == ["94+1 edx-move ply 7", "176+7 edx-date"])
  }
}
