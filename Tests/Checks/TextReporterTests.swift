import GameRecords
import RecordChecks
import ReversiRules
import TestSupport
import Testing

@Suite struct `A finding as text` {
  /// Returns the findings in a transcript such as `f5d6--`, as text.
  private static func report(
    _ transcript: String,
    number: Int = 1,
    id: String? = nil,
    usesColour: Bool = false
  ) -> String {
    var parsed = ParsedRecord(
      number: number,
      record: ReversiRecord(id: id, moves: Move.list(transcript)),
      source: SourceText(name: "games.txt", bytes: Array(transcript.utf8)[...])
    )
    let places = (0..<transcript.utf8.count / 2).map { SourceRange(2 * $0..<2 * $0 + 2) }
    parsed.reversi?.origin = Origin(format: "test", moves: MovePlaces(places))
    let reporter = TextReporter(usesColour: usesColour)
    return Validator().validate(parsed).findings.map(reporter.text).joined()
  }

  @Test func `shows place, message, line, caret, board and help`() throws {
    let differences = try Answers.differences("reports/text") { row in
      let colours = row["colours"] as Bool? ?? false
      let number: Int = row["number"] ?? 1
      return Self.report(row["moves"], number: number, id: row["id"], usesColour: colours)
        .replacing("\u{1B}", with: "␛")
    }
    #expect(differences == [])
  }

  @Test(arguments: ["f5d6f5c5", "a1", "f5--", over + "a1", "d3c3f5d2d1e1b2c1a3"])
  func `is the same without the colours`(transcript: String) throws {
    let coloured = Self.report(transcript, usesColour: true)
    #expect(coloured.contains("\u{1B}["))
    let plain = coloured.replacing(try Regex("\u{1B}\\[[0-9;]*m"), with: "")
    #expect(plain == Self.report(transcript))
  }

  @Test(arguments: [(Severity.error, "31"), (.warning, "33"), (.note, "36")])
  func `has a colour for its severity`(severity: Severity, code: String) {
    let rule = Rule(test: "some-rule", severity)
    let place = SourceText(name: "a", bytes: [0x61]).place(of: 0..<1)
    let text = TextReporter(usesColour: true).text(for: Finding(rule, "words", at: place))
    #expect(text.contains(" \u{1B}[1;\(code)m\(severity):\u{1B}[0m "))
    #expect(text.hasSuffix("\n  \u{1B}[1;\(code)m^\u{1B}[0m\n"))
  }

  @Test func `needs no place in the text`() {
    let finding = Finding(.noRecord, "nothing there", at: Place(source: "a b"))
    #expect(
      TextReporter(usesColour: false).text(for: finding)
        == "a b: error: nothing there [no-record]\n"
    )
  }

  @Test func `has its caret under wide characters`() {
    let source = SourceText(name: "a", bytes: Array("大森\t太郎!\n".utf8)[...])
    let finding = source.finding(.encoding, "a shout", help: "hush", at: 13..<14)
    #expect(
      TextReporter(usesColour: false).text(for: finding) == """
        a:1:6: error: a shout [encoding]
          大森    太郎!
                      ^
          help: hush

        """
    )
  }
}

@Suite struct `Hostile text in a report` {
  static let hostile = [
    "\u{1B}[31mred", "two\nlines", "\r\n", "\u{202E}gpj.exe", "\u{9B}2J", "\0", "\u{2028}",
    "\u{7F}",
    "::error::", "\t",
  ]

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: scalar == "\n"
    default: !scalar.properties.isBidiControl
    }
  }

  @Test(arguments: hostile)
  func `is escaped in names, identifiers and lines`(hostile: String) {
    var place = SourceText(name: hostile, bytes: Array("x\(hostile)y".utf8)[...]).place(of: 0..<1)
    place.record = 1
    place.recordID = hostile
    let finding = Finding(.noRecord, "words", help: "help", at: place)
    let text = TextReporter(usesColour: false).text(for: finding)
    #expect(text.unicodeScalars.allSatisfy(Self.isHarmless))
    #expect(text.unicodeScalars.count { $0 == "\n" } == 5)
  }
}
