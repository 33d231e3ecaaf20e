import GameRecords
import TestSupport
import Testing

/// Returns the excerpt for the bytes between `‹` and `›`.
private func excerpt(_ marked: String) throws -> Excerpt {
  let parts = marked.utf8.split(separator: Array("‹".utf8), omittingEmptySubsequences: false)
    .flatMap { $0.split(separator: Array("›".utf8), omittingEmptySubsequences: false) }
  try #require(parts.count == 3)
  let text = SourceText(name: "input", bytes: Array(parts.joined())[...])
  return try #require(text.place(of: parts[0].count..<parts[0].count + parts[1].count).excerpt)
}

@Suite struct `An excerpt` {
  /// Returns the excerpt of a binary input, in which the indices of the bytes do not matter.
  private static func binary(_ count: Int, _ range: Range<Int>) throws -> Excerpt {
    let bytes = (0..<count).map(UInt8.init)
    let source = SourceText(name: "input", bytes: bytes[...], start: .binaryStart)
    let part = SourceText(name: "input", bytes: ([9, 9] + bytes)[2...], start: .binaryStart)
    #expect(part.place(of: range).excerpt == source.place(of: range).excerpt)
    return try #require(source.place(of: range).excerpt)
  }

  @Test func `shows the line and marks the place`() throws {
    let differences = try Answers.differences("records/excerpts") { row in
      let place: [Int] = row["place"] ?? [0, 0]
      var shown: Excerpt
      if let count: Int = row["bytes"] {
        shown = try Self.binary(count, place[0]..<place[1])
      } else if let count: Int = row["letters"] {
        let bytes = Array("before\n\(String(repeating: "a", count: count))\nafter".utf8)
        let text = SourceText(name: "input", bytes: bytes[...])
        shown = try #require(text.place(of: 7 + place[0]..<7 + place[1]).excerpt)
      } else {
        shown = try excerpt(row.text)
      }
      return "\(shown.text)\n\(shown.caret)"
    }
    #expect(differences == [])
  }

  @Test func `shows bytes that are not UTF-8 as replacement characters`() {
    let text = SourceText(name: "input", bytes: [0x61, 0xFF, 0x62, 0xE5, 0xA4, 0x63])
    let excerpt = text.place(of: 2..<3).excerpt
    #expect(excerpt?.text == "a\u{FFFD}b\u{FFFD}c")
    #expect(excerpt?.caret == 2..<3)
  }

  @Test(arguments: 1_490..<1_500)
  func `cuts a long line between characters`(offset: Int) throws {
    let bytes = Array(String(repeating: "大", count: 1_000).utf8)
    let text = SourceText(name: "input", bytes: bytes[...])
    let aligned = offset - offset % 3
    let excerpt = try #require(text.place(of: aligned..<aligned + 3).excerpt)
    #expect(excerpt.text == "…" + String(repeating: "大", count: 51) + "…")
    #expect(excerpt.caret == 51..<53)
  }
}
