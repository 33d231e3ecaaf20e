import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

private let format = JSONFormat(layout: .document)

/// Unambiguous values are read, and written again in the format's own notation.
@Suite struct `JSON in the notation of other programs` {
  static let table: [(marked: String, message: String)] = [
    (#"{"moves": ["⟦F5⟧", "D6", "c3"]}"#, "“F5” is read as f5, and 1 more like this"),
    (#"{"moves": [" f5", "d6"]}"#.replacing(" f5", with: "⟦ f5⟧"), "“ f5” is read as f5"),
    (#"{"moves": [{"move": "⟦F5⟧", "side": "dark"}]}"#, "“F5” is read as f5"),
    (#"{"moves": ["f5", "⟦--⟧"]}"#, "“--” is read as pass"),
    (#"{"moves": ["f5", "⟦-⟧"]}"#, "“-” is read as pass"),
    (#"{"moves": ["f5", "⟦PASS⟧"]}"#, "“PASS” is read as pass"),
    (#"{"moves": ["f5", "⟦pa⟧"]}"#, "“pa” is read as pass"),
    (#"{"moves": ⟦"F5D6c3"⟧}"#, "the moves are one text instead of an array"),
    (#"{"moves": ⟦"f5, d6, c3"⟧}"#, "the moves are one text instead of an array"),
    (#"{"moves": ["⟦\u00465⟧"]}"#, "“F5” is read as f5"),
    (
      #"{"moves": ["f5"], "variations": [{"ply": 1, "moves": ["⟦D3⟧"]}]}"#, "“D3” is read as d3"
    ),
    (#"{"moves": [{"move": "f5", "side": "⟦Dark⟧"}]}"#, "“Dark” is read as dark"),
    (#"{"moves": [{"move": "f5", "side": "⟦black⟧"}]}"#, "“black” is read as dark"),
    (#"{"moves": ["f5"], "result": {"winner": "⟦draw⟧"}}"#, "“draw” is read as tie"),
    (#"{"players": {"dark": {"mode": "⟦human⟧"}}}"#, "“human” is read as manual"),
    (#"{"date": "⟦1977-5-1⟧"}"#, "“1977-5-1” is read as 1977-05-01"),
    (#"{"date": "⟦1977.05.01⟧"}"#, "“1977.05.01” is read as 1977-05-01"),
  ]

  @Test(arguments: table)
  func `is read, and written in its own`(marked: String, message: String) throws {
    let text = MarkedText(marked)
    let parsed = format.readAll(text.bytes)
    #expect(parsed.map(\.placedRules) == [[text.places[0] + " json-spelling"]])
    let finding = try #require(parsed.first?.findings.first)
    #expect(finding.message == message)
    #expect(finding.severity == .warning)
    #expect(finding.repair == .rewriting)
    let record = try #require(parsed.first?.reversi)
    let written = format.readAll(try format.write([record], .single))
    #expect(written.map(\.placedRules) == [[]])
    #expect(written.map(\.reversi) == [record])
  }

  @Test func `may leave passes out`() throws {
    let squares = ["D3", "C3", "F5", "D2", "D1", "E1", "B2", "C1", "D6"]
    let array = #"{"moves": ["\#(squares.joined(separator: "\", \""))"]}"#
    for text in [array, #"{"moves": "\#(squares.joined())"}"#] {
      var record = try #require(format.readAll(text).first?.reversi)
      record.supplyPasses()
      #expect(record.moves == Move.list("d3c3f5d2d1e1b2c1--d6"))
    }
  }

  @Test func `remembers the place of each move in a text`() throws {
    let text = MarkedText(#"{"moves": "⟦F5⟧ ⟦d6⟧,⟦C3⟧"}"#)
    let record = try #require(format.readAll(text.bytes).first?.reversi)
    #expect(record.origin?.moves.map(\.bytes) == text.ranges)
  }

  @Test(arguments: [#""""#, #""f5x""#, #""f5d""#, #""hello""#, #""q9""#])
  func `does not read other texts as moves`(text: String) {
    let parsed = format.readAll(#"{"moves": \#(text)}"#)
    #expect(parsed.map(\.reversi) == [nil])
    #expect(parsed.flatMap(\.findings).map(\.rule.name) == ["json-type"])
  }
}
