import GameRecords
@testable import RecordChecks
@testable import RecordChecksTests
import TestSupport
import Testing

/// What GitHub's parser makes of a report in Markdown.
@Suite struct `A report in Markdown` {
  private static let hostile = [
    "a|b", "\\|", "|", "\\", "\\\\", "`a`", "``|``", "<b>b</b>", "</td></table><script>x</script>",
    "&lt;&#64;", "<!-- a", "[a](b)", "![a](b)", "[a]: b", "[^1]", "*a* **b** _c_ ~~d~~", "@me",
    "a@b.example",
    "<me@b.example>", "mailto:me@b.example", "#1", "GH-1", "me/it#1", ":tada:", "a:100:3",
    "https://a.example/b", "www.a.example", "HTTP://A.EXAMPLE", "WWW.A.EXAMPLE", "$a$ $b$", "$$c$$",
    "two\nlines", "a\r\nb", "- a", "# a", "> a", "1. a", "---", "\u{1B}[31m\0", "\u{202E}a",
    "##[error]a",
    "::error::a", "大森 太郎🎎", "e\u{301}", "xmpp:a@b.example", "ftp://a.example", "\u{FF20}a", "-",
  ]

  /// A record whose file, identifier, message and help are the same text.
  private static func input(_ text: String) -> TestInput {
    var place = Place(source: text)
    place.record = 2
    place.recordID = text
    let finding = Finding(Sample.move, text, help: text, at: place)
    return TestInput(name: text, records: [(2, text, [finding])])
  }

  @Test(.needs(.cmarkgfm)) func `shows texts from files, and nothing is made of them`() throws {
    let report = wholeReport(MarkdownReport.self, of: Self.hostile.map(Self.input))
    let page = try MarkdownPage(Array(report.utf8))
    #expect(
      page.elements.isSubset(of: [
        "h3", "p", "table", "thead", "tbody", "tr", "th", "td", "code", "br", "span",
      ]),
      "\(page.elements)"
    )
    #expect(page.references == [])
    #expect(page.heading == "Validation failed: \(Self.hostile.count) errors")
    let rows = try #require(page.tables.first).dropFirst()
    #expect(rows.count == Self.hostile.count)
    for (row, text) in zip(rows, Self.hostile) {
      let shown = DisplayText.escape(text)
      let id = DisplayText.quote(text)
      #expect(
        row == ["\(shown)\nrecord 2 \(id)", "error", "test-move", "\(shown)\nhelp: \(shown)"]
      )
    }
  }
}
