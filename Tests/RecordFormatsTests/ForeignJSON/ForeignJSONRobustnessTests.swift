import GameRecords
import RecordFormats
import TestSupport
import Testing

@Suite struct `Damaged JSON of other programs` {
  static let formats: [any RecordFormat] = [
    ReduxFormat(), ForkSaveFormat(), QuestFormat(), EgaroucidFormat(),
  ]

  @Test func `has few findings, even if it is hostile`() {
    let entries = Array(repeating: "1", count: 5_000).joined(separator: ",")
    for format in Self.formats {
      for text in [
        "{\"moves\":[\(entries)]}", "{\"4\":[\(entries)]}",
        "{\"turn\":[],\"playerForSide\":[\(entries)]}",
        "{\"boardContainer\":{\"board\":{\"diskCoordinates\":[\(entries)]}}}",
        String(repeating: "[", count: 100_000), String(repeating: "{\"board\":", count: 10_000),
      ] {
        let parsed = format.readAll(text)
        #expect(parsed.flatMap(\.findings).count <= 30, "\(format.name)")
        #expect(parsed.contains { !$0.isWhole })
      }
    }
  }

  @Test func `has twenty findings of each rule at most, and the number of the others`() throws {
    let entries = Array(repeating: "1", count: 90_000).joined(separator: ",")
    let parsed = try #require(QuestFormat().readAll("{\"moves\":[\(entries)]}").first)
    #expect(parsed.findings.map(\.rule.name) == Array(repeating: "json-type", count: 20))
    #expect(
      parsed.findings.last?.message
        == "expected an object (a move), found a number, and 89980 more like this"
    )
  }

  @Test func `does not repeat long keys in the names of many tags`() throws {
    let key = String(repeating: "k", count: 100_000)
    let values = Array(repeating: "1", count: 9_000).joined(separator: ",")
    let parsed = QuestFormat().readAll("{\"moves\":[],\"a\":1,\"\(key)\":[\(values)]}")
    #expect(parsed.flatMap(\.findings).map(\.rule) == [.textTooLong])
    #expect(parsed.first?.reversi?.tags.map(\.name) == ["a"])
  }

  @Test func `may have a byte order mark`() throws {
    let bytes = ByteOrderMark.utf8 + Repository.bytes(of: "Samples/othello-quest/pasted.json")
    let parsed = QuestFormat().readAll(bytes)
    #expect(parsed.flatMap(\.findings).map(\.rule) == [.byteOrderMark])
    #expect(parsed.last?.reversi != nil)
  }
}
