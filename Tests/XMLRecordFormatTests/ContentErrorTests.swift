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

  private static func game(
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

  static let variations = [
    game(
      "⟦<variation⟧><pass/></variation>",
      .xmlMissingAttribute,
      "<variation> needs the attribute ply"
    ),
    game(
      "<variation ply=\"⟦2⟧\"><pass/></variation>",
      .xmlValue,
      "ply is “2”; expected 1, where the line ends"
    ),
    game(
      "<moves><move at=\"f5\"/></moves><variation ply=\"⟦0⟧\"><pass/></variation>",
      .xmlValue,
      "ply is “0”; expected a move of the line, from 1 to 2"
    ),
    game(
      "<moves><move at=\"f5\"/></moves><variation ply=\"⟦3⟧\"><pass/></variation>",
      .xmlValue,
      "ply is “3”; expected a move of the line, from 1 to 2"
    ),
    game(
      "<variation ply=\"⟦1.0⟧\"><pass/></variation>",
      .xmlValue,
      "ply is “1.0”; expected 1, where the line ends"
    ),
    game(
      "<variation ply=\"1\"><pass/><variation ply=\"⟦3⟧\"><pass/></variation></variation>",
      .xmlValue,
      "ply is “3”; expected a move of the line, from 1 to 2"
    ),
    game("⟦<variation ply=\"1\"⟧/>", .xmlValue, "<variation> has no moves"),
    game(
      "<moves><pass/></moves><variation ply=\"2\"><pass/></variation>\n"
        + "<variation ply=\"⟦1⟧\"><pass/></variation>",
      .xmlElementOrder,
      "a variation at ply 1 follows one at ply 2; it belongs before it"
    ),
    game(
      "<variation ply=\"1\"><pass/><variation ply=\"1\"><pass/></variation>⟦<pass⟧/></variation>",
      .xmlElementOrder,
      "<pass> follows <variation>; it belongs before it"
    ),
    game(
      "<variation ply=\"1\"><pass/></variation>⟦<moves⟧/>",
      .xmlElementOrder,
      "<moves> follows <variation>; it belongs before it"
    ),
    game(
      "<moves>⟦<variation ply=\"1\"⟧/></moves>",
      .xmlUnknownElement,
      "<variation> cannot stand in <moves>"
    ),
    game(
      "<variation ply=\"1\"><pass/>⟦<mvoe⟧/></variation>",
      .xmlUnknownElement,
      "unknown element <mvoe>",
      help: "did you mean <move>?"
    ),
    game(
      "<variation ply=\"1\" ⟦move⟧=\"1\"><pass/></variation>",
      .xmlUnknownAttribute,
      "unknown attribute move of <variation>",
      help: "<variation> has ply"
    ),
    game(
      "<variation ply=\"1\">⟦f5⟧<pass/></variation>",
      .xmlStrayText,
      "text cannot stand in <variation>"
    ),
    game(
      "<variation ply=\"1\"><move at=\"⟦f17⟧\"/></variation>",
      .xmlValue,
      "at is “f17”; expected a square such as f5"
    ),
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
      "⟦text &amp; more⟧<event/>",
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
      <pass side="x"/></moves>
      """
    let parsed = format.readAll(single(text))
    #expect(parsed.first?.record?.moves == Move.list("f5d6"))
    #expect(parsed.first?.record?.annotations == [MoveAnnotation(ply: 2, comment: "c")])
    #expect(parsed.first?.diagnostics.map(\.place.ply) == [3, nil])
    #expect(parsed.first?.isWhole == false)
  }

  @Test func `variations end at the first move that cannot be read, like the moves`() {
    let text = """
      <moves><move at="f5"/><move at="x"/><move at="d6"/></moves>
      <variation ply="2"><move at="f6"/></variation>
      <variation ply="3"><move at="c3"/></variation>
      <variation ply="4"><move at="c3"/><move at="y"/></variation>
      """
    let parsed = format.readAll(single(text))
    #expect(parsed.first?.record?.moves == Move.list("f5"))
    #expect(parsed.first?.record?.variations == [Variation(ply: 2, moves: Move.list("f6"))])
    #expect(parsed.first?.diagnostics.map(\.place.ply) == [2, nil])
    let inner = """
      <variation ply="1"><move at="d3"/><move at="y"/><move at="c3"/><variation ply="4"><move
        at="c3"/></variation></variation><result margin="2"/>
      """
    let record = format.readAll(single(inner)).first?.record
    #expect(record?.variations == [Variation(ply: 1, moves: Move.list("d3"))])
    #expect(record?.result?.margin == 2)
  }

  @Test func `what is said about moves of variations belongs to them`() {
    let text = """
      <moves><move at="f5">a</move></moves>
      <variation ply="1"><pass glyphs=" 1  255 "/><move at="d3">b</move><variation ply="3"><pass
        time="1">c</pass></variation></variation>
      <comment> d<![CDATA[e]]></comment>
      """
    var record = GameRecord(moves: Move.list("f5"), comment: " de")
    record.annotations = [MoveAnnotation(ply: 1, comment: "a")]
    let inner = Variation(
      ply: 3,
      moves: [.pass],
      annotations: [MoveAnnotation(ply: 1, time: 1, comment: "c")]
    )
    record.variations = [
      Variation(
        ply: 1,
        moves: Move.list("--d3"),
        annotations: [
          MoveAnnotation(ply: 1, glyphs: [1, 255]), MoveAnnotation(ply: 2, comment: "b"),
        ],
        variations: [inner]
      )
    ]
    for blockSize in [1 << 16, 1, 7] {
      let parsed = format.readAll(single(text), blockSize: blockSize)
      #expect(parsed.flatMap(\.findings) == [])
      #expect(parsed.map(\.record) == [record])
      #expect(parsed.first?.record?.origin?.moves.count == 1)
    }
  }

  @Test func `the moves of all lines are counted together`() {
    func text(_ counts: [Int]) -> String {
      let lines = counts.map { String(repeating: "<move at=\"f5\"/>", count: $0) }
      let variations = lines.dropFirst().map { "<variation ply=\"1\">\($0)</variation>" }
      return single("<moves>\(lines[0])</moves>\(variations.joined())")
    }
    #expect(format.readAll(text([600, 300, 100])).flatMap(\.findings) == [])
    let tooMany = format.readAll(text([600, 300, 101, 1]))
    #expect(tooMany.flatMap(\.diagnostics).map(\.rule) == [.tooMany])
    #expect(tooMany.first?.record?.variations.map(\.moves.count) == [300, 100])
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

  @Test func `too much of anything is told once`() {
    let moves = String(repeating: "<move at=\"f5\"/>", count: Limits.moves + 10)
    #expect(
      format.readAll(single("<moves>\(moves)</moves>")).first?.diagnostics.map(\.rule) == [.tooMany]
    )
    let tags = String(repeating: "<tag name=\"a\"/>", count: Limits.tags + 10)
    #expect(format.readAll(single(tags)).first?.diagnostics.map(\.rule) == [.tooMany])
    let unknown = String(repeating: "<a/>", count: 10_000)
    let findings = format.readAll(single(unknown)).first?.diagnostics.map(\.rule)
    #expect(findings?.count == 101)
    #expect(findings?.last == .tooMany)
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
