import GameRecords
import Testing

@Suite struct `Text on a terminal` {
  static let escapes: [(String, String)] = [
    ("", ""), ("Anne", "Anne"), ("大森 太郎", "大森 太郎"), ("e\u{301}", "e\u{301}"),
    ("שלום", "שלום"), ("👨‍👩‍👧", "👨‍👩‍👧"), ("“\"”", "“\"”"), ("a\\b", "a\\b"),
    ("\u{1B}[31mred", "␛[31mred"), ("a\nb", "a␊b"), ("a\r\nb", "a␍␊b"), ("\t", "␉"), ("\0", "␀"),
    ("\u{7F}", "␡"), ("\u{80}\u{9F}", "\\u{0080}\\u{009F}"), ("\u{A0}", "\u{A0}"),
    ("\u{61C}", "\\u{061C}"), ("\u{200E}\u{200F}", "\\u{200E}\\u{200F}"),
    ("\u{2028}\u{2029}", "\\u{2028}\\u{2029}"), ("\u{202A}\u{202E}", "\\u{202A}\\u{202E}"),
    ("\u{2066}\u{2069}", "\\u{2066}\\u{2069}"), ("\u{FEFF}", "\\u{FEFF}"),
    ("\u{FFFD}\u{FFFE}\u{FFFF}", "\u{FFFD}\\u{FFFE}\\u{FFFF}"),
    ("e\u{301}\u{202E}", "e\u{301}\\u{202E}"),
  ]

  @Test(arguments: escapes)
  func `is escaped if it could control the terminal or reorder`(text: String, escaped: String) {
    #expect(DisplayText.escape(text) == escaped)
  }

  @Test(arguments: [
    ("", 40, "“”"), ("abc", 3, "“abc”"), ("abcd", 3, "“abc…”"), ("大森太郎", 2, "“大森…”"),
    ("\n\n", 1, "“␊…”"),
  ])
  func `is quoted and cut`(text: String, limit: Int, quoted: String) {
    #expect(DisplayText.quote(text, limit: limit) == quoted)
  }

  @Test func `is cut when marks pile up on one character`() {
    let text = "a" + String(repeating: "\u{301}", count: 100_000)
    #expect(DisplayText.quote(text).unicodeScalars.count == 163)
  }

  static let byteTexts: [([UInt8], String)] = [
    (Array("大\u{1B}".utf8), "“大␛”"), ([], "“”"),
    ([0x61, 0xFF, 0x00, 0x7E, 0x7F], "“a\\xFF\\x00~\\x7F”"),
    (Array(repeating: 0x09, count: 41), "“" + String(repeating: "␉", count: 40) + "…”"),
    (
      Array(repeating: 0x80, count: 41),
      "“" + String(repeating: "\\x80", count: 40) + "…”"
    ),
  ]

  @Test(arguments: byteTexts)
  func `is quoted from bytes`(bytes: [UInt8], quoted: String) {
    #expect(DisplayText.quote(bytes) == quoted)
  }

  static let widths: [(String, Int)] = [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}\u{302}", 1), ("大森 太郎", 9), ("ﾛｾﾞｯﾀ", 5),
    ("Ｘ", 2), ("¥", 1), ("￥", 2), ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("🎎", 2),
    ("👨‍👩‍👧", 2), ("👍🏽", 2), ("🇯🇵", 2), ("❤", 1), ("❤️", 2), ("⚡", 2), ("⏰", 2), ("🀄", 2),
    ("…", 1), ("␛", 1), ("\u{200B}", 0), ("\u{AD}", 0), ("𠮷", 2), ("〜", 2), ("、", 2), ("○●", 2),
    ("\u{FFFD}", 1), ("x─o", 3),
  ]

  @Test(arguments: widths)
  func `takes columns`(text: String, columns: Int) {
    #expect(TerminalWidth.columns(of: text) == columns)
  }
}
