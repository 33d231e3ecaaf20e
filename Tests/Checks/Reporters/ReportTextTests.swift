import GameRecords
@testable import RecordChecks
import RecordFormats
import TestSupport
import Testing

/// Texts that are commands or markup in the place they are written to.
@Suite struct `A text in a report` {
  @Test func `is made inert in every format`() throws {
    let differences = try Answers.differences("reports/texts") { row in
      let text = row.text
      let json = JSONOutput.bytes { $0.text(text) }
      let forms = [
        ("URI", SARIFText.uri(ofPath: Array(text.utf8))), ("SARIF", SARIFText.message(text)),
        ("SARIF name", SARIFText.pascalCase(text)),
        ("XML", String(decoding: XMLText.content(text), as: UTF8.self)),
        ("XML attribute", String(decoding: XMLText.attribute(text), as: UTF8.self)),
        ("Markdown", MarkdownText.prose(text)), ("Markdown code", MarkdownText.code(text)),
        ("log", LogText.inert(text)), ("JSON", String(decoding: json, as: UTF8.self)),
      ]
      return forms.map { "\($0): \($1.debugDescription)" }.joined(separator: "\n")
    }
    #expect(differences == [])
  }

  @Test func `is escaped in an annotation`() {
    var place = Place(source: "x")
    place.record = 1
    place.recordID = "::error::\r\n"
    let finding = Finding(Sample.move, "100%\n::error::", help: "%0A", at: place)
    #expect(
      GitHubCommand(finding, path: "a,b:c\n%.txt").line == """
        ::error title=test-move (FB2901),file=a%2Cb%3Ac␊%25.txt\
        ::100%25␊::error::%0A%250A%0Ain record 1 “::error::␍␊”\n
        """
    )
  }
}
