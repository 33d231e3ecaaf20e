import GameRecords
import ReversiRules
import TestSupport
import Testing
import XMLRecordFormat

extension BadContent {
  static let values = [
    game(
      "<moves><move at=\"⟦é5⟧\"/></moves>",
      .xmlValue,
      "at is “é5”; expected a square such as f5"
    ),
    game(
      "<moves><move at=\"⟦F5⟧\"/></moves>",
      .xmlValue,
      "at is “F5”; expected a square such as f5",
      help: "did you mean “f5”?"
    ),
    game(
      "<moves><move at=\"⟦pass⟧\"/></moves>",
      .xmlValue,
      "at is “pass”; expected a square such as f5",
      help: "a pass is written <pass/>"
    ),
    game(
      "<moves><move at=\"⟦f0⟧\"/></moves>",
      .xmlValue,
      "at is “f0”; expected a square such as f5"
    ),
    game(
      "<moves><move  at = '⟦&#x66;&#54;x⟧' side=\"dark\"/></moves>",
      .xmlValue,
      "at is “f6x”; expected a square such as f5"
    ),
    game(
      "<moves>⟦<move side=\"dark\"⟧/></moves>",
      .xmlMissingAttribute,
      "<move> needs the attribute at"
    ),
    game(
      "<moves><move at=\"f5\" side=\"⟦black⟧\"/></moves>",
      .xmlValue,
      "side is “black”; expected dark or light"
    ),
    game(
      "<moves><move at=\"f5\" time=\"⟦-1⟧\"/></moves>",
      .xmlValue,
      "time is “-1”; expected a number that is not negative, such as 1.5"
    ),
    game(
      "<moves><pass evaluation=\"⟦nan⟧\"/></moves>",
      .xmlValue,
      "evaluation is “nan”; expected a number such as 1.5"
    ),
    game(
      "<moves><pass evaluation=\"⟦1e999⟧\"/></moves>",
      .xmlValue,
      "evaluation is “1e999”; expected a number such as 1.5"
    ),
    game(
      "<moves><pass glyphs=\"⟦⟧\"/></moves>",
      .xmlValue,
      "glyphs is “”; expected whole numbers from 0 to 255, such as 1 or 4 18"
    ),
    game(
      "<moves><pass marks=\"⟦f5=A f5⟧\"/></moves>",
      .xmlValue,
      "marks is “f5=A f5”; expected marks such as f5=A or f5=circle d6:c3"
    ),
    game(
      "<moves><pass glyphs=\"⟦1 256⟧\"/></moves>",
      .xmlValue,
      "glyphs is “1 256”; expected whole numbers from 0 to 255, such as 1 or 4 18"
    ),
    game(
      "<moves><pass glyphs=\"⟦1,2⟧\"/></moves>",
      .xmlValue,
      "glyphs is “1,2”; expected whole numbers from 0 to 255, such as 1 or 4 18"
    ),
    game(
      "<moves><pass glyphs=\"⟦-1⟧\"/></moves>",
      .xmlValue,
      "glyphs is “-1”; expected whole numbers from 0 to 255, such as 1 or 4 18"
    ),
    game(
      "<result margin=\"⟦+2⟧\"/>",
      .xmlValue,
      "margin is “+2”; expected a number such as 1.5"
    ),
    game(
      "<dark name=\"大森\" rating=\"⟦0x10⟧\"/>",
      .xmlValue,
      "rating is “0x10”; expected a number such as 1.5"
    ),
    game("<dark rating=\"⟦1.⟧\"/>", .xmlValue, "rating is “1.”; expected a number such as 1.5"),
    game("<dark rating=\"⟦⟧\"/>", .xmlValue, "rating is “”; expected a number such as 1.5"),
    game(
      "<light mode=\"⟦Computer⟧\"/>",
      .xmlValue,
      "mode is “Computer”; expected manual or computer",
      help: "did you mean “computer”?"
    ),
    game(
      "<result dark=\"⟦257⟧\" light=\"0\"/>",
      .xmlValue,
      "dark is “257”; expected a whole number from 0 to 256"
    ),
    game(
      "<result winner=\"⟦draw⟧\"/>",
      .xmlValue,
      "winner is “draw”; expected dark, light or tie"
    ),
    game("⟦<result dark=\"3\"⟧/>", .xmlMissingAttribute, "<result> has the count of one side only"),
    game(
      "<date>⟦1977-02-30⟧</date>",
      .xmlValue,
      "date is “1977-02-30”; expected a date such as 1977-05-01, 1977-05 or 1977"
    ),
    game("<tag name=\"⟦⟧\">a</tag>", .xmlValue, "name is “”; expected the name of a fact"),
    game("⟦<tag⟧>a</tag>", .xmlMissingAttribute, "<tag> needs the attribute name"),
  ]

