import GameRecords
import Games
import TestSupport
import Testing

@Suite struct `What is wrong with a text with layouts` {
  @Test func `may be the length of a comment`() {
    let text = "# \(String(repeating: "a", count: Limits.textBytes))\n1 2\n3 0"
    #expect(PuzzleTextFormat().readAll(text).map(\.placedRules) == [["1:1 text-too-long"]])
  }

  @Test func `may be its encoding`() {
    let latin = Array("# caf".utf8) + [0xE9] + Array("\n1 2\n3 0\n".utf8)
    let parsed = PuzzleTextFormat().readAll(latin)
    #expect(parsed.map(\.placedRules) == [["1:1 latin-1"]])
    #expect(parsed.first?.puzzle?.comment == "café")
    let wide = Array("1 2\n3 0\n".utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    for format in puzzleFormats {
      let rules = format.readAll([0xFF, 0xFE] + wide).flatMap(\.findings).map(\.rule)
      #expect(rules.first == .encoding)
    }
  }
}
