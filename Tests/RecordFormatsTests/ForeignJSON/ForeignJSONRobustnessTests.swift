import GameRecords
import RecordFormats
import TestSupport
import Testing

@Suite struct `Damaged JSON of other programs` {
  static let formats: [any RecordFormat] = [
    ReduxFormat(), ForkSaveFormat(), QuestFormat(), EgaroucidFormat(),
  ]
  /// Records of every shape, small ones if there are any.
  static let records: [(Int, String)] =
    [
      (
        2,
        #"{"players":[{"id":"a","name":"é"}],"position":{"startPos":"f5","moves":[{"m":"d6","t":5},{"m":"-"},{"s":"WIN:TIMEUP"}]}}"#
      ),
      (
        2,
        #"{"id":"a","created":"2026-04-03T10:20:30.456Z","moves":[{"m":"f5"}],"finalStatus":"SCORE:2","attrs":[1]}"#
      ),
      (
        3,
        #"{"4":{"board_player":34628173824,"board_opponent":68853694464,"player":0,"policy":-1,"next_policy":26,"value":100000000,"level":-1},"5":{"board_player":34359738368,"board_opponent":69256347648,"player":1,"policy":26,"next_policy":-1,"value":3,"level":1},"memo":"x","black_discs":-1,"white_discs":-1}"#
      ),
    ] + Repository.files(below: "Samples/fork-save").map { (1, text($0)) }
    + [(0, text("Samples/redux/blocked.appstate.json"))]

  private static func text(_ path: String) -> String {
    String(decoding: Repository.bytes(of: path), as: UTF8.self)
  }

  /// Every byte of a short record, some of a long one: showing the line of a finding takes time.
  private static func offsets(in text: String) -> some Sequence<Int> {
    let count = text.utf8.count
    return stride(from: 0, to: count - 2, by: count > 220 ? count / 60 : 1)
  }

  private func read(_ bytes: [UInt8], _ index: Int) throws -> [ParsedRecord] {
    let parsed = Self.formats[index].readAll(bytes)
    // Recording issues only on failure is much faster than expecting each time.
    for parsed in parsed where parsed.isRecord && parsed.record == nil && !parsed.hasErrors {
      Issue.record("neither a record nor an error")
    }
    for finding in parsed.flatMap(\.findings) {
      let end = (finding.place.start?.offset ?? 0) + finding.place.length
      if !(0...bytes.count).contains(end) { Issue.record("\(finding.placedRule) is outside") }
    }
    return parsed
  }

  @Test(arguments: records)
  func `gives records or errors wherever it is cut off`(format: Int, text: String) throws {
    for length in Self.offsets(in: text) {
      let parsed = try read(Array(text.utf8.prefix(length)), format)
      if parsed.allSatisfy(\.isWhole) { Issue.record("\(length) bytes are good") }
    }
  }

  @Test(arguments: records)
  func `gives records or errors whichever byte is wrong`(format: Int, text: String) throws {
    let bytes = Array(text.utf8)
    for index in Self.offsets(in: text) {
      let values: [UInt8] = [0, 0x0A, 0x22, 0x30, 0x5C, 0x7D, 0xFF]
      for value in [values[index % values.count], bytes[index] ^ 1] {
        var damaged = bytes
        damaged[index] = value
        _ = try read(damaged, format)
      }
    }
  }

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
    #expect(parsed.first?.record?.tags.map(\.name) == ["a"])
  }

  @Test func `may have a byte order mark`() throws {
    let bytes = ByteOrderMark.utf8 + Repository.bytes(of: "Samples/othello-quest/pasted.json")
    let parsed = QuestFormat().readAll(bytes)
    #expect(parsed.flatMap(\.findings).map(\.rule) == [.byteOrderMark])
    #expect(parsed.last?.record != nil)
  }
}