  static let starts = [
    game(
      "⟦<start turn=\"dark\"⟧/>",
      .boardSize,
      "a board of 0 rows; width and height must be even, from 4 to 16"
    ),
    game(
      "<start turn=\"dark\"><row>----</row>\n<row>-o⟦大⟧-</row><row>-xo-</row><row>----</row></start>",
      .boardSymbol,
      "unknown symbol “大” on the board; expected x, o or -"
    ),
    game(
      "<start turn=\"dark\"><row>----</row>\n<row>-ox-⟦--⟧</row><row>-xo-</row><row>----</row></start>",
      .rowLength,
      "row 2 has 6 symbols; expected 4"
    ),
    game(
      "<start turn=\"⟦white⟧\"><row>----</row><row>-ox-</row><row>-xo-</row><row>----</row></start>",
      .xmlValue,
      "turn is “white”; expected dark, light or over"
    ),
    game(
      "⟦<start⟧><row>----</row><row>-ox-</row><row>-xo-</row><row>----</row></start>",
      .xmlMissingAttribute,
      "<start> needs the attribute turn"
    ),
  ]
}

@Suite struct `Wrong values in XML` {
  @Test(arguments: BadContent.values + BadContent.starts)
  func `are reported with their places, in one block and byte by byte`(_ bad: BadContent) throws {
    try bad.check()
  }

  @Test func `moves end at the first that cannot be read`() {
    let text = """
      <moves><move at="f5"/><move at="d6">c</move><move at="z9"/><move at="c3">c</move>
      <pass side="x"/></moves><result dark="2" light="62"/>
      """
    let parsed = format.readAll(single(text))
    #expect(parsed.first?.reversi?.moves == Move.list("f5d6"))
    #expect(parsed.first?.reversi?.annotations == [MoveAnnotation(ply: 2, comment: "c")])
    // Only all moves would lead to it.
    #expect(parsed.first?.reversi?.result == nil)
    #expect(parsed.first?.findings.map(\.place.ply) == [3, 5])
    #expect(parsed.first?.isWhole == false)
  }

  @Test func `a record without a valid start position is not handed over`() {
    let parsed = format.readAll(
      collection("<game><start turn=\"dark\"/></game>", "<game id=\"2\"/>")
    )
    #expect(parsed.map(\.reversi) == [nil, ReversiRecord(id: "2")])
    #expect(parsed.map(\.number) == [1, 2])
  }

  @Test func `long texts are left out and the rest is kept`() {
    let long = String(repeating: "é", count: Limits.textBytes / 2 + 1)
    let parsed = format.readAll(single("<event>\(long)</event><site>a</site>"))
    #expect(parsed.first?.findings.map(\.rule) == [.textTooLong])
    #expect(parsed.first?.reversi == ReversiRecord(site: "a"))
    let name = format.readAll(single("<dark name=\"\(long)\"/><light name=\"a\"/>"))
    #expect(name.first?.findings.map(\.rule) == [.textTooLong])
    #expect(name.first?.reversi?.players.light.name == "a")
  }
}
