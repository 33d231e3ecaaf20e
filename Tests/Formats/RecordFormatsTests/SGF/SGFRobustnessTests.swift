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

  @Test func `is read up to the limit of nested variations`() throws {
    let levels = 200
    let text =
      "(;GM[2]" + String(repeating: "(;B[f5])(;W[d6]", count: levels)
      + String(repeating: ")", count: levels + 1)
    var depth = 0
    var variations = SGFFormat().readAll(text)[0].reversi?.variations ?? []
    while let first = variations.first {
      depth += 1
      variations = first.variations
    }
    #expect(depth == Limits.depth)
  }
}
