import GameRecords
import TestSupport
import Testing

@Suite struct `Every excerpt` {
  private static let pieces: [[UInt8]] =
    [
      "a", " ", "\n", "\r", "\r\n", "\t", "é", "e\u{301}", "大", "ﾛ", "🎎", "\u{1B}[0m", "\0",
      "\u{7F}",
    ]
    .map { Array($0.utf8) }
    + ["\u{9B}", "\u{202E}", "\u{2066}", "\u{2028}", "\u{FEFF}"].map { Array($0.utf8) }
    + [[0xFF], [0xE5], [0x80], Array(repeating: 0x61, count: 300)]

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    default: !scalar.properties.isBidiControl
    }
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func `is safe, and its caret is inside or right after it`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 0...12, using: &generator)
    let bytes = (0..<count).flatMap { _ in Self.pieces.randomElement(using: &generator) ?? [] }
    let text = SourceText(name: "input", bytes: bytes[...])
    for _ in 0..<10 {
      let lower = Int.random(in: 0...bytes.count, using: &generator)
      let upper = Int.random(in: lower...bytes.count, using: &generator)
      let excerpt = try #require(text.place(of: lower..<upper).excerpt)
      #expect(excerpt.text.unicodeScalars.allSatisfy(Self.isSafe))
      let width = TerminalWidth.columns(of: excerpt.text)
      #expect(0...width ~= excerpt.caret.lowerBound)
      #expect(!excerpt.caret.isEmpty)
      #expect(excerpt.caret.upperBound <= max(width, excerpt.caret.lowerBound + 1))
      #expect(width <= 203)
    }
  }
}
