import GameRecords
import RecordFormats
import TestSupport
import Testing

@Suite struct `A damaged SGF file` {
  static let hostile: [(String, [String])] = [
    (String(repeating: "(", count: 1_000_000), ["sgf-stray", "no-record"]),
    ("(;GM[2]" + String(repeating: "(;", count: 100_000), ["too-many", "sgf-not-closed"]),
    (
      "(;GM[2]" + String(repeating: "(;B[f5])(;W[d6]", count: 10_000)
        + String(repeating: ")", count: 10_001),
      ["too-many"]
    ),
    ("(;GM[2]" + String(repeating: ";B[f5]", count: 50_000) + ")", ["too-many"]),
    ("(;GM[2]" + String(repeating: "(;C[x])", count: 20_000) + ")", ["sgf-empty-variation"]),
    ("(;GM[2]" + String(repeating: "X[]", count: 20_000) + ")", ["too-many"]),
    ("(;GM[2]C[" + String(repeating: "x", count: 1_100_000) + "])", ["text-too-long"]),
    ("(;GM[2]C[" + String(repeating: "(;FF[4", count: 20_000) + "])", []),
    ("(;GM[2];B[f5]" + String(repeating: "Q[]", count: 20_000) + ")", ["sgf-node-property"]),
    ("(;GM[2]" + String(repeating: "C[x]", count: 50_000) + ")", []),
    ("(;GM[2];B[f5]" + String(repeating: "C[x]", count: 50_000) + ")", []),
    ("(;GM[2];B[f5]" + String(repeating: ";C[x]", count: 50_000) + ")", []),
    ("(;GM[2]" + String(repeating: ";C[x]", count: 50_000) + ")", []),
    ("(;GM[2]AB[a1:p16]" + String(repeating: "[a1:p16]", count: 1_000) + "SZ[16])", ["too-many"]),
  ]

  @Test(arguments: hostile.indices)
  func `has few findings, however hostile it is`(index: Int) {
    let (text, rules) = Self.hostile[index]
    let found = SGFFormat().readAll(text).flatMap(\.findings)
    #expect(found.map(\.rule.name) == rules)
  }

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
    let parsed = SGFFormat().readAll(text)
    #expect(parsed[0].placedRules.count == 1)
    var depth = 0
    var variations = try #require(parsed[0].reversi).variations
    while let first = variations.first {
      depth += 1
      variations = first.variations
    }
    #expect(depth == Limits.depth)
  }
}
