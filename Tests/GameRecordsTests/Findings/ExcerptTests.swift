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
  static let places: [(String, String, Range<Int>)] = [
    ("‹›", "", 0..<1),
    ("‹a›bc", "abc", 0..<1),
    ("ab‹›c", "abc", 2..<3),
    ("x00\n--‹z›---\n------\n", "--z---", 2..<3),
    ("a\n‹bcd›\ne", "bcd", 0..<3),
    ("a\n‹›\nb", "", 0..<1),
    ("ab‹›", "ab", 2..<3),
    ("ab‹›\ncd", "ab", 2..<3),
    ("ab‹\n›cd", "ab", 2..<3),
    ("a‹b\nc›d", "ab", 1..<2),
    ("ab\n‹›", "", 0..<1),
  ]

  @Test(arguments: places)
  func `shows the line and marks the place`(marked: String, text: String, caret: Range<Int>) throws
  {
    let excerpt = try excerpt(marked)
    #expect(excerpt.text == text)
    #expect(excerpt.caret == caret)
  }

  static let lineEnds: [(String, String, Range<Int>)] = [
    ("a\r\nb‹c›\r\nd", "bc", 1..<2),
    ("ab‹›\r\ncd", "ab", 2..<3),
    ("ab‹\r›\ncd", "ab", 2..<3),
    ("ab‹\r\n›cd", "ab", 2..<3),
    ("ab\r‹c›d", "cd", 0..<1),
    ("ab‹c›\rd", "abc", 2..<3),
    ("ab\r\r‹c›d\r\r", "cd", 0..<1),
  ]

  @Test(arguments: lineEnds)
  func `shows no carriage return that ends its line`(
    marked: String,
    text: String,
    caret: Range<Int>
  ) throws {
    let excerpt = try excerpt(marked)
    #expect(excerpt.text == text)
    #expect(excerpt.caret == caret)
  }

  static let tabs: [(String, String, Range<Int>)] = [
    ("\t‹x›", "        x", 8..<9),
    ("ab\t‹x›", "ab      x", 8..<9),
    ("1234567\t‹x›", "1234567 x", 8..<9),
    ("12345678\t‹x›", "12345678        x", 16..<17),
    ("大森\t‹x›", "大森    x", 8..<9),
    ("ab‹\t›c", "ab      c", 2..<8),
    ("a‹b\tc›d", "ab      cd", 1..<9),
    ("a\t‹\t›b", "a               b", 8..<16),
  ]

  @Test(arguments: tabs)
  func `counts tabs to the next column of eight`(
    marked: String,
    text: String,
    caret: Range<Int>
  ) throws {
    let excerpt = try excerpt(marked)
    #expect(excerpt.text == text)
    #expect(excerpt.caret == caret)
  }

  static let scripts: [(String, Range<Int>)] = [
    ("大森‹太›郎", 4..<6),
    ("ロゼッタ‹x›", 8..<9),
    ("ﾛｾﾞ‹x›", 3..<4),
    ("Ｘ‹Ｏ›", 2..<4),
    ("e\u{301}tude‹x›", 5..<6),
    ("e\u{301}‹e\u{301}›x", 1..<2),
    ("e‹\u{301}›x", 1..<2),
    ("🎎‹x›", 2..<3),
    ("👨‍👩‍👧‹x›", 2..<3),
    ("🇯🇵‹x›", 2..<3),
    ("❤️‹x›", 2..<3),
    ("‹🎎🎎›", 0..<4),
    ("한글‹x›", 4..<5),
  ]

  @Test(arguments: scripts)
  func `counts the columns of a terminal`(marked: String, caret: Range<Int>) throws {
    let excerpt = try excerpt(marked)
    var text = marked.unicodeScalars
    text.removeAll { "‹›".unicodeScalars.contains($0) }
    #expect(excerpt.text == String(text))
    #expect(excerpt.caret == caret)
  }

  static let controls: [(String, String, Range<Int>)] = [
    ("a\u{1B}[31m‹x›", "a␛[31mx", 6..<7),
    ("‹\0›x", "␀x", 0..<1),
    ("\u{7F}‹x›", "␡x", 1..<2),
    ("\u{9B}‹x›", "\\u{009B}x", 8..<9),
    ("a‹\u{202E}›b", "a\\u{202E}b", 1..<9),
    ("\u{FEFF}‹x›", "\\u{FEFF}x", 8..<9),
    ("\u{2028}‹x›", "\\u{2028}x", 8..<9),
  ]

  @Test(arguments: controls)
  func `has no control characters`(marked: String, text: String, caret: Range<Int>) throws {
    let excerpt = try excerpt(marked)
    #expect(excerpt.text == text)
    #expect(excerpt.caret == caret)
  }

  static let binary: [(Int, Range<Int>, String, Range<Int>)] = [
    (3, 0..<1, "00 01 02", 0..<2),
    (3, 1..<3, "00 01 02", 3..<8),
    (3, 0..<0, "00 01 02", 0..<2),
    (0, 0..<0, "", 0..<2),
    (3, 3..<3, "00 01 02", 9..<11),
    (16, 4..<6, "00 01 02 03 04 05 06 07 08 09 0a 0b 0c 0d 0e 0f", 12..<17),
    (17, 4..<5, "00 01 02 03 04 05 06 07 08 09 0a 0b 0c 0d 0e 0f …", 12..<14),
    (40, 20..<21, "10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f …", 12..<14),
    (40, 20..<40, "10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f …", 12..<47),
    (40, 38..<40, "22 23 24 25 26 27", 12..<17),
  ]

  @Test(arguments: binary)
  func `of a binary input shows bytes around the place`(
    count: Int,
    range: Range<Int>,
    text: String,
    caret: Range<Int>
  ) {
    let bytes = (0..<count).map(UInt8.init)
    let source = SourceText(name: "input", bytes: bytes[...], start: .binaryStart)
    let excerpt = source.place(of: range).excerpt
    #expect(excerpt?.text == text)
    #expect(excerpt?.caret == caret)
    // The indices of the bytes do not matter.
    let part = SourceText(name: "input", bytes: ([9, 9] + bytes)[2...], start: .binaryStart)
    #expect(part.place(of: range).excerpt == excerpt)
  }

  @Test func `shows bytes that are not UTF-8 as replacement characters`() {
    let text = SourceText(name: "input", bytes: [0x61, 0xFF, 0x62, 0xE5, 0xA4, 0x63])
    let excerpt = text.place(of: 2..<3).excerpt
    #expect(excerpt?.text == "a\u{FFFD}b\u{FFFD}c")
    #expect(excerpt?.caret == 2..<3)
  }

  static let longLines: [(Int, Int, String, Range<Int>)] = [
    (0, 1, String(repeating: "a", count: 51) + "…", 0..<1),
    (10, 1, String(repeating: "a", count: 61) + "…", 10..<11),
    (50, 0, String(repeating: "a", count: 100) + "…", 50..<51),
    (51, 1, "…" + String(repeating: "a", count: 101) + "…", 51..<52),
    (1_500, 1, "…" + String(repeating: "a", count: 101) + "…", 51..<52),
    (1_500, 100, "…" + String(repeating: "a", count: 200) + "…", 51..<151),
    (1_500, 101, "…" + String(repeating: "a", count: 150) + "…", 51..<151),
    (1_500, 1_400, "…" + String(repeating: "a", count: 150) + "…", 51..<151),
    (2_999, 1, "…" + String(repeating: "a", count: 51), 51..<52),
    (3_000, 0, "…" + String(repeating: "a", count: 50), 51..<52),
  ]

  @Test(arguments: longLines)
  func `shows the part of a long line around the place`(
    offset: Int,
    length: Int,
    text: String,
    caret: Range<Int>
  ) {
    let line = String(repeating: "a", count: 3_000)
    let bytes = Array("before\n\(line)\nafter".utf8)
    let excerpt = SourceText(name: "input", bytes: bytes[...])
      .place(of: 7 + offset..<7 + offset + length).excerpt
    #expect(excerpt?.text == text)
    #expect(excerpt?.caret == caret)
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
