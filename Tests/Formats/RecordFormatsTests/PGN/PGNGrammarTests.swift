import GameRecords
import RecordFormats
import TestSupport
import Testing

@Suite struct `The parts of a PGN game` {
  private static func parts(_ text: String) -> [String] {
    let source = SourceText(name: "test", bytes: Array("##\(text)".utf8)[2...])
    return PGNGrammar.layout(of: source).map { token in
      "\(token.kind) \(String(decoding: source.bytes.dropFirst(token.range.lowerBound).prefix(token.range.count), as: UTF8.self))"
    }
  }

  static let table: [(String, [String])] = [
    ("", []), (" \n", []),
    ("1. f5 d6", ["number 1.", "word f5", "word d6"]),
    ("1.f5 d6", ["number 1.", "word f5", "word d6"]),
    ("12...d6", ["number 12...", "word d6"]),
    ("1 ... d6", ["number 1", "dots ...", "word d6"]),
    ("f5!? $12 --", ["word f5", "glyph !?", "glyph $12", "word --"]),
    ("f5{a;(b} d6", ["word f5", "comment {a;(b}", "word d6"]),
    ("f5 ; 1. a b\n% x\nd6", ["word f5", "lineComment ; 1. a b", "escapedLine % x", "word d6"]),
    (
      "f5 (1. d3 {)} (c3) ; )\n c4) d6",
      ["word f5", "variation (1. d3 {)} (c3) ; )\n c4)", "word d6"]
    ),
    ("f5 39-25", ["word f5", "result 39-25"]),
    ("f5 1/2-1/2 {x} *", ["word f5", "result 1/2-1/2", "comment {x}", "result *"]),
    ("[A \"b\"]\n[C \"d \"e\" ]\nf5", ["tag [A \"b\"]", "tag [C \"d \"e\" ]", "word f5"]),
    (#"[A "\"]"] f5"#, [#"tag [A "\"]"]"#, "word f5"]),
    ("[A b\nf5", ["tag [A b", "word f5"]),
    ("f5 {x", ["word f5", "openComment {x"]),
    ("f5 (d3", ["word f5", "variation (d3"]),
    ("f5 )d6", ["word f5", "variationEnd )", "word d6"]),
    ("f5 (d3\n% )\nc3) d6", ["word f5", "variation (d3\n% )\nc3)", "word d6"]),
    ("[A \"] 0 1\nf5", ["tag [A \"] 0 1", "word f5"]),
    ("[A \"\\", ["tag [A \"\\"]),
    ("\u{FEFF}f5", ["word f5"]),
  ]

  @Test(arguments: table)
  func `are found one after the other`(text: String, parts: [String]) {
    #expect(Self.parts(text) == parts)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `are in order and within any text`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let symbols = Array("f5 1.-/*[\"\\]{}();%$!?\n\r ".utf8)
    let count = Int.random(in: 0...60, using: &generator)
    let bytes = (0..<count).map { _ in symbols[Int.random(in: symbols.indices, using: &generator)] }
    var end = 0
    for token in PGNGrammar.layout(of: SourceText(name: "test", bytes: bytes[...])) {
      #expect(token.range.lowerBound >= end)
      #expect(!token.range.isEmpty)
      end = token.range.upperBound
    }
    #expect(end <= count)
  }
}
