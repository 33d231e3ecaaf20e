import GameRecords
import RecordFormats
import TestSupport
import Testing

@Suite struct `A damaged SGF file` {
  @Test func `with text between all its games has a hundred findings`() {
    let parsed = SGFFormat().readAll(String(repeating: "x(;GM[2])", count: 300))
    #expect(parsed.count { $0.reversi != nil } == 300)
    #expect(parsed.flatMap(\.findings).count == 100)
  }
}
