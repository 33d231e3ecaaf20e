import GameRecords
import RecordFormats
import TestSupport
import Testing

@Suite("Repairs of damaged JSON")
struct JSONDamageTests {
  private static let texts: [(any RecordFormat, String)] = [
    (
      JSONFormat(layout: .document),
      """
      [{"flipbook": 1, "date": "1977-05", "event": "A", "moves": [ "f5",
        {"move": "d6", "side": "light", "time": 1.5}], "result": {"dark": 3, "light": 3}},
       {"id": "2", "players": {"dark": {"name": "é"}}, "tags": [{"name": "T", "value": "V"}]}]

      """
    ),
    (
      JSONFormat(layout: .lines),
      "{\"moves\":[\"f5\"],\"id\":\"1\"}\n{\"id\":\"2\",\"variations\":[]}\n{\"round\":\"3\"}\n"
    ),
    (
      QuestFormat(),
      #"{"id":"g","created":"2025-01-02","moves":[{"m":"f5","t":9},{"m":"-"},{"s":"WIN:TIMEUP"}]}"#
    ),
    (
      EgaroucidFormat(),
      """
      {"4":{"board_player":34628173824,"board_opponent":68853694464,"player":0,"next_policy":26},
      "5":{"board_player":68719476736,"board_opponent":34829500416,"player":1,"policy":26}}
      """
    ),
  ]

  /// Bytes in wrong places.
  private static let others: [UInt8] = [
    0, 0x0A, 0x20, 0x22, 0x27, 0x2C, 0x2F, 0x30, 0x41, 0x5C, 0x5D, 0x7B, 0x7D,
  ]

  @Test("do not overlap, and leave less to repair", arguments: texts.indices)
  func damage(_ index: Int) {
    let (format, text) = Self.texts[index]
    let bytes = Array(text.utf8)
    for offset in bytes.indices {
      for damaged in bytes.damaged(at: offset, by: Self.others) { check(damaged, format) }
    }
  }

  private func check(_ bytes: [UInt8], _ format: any RecordFormat) {
    for problem in format.repairProblems(in: bytes) {
      Issue.record("\(problem) in \(String(decoding: bytes, as: UTF8.self))")
    }
  }
}
