import GameRecords
import ReversiRules
import TestSupport
import Testing
import XMLRecordFormat

/// A document that is well formed and still not right, with a mark on what must be pointed at.
struct BadContent: Sendable, CustomTestStringConvertible {
  let text: MarkedText
  let rule: Rule
  let message: String
  let help: String?

  init(_ content: String, _ rule: Rule, _ message: String, help: String? = nil) {
    text = MarkedText(content)
    self.rule = rule
    self.message = message
    self.help = help
  }

  var testDescription: String { text.text }

  private static let opening = "<game xmlns=\"urn:flipbook:game-record\" version=\"1\">"

  static func game(
    _ content: String,
    _ rule: Rule,
    _ message: String,
    help: String? = nil
  ) -> BadContent {
    BadContent(opening + "\n " + content + "\n</game>", rule, message, help: help)
  }

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
      help: "write f5"
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
      "<comment/>⟦<result⟧/>",
      .xmlElementOrder,
      "<result> follows <comment>; it belongs before it"
    ),
    game(
      "<comment/>⟦<comment⟧/>",
      .xmlDuplicateElement,
      "<comment> appears twice; the first one counts"
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
      help: "did you mean computer?"
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

  static let structure = [
    game(
      "<moves>⟦<mvoe at=\"f5\"⟧/></moves>",
      .xmlUnknownElement,
      "unknown element <mvoe>",
      help: "did you mean <move>?"
    ),
    game(
      "⟦<move at=\"f5\"⟧/>",
      .xmlUnknownElement,
      "<move> cannot stand in <game>",
      help:
        "<game> holds <event>, <site>, <round>, <date>, <dark>, <light>, <start>, <moves>, <variation>, <result>, <comment>, "
        + "<tag>"
    ),
    game(
      "<start turn=\"dark\">⟦<rwo⟧>----</rwo><row>-ox-</row><row>-xo-</row><row>----</row></start>",
      .xmlUnknownElement,
      "unknown element <rwo>",
      help: "did you mean <row>?"
    ),
    game(
      "⟦<mvoes⟧><move at=\"f5\"/><move at=\"d6\"/></mvoes><variation ply=\"2\"><pass/></variation>",
      .xmlUnknownElement,
      "unknown element <mvoes>",
      help: "did you mean <moves>?"
    ),
    game("⟦<skipped⟧/>", .xmlUnknownElement, "unknown element <skipped>"),
    game(
      "<event>a⟦<b⟧/></event>",
      .xmlUnknownElement,
      "unknown element <b>",
      help: "<event> holds no elements"
    ),
    game(
      "<moves><move at=\"f5\" ⟦tiem⟧=\"1\"/></moves>",
      .xmlUnknownAttribute,
      "unknown attribute tiem of <move>",
      help: "did you mean time?"
    ),
    BadContent(
      "<games xmlns=\"urn:flipbook:game-record\" version=\"1\"><game ⟦version⟧=\"1\"/></games>",
      .xmlUnknownAttribute,
      "the attribute version belongs to the outermost element only",
      help: "remove it"
    ),
    BadContent(
      "<games xmlns=\"urn:flipbook:game-record\" version=\"1\"><game ⟦versoin⟧=\"1\"/></games>",
      .xmlUnknownAttribute,
      "unknown attribute versoin of <game>",
      help: "<game> has id"
    ),
    game(
      "<event ⟦lang⟧='x>y'/>",
      .xmlUnknownAttribute,
      "unknown attribute lang of <event>",
      help: "<event> has no attributes"
    ),
    game(
      "<dark xmlns:r=\"urn:flipbook:game-record\" ⟦r:name⟧=\"a\"/>",
      .xmlUnknownAttribute,
      "unknown attribute r:name of <dark>",
      help: "attributes of game records have no prefix"
    ),
    game(
      "<site/>⟦<event⟧/>",
      .xmlElementOrder,
      "<event> follows <site>; it belongs before it"
    ),
    game(
      "<moves/>⟦<moves⟧/>",
      .xmlDuplicateElement,
      "<moves> appears twice; the first one counts"
    ),
    game(
      "⟦text &amp; more⟧\n <event/>",
      .xmlStrayText,
      "text cannot stand in <game>",
      help: "write it in a comment of XML, <!-- … -->, or in a <tag>"
    ),
    game("<moves>\n  ⟦大f5⟧<!-- a --></moves>", .xmlStrayText, "text cannot stand in <moves>"),
    game("<moves><![CDATA[  ]]>⟦x⟧</moves>", .xmlStrayText, "text cannot stand in <moves>"),
    game(
      "⟦<event xmlns=\"\"⟧/>",
      .xmlNamespace,
      "<event> is in no namespace",
      help: "leave xmlns=\"\" out"
    ),
    game(
      "⟦<p:event⟧/>",
      .xmlNamespace,
      "Namespace prefix p on event is not defined"
    ),
    game(
      "<date><x:a xmlns:x=\"urn:x\"/>⟦⟧1977</date>",
      .xmlUnknownElement,
      "<x:a> cannot stand in <date>"
    ),
    game(
      "<start ⟦trun⟧=\"dark\" turn=\"dark\"><row>----</row><row>-ox-</row><row>-xo-</row>"
        + "<row>----</row></start>",
      .xmlUnknownAttribute,
      "unknown attribute trun of <start>",
      help: "did you mean turn?"
    ),
    BadContent(
      "<game xmlns=\"urn:flipbook:game-record\" version=\"⟦2⟧\"/>",
      .xmlVersion,
      "version “2” of the format is not known; expected 1"
    ),
    BadContent(
      "⟦<game xmlns=\"urn:flipbook:game-record\"⟧/>",
      .xmlMissingAttribute,
      "<game> needs the attribute version"
    ),
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

@Suite struct `Wrong content is told with its place` {
  @Test(
    arguments: BadContent.values + BadContent.variations + BadContent.structure
      + BadContent.starts
  )
  func `in one block and in bytes`(_ bad: BadContent) throws {
    for blockSize in [1 << 16, 1, 3] {
      let parsed = format.readAll(bad.text.bytes, blockSize: blockSize)
      let finding = try #require(parsed.flatMap(\.diagnostics).first)
      #expect(parsed.count == 1)
      #expect(parsed.flatMap(\.diagnostics).count == 1)
      #expect(finding.rule == bad.rule)
      #expect(finding.message == bad.message)
      if let help = bad.help { #expect(finding.help == help) }
      let place = finding.place
      if let range = bad.text.ranges.first, !range.isEmpty {
        #expect(finding.finding == "\(bad.text.places[0]) \(bad.rule.name)")
        #expect(place.start?.offset == range.lowerBound)
        #expect(place.length == range.count)
      }
    }
  }

  @Test func `moves end at the first that cannot be read`() {
    let text = """
      <moves><move at="f5"/><move at="d6">c</move><move at="z9"/><move at="c3">c</move>
      <pass side="x"/></moves><result dark="2" light="62"/>
      """
    let parsed = format.readAll(single(text))
    #expect(parsed.first?.record?.moves == Move.list("f5d6"))
    #expect(parsed.first?.record?.annotations == [MoveAnnotation(ply: 2, comment: "c")])
    // Only all of them would lead to it.
    #expect(parsed.first?.record?.result == nil)
    #expect(parsed.first?.diagnostics.map(\.place.ply) == [3, nil])
    #expect(parsed.first?.isWhole == false)
  }

  @Test func `a record without its start position is none`() {
    let parsed = format.readAll(
      collection("<game><start turn=\"dark\"/></game>", "<game id=\"2\"/>")
    )
    #expect(parsed.map(\.record) == [nil, GameRecord(id: "2")])
    #expect(parsed.map(\.number) == [1, 2])
  }

  @Test func `findings between games belong to no record, and reading goes on`() {
    let text = collection("<game/>", "<gmae/>", " x ", "<game id=\"2\"/>")
    let parsed = format.readAll(text)
    #expect(parsed.map(\.number) == [1, 0, 0, 2])
    #expect(parsed.map(\.record?.id) == [nil, nil, nil, "2"])
    #expect(parsed[1].diagnostics.first?.help == "did you mean <game>?")
  }

  @Test func `too much of anything is told once`() throws {
    let moves = String(repeating: "<move at=\"f5\"/>", count: Limits.moves + 10)
    #expect(
      format.readAll(single("<moves>\(moves)</moves>")).first?.diagnostics.map(\.rule) == [.tooMany]
    )
    let tags = String(repeating: "<tag name=\"a\"/>", count: Limits.tags + 10)
    #expect(format.readAll(single(tags)).first?.diagnostics.map(\.rule) == [.tooMany])
    let unknown = String(repeating: "<a/>", count: 10_000)
    let findings = try #require(format.readAll(single(unknown + "<site")).first).diagnostics
    #expect(findings.count == 21)
    #expect(findings[19].message == "unknown element <a>, and 9980 more of the kind")
    #expect(findings[20].rule == .xmlSyntax)
    let rows = String(repeating: "<row>----</row>", count: 10_000)
    #expect(
      format.readAll(single("<start turn=\"dark\">\(rows)</start>")).first?.diagnostics.first?.rule
        == .boardSize
    )
  }

  @Test func `long texts are left out and the rest is kept`() {
    let long = String(repeating: "é", count: Limits.textBytes / 2 + 1)
    let parsed = format.readAll(single("<event>\(long)</event><site>a</site>"))
    #expect(parsed.first?.diagnostics.map(\.rule) == [.textTooLong])
    #expect(parsed.first?.record == GameRecord(site: "a"))
    let name = format.readAll(single("<dark name=\"\(long)\"/><light name=\"a\"/>"))
    #expect(name.first?.diagnostics.map(\.rule) == [.textTooLong])
    #expect(name.first?.record?.players.light.name == "a")
  }
}

@Suite struct `What is forgiven` {
  @Test func `other namespaces are skipped with all that they hold`() {
    let text = """
      <r:game xmlns:r="urn:flipbook:game-record" xmlns:x="urn:x" version=" 1 " x:a="1">
        <x:meta><r:event>no</r:event>text</x:meta>
        <r:event x:lang="de">a<x:b>no</x:b>b</r:event>
        <r:date> 1977-05
        </r:date>
        <r:moves><x:y/><r:move at=" f5 " time=" 1 "><!-- no -->c<x:y/><![CDATA[<d>]]></r:move></r:moves>
      </r:game>
      """
    let parsed = format.readAll(text)
    #expect(parsed.flatMap(\.findings) == [])
    var record = GameRecord(event: "ab", date: GameDate("1977-05"), moves: Move.list("f5"))
    record.annotations = [MoveAnnotation(ply: 1, time: 1, comment: "c<d>")]
    #expect(parsed.first?.record == record)
  }

  @Test func `line endings become line feeds, in CDATA too`() {
    let long = String(repeating: "a\r\n", count: 400)
    let normal = long.replacing("\r\n", with: "\n")
    for blockSize in [1 << 16, 1, 2, 3, 64] {
      for text in ["<![CDATA[\(long)]]>", long] {
        let parsed = format.readAll(single("<event>\(text)</event>"), blockSize: blockSize)
        #expect(parsed.first?.record?.event == normal)
      }
    }
  }

  @Test func `a byte order mark is noted with the first record`() {
    let parsed = format.readAll("\u{FEFF}" + collection("<game/>", "<game/>"))
    #expect(parsed.map(\.findings) == [["1:1 byte-order-mark"], []])
    #expect(parsed.first?.isWhole == true)
  }

  @Test(arguments: ["UTF-8", "utf-8", "US-ASCII"])
  func `encodings that are UTF-8`(_ name: String) {
    let parsed = format.readAll("<?xml version='1.0' encoding='\(name)'?>\n" + single(""))
    #expect(parsed.flatMap(\.findings) == [])
    #expect(parsed.count == 1)
  }
}
