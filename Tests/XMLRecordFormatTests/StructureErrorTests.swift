import GameRecords
import TestSupport
import Testing
import XMLRecordFormat

extension BadContent {
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
      "<move> is not allowed in <game>",
      help:
        "<game> can contain <event>, <site>, <round>, <date>, <opening>, <dark>, <light>, <start>, <moves>, <variation>, <session>, <result>, "
        + "<comment>, <tag>"
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
      help: "<event> contains no elements"
    ),
    game(
      "<moves><move at=\"f5\" ⟦tiem⟧=\"1\"/></moves>",
      .xmlUnknownAttribute,
      "unknown attribute tiem of <move>",
      help: "did you mean “time”?"
    ),
    BadContent(
      "<games xmlns=\"urn:flipbook:game-record\" version=\"1\"><game ⟦version⟧=\"1\"/></games>",
      .xmlUnknownAttribute,
      "only the outermost element can have the attribute version",
      help: "remove it"
    ),
    BadContent(
      "<games xmlns=\"urn:flipbook:game-record\" version=\"1\"><game ⟦versoin⟧=\"1\"/></games>",
      .xmlUnknownAttribute,
      "unknown attribute versoin of <game>",
      help: "<game> has id, marks"
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
      "<event> must come before <site>"
    ),
    game(
      "<moves/>⟦<moves⟧/>",
      .xmlDuplicateElement,
      "<moves> appears twice; the first one counts"
    ),
    game(
      "<comment/>⟦<result⟧/>",
      .xmlElementOrder,
      "<result> must come before <comment>"
    ),
    game(
      "<comment/>⟦<comment⟧/>",
      .xmlDuplicateElement,
      "<comment> appears twice; the first one counts"
    ),
    game(
      "⟦text &amp; more⟧\n <event/>",
      .xmlStrayText,
      "text is not allowed in <game>",
      help: "write it in an XML comment, <!-- … -->, or in a <tag>"
    ),
    game("<moves>\n  ⟦大f5⟧<!-- a --></moves>", .xmlStrayText, "text is not allowed in <moves>"),
    game("<moves><![CDATA[  ]]>⟦x⟧</moves>", .xmlStrayText, "text is not allowed in <moves>"),
    game(
      "⟦<event xmlns=\"\"⟧/>",
      .xmlNamespace,
      "<event> is in no namespace",
      help: "remove xmlns=\"\""
    ),
    game(
      "⟦<p:event⟧/>",
      .xmlNamespace,
      "Namespace prefix p on event is not defined"
    ),
    game(
      "<date><x:a xmlns:x=\"urn:x\"/>⟦⟧1977</date>",
      .xmlUnknownElement,
      "<x:a> is not allowed in <date>"
    ),
    game(
      "<start ⟦trun⟧=\"dark\" turn=\"dark\"><row>----</row><row>-ox-</row><row>-xo-</row>"
        + "<row>----</row></start>",
      .xmlUnknownAttribute,
      "unknown attribute trun of <start>",
      help: "did you mean “turn”?"
    ),
    BadContent(
      "<game xmlns=\"urn:flipbook:game-record\" version=\"⟦2⟧\"/>",
      .xmlVersion,
      "unknown version “2” of the format; expected 1"
    ),
    BadContent(
      "⟦<game xmlns=\"urn:flipbook:game-record\"⟧/>",
      .xmlMissingAttribute,
      "<game> needs the attribute version"
    ),
  ]
}

@Suite struct `Wrong structure in XML` {
  @Test(arguments: BadContent.structure)
  func `is reported with its place, in one block and byte by byte`(_ bad: BadContent) throws {
    try bad.check()
  }

  @Test func `findings between games belong to no record, and reading continues`() {
    let text = collection("<game/>", "<gmae/>", " x ", "<game id=\"2\"/>")
    let parsed = format.readAll(text)
    #expect(parsed.map(\.number) == [1, 0, 0, 2])
    #expect(parsed.map(\.reversi?.id) == [nil, nil, nil, "2"])
    #expect(parsed[1].findings.first?.help == "did you mean <game>?")
  }

  @Test func `too much of anything is reported once`() throws {
    let moves = String(repeating: "<move at=\"f5\"/>", count: Limits.moves + 10)
    #expect(
      format.readAll(single("<moves>\(moves)</moves>")).first?.findings.map(\.rule) == [.tooMany]
    )
    let tags = String(repeating: "<tag name=\"a\"/>", count: Limits.tags + 10)
    #expect(format.readAll(single(tags)).first?.findings.map(\.rule) == [.tooMany])
    let unknown = String(repeating: "<a/>", count: 10_000)
    let findings = try #require(format.readAll(single(unknown + "<site")).first).findings
    #expect(findings.count == 21)
    #expect(findings[19].message == "unknown element <a>, and 9980 more like this")
    #expect(findings[20].rule == .xmlSyntax)
    let rows = String(repeating: "<row>----</row>", count: 10_000)
    #expect(
      format.readAll(single("<start turn=\"dark\">\(rows)</start>")).first?.findings.first?.rule
        == .boardSize
    )
  }
}
