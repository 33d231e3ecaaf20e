import GameRecords
import TestSupport
import Testing

@Suite struct `Text on a terminal` {
  @Test func `is escaped if it could control the terminal or reorder, and takes columns`() throws {
    let differences = try Answers.differences("records/texts") { row in
      let columns = TerminalWidth.columns(of: row.text)
      return "“\(DisplayText.escape(row.text))”, \(columns) columns"
    }
    #expect(differences == [])
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
}
