import GameRecords
import RecordValidation
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

  @Test func `shows place, message, line, caret, board and help`() {
    #expect(
      Self.report("f5d6f5c5") == """
        games.txt:1:5: error: f5 already has a dark disk [occupied-square]
          f5d6f5c5
              ^~
              a b c d e f g h
            1 - - - - - - - -
            2 - - - - - - - -
            3 - - · - - - - -
            4 - - · o x - - -
            5 - - · o x[x]- -
            6 - - · o - - - -
            7 - - · - - - - -
            8 - - - - - - - -
          in record 1, move 3
          help: legal for dark: c3 c4 c5 c6 c7

        """
    )
  }

  @Test func `puts brackets around an empty square and names record and move`() {
    #expect(
      Self.report("a1h8", number: 12, id: "大森\n1") == """
        games.txt:1:1: error: a dark disk on a1 flips no disk [illegal-move]
          a1h8
          ^~
              a b c d e f g h
            1[-]- - - - - - -
            2 - - - - - - - -
            3 - - - · - - - -
            4 - - · o x - - -
            5 - - - x o · - -
            6 - - - - · - - -
            7 - - - - - - - -
            8 - - - - - - - -
          in record 12 “大森␊1”, move 1
          help: legal for dark: d3 c4 f5 e6

        """
    )
  }

  @Test func `closes a bracket after the last square`() {
    #expect(Self.report("h8").contains("\n    8 - - - - - - -[-]\n"))
  }

  @Test func `has colours`() {
    let text = Self.report("f5f5", usesColour: true)
    let lines = text.split(separator: "\n").map(String.init)
    func style(_ code: String, _ text: String) -> String { "\u{1B}[\(code)m\(text)\u{1B}[0m" }
    #expect(
      lines.first
        == style("1", "games.txt:1:3:") + " " + style("1;31", "error:") + " "
        + style("1", "f5 already has a dark disk") + " " + style("2", "[occupied-square]")
    )
    #expect(lines[1] == "  f5f5")
    #expect(lines[2] == "    " + style("1;31", "^~"))
    #expect(
      lines[8]
        == "  " + style("2", "  5") + " " + style("2", "-") + " " + style("2", "-") + " "
        + style("2", "-") + " " + style("1", "x") + " " + style("1", "x") + "["
        + style("1;7", "x") + "]" + style("2", "-") + " " + style("2", "-")
    )
    #expect(lines.last == "  " + style("1", "help:") + " legal for light: f4 d6 f6")
  }

  @Test(arguments: ["f5d6f5c5", "a1", "f5--", over + "a1", blocked + "a3"])
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
