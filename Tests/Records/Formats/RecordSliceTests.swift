@testable import GameRecords
import TestSupport
import Testing

@Suite struct `A slice of an input` {
  private static let start = SourcePosition(offset: 40, line: 5, column: 9)

  @Test func `is parsed on request, and numbered`() {
    let block = SlicedBlock(Array("..abc..".utf8), source: "games") { text in
      ParsedRecord(
        record: ReversiRecord(id: String(decoding: text.bytes, as: UTF8.self)),
        findings: [text.finding(.noRecord, "a", at: 1..<2)],
        source: text
      )
    }
    let slice = RecordSlice(2..<5, of: block, start: Self.start, number: 7)
    for _ in 1...2 {
      let parsed = slice.parsed()
      #expect(parsed.number == 7)
      #expect(parsed.reversi?.id == "abc")
      #expect(parsed.findings.map(\.place.record) == [7])
      #expect(parsed.findings.map(\.place.recordID) == ["abc"])
      #expect(parsed.placedRules == ["5:10 no-record"])
    }
  }

  @Test func `can contain a record already parsed`() {
    let text = SourceText(name: "games", bytes: [])
    let parsed = ParsedRecord(number: 3, record: ReversiRecord(id: "a"), source: text)
    let slice = RecordSlice(parsed)
    #expect(slice.parsed().number == 3)
    #expect(slice.parsed().reversi == ReversiRecord(id: "a"))
  }
}
