import GameRecords
import TestSupport
import Testing
import XMLRecordFormat

/// A document that XML does not allow or that is not a game record, with a mark on what the finding
/// must point at.
struct BadDocument: Sendable, CustomTestStringConvertible {
  let text: MarkedText
  let rule: Rule
  let message: String

  init(_ text: String, _ rule: Rule, _ message: String) {
    self.text = MarkedText(text)
    self.rule = rule
    self.message = message
  }

  var testDescription: String { text.text }

  private static let opening = "<game xmlns=\"urn:flipbook:game-record\" version=\"1\">"

  static let all = [
    BadDocument("⟦⟧", .noRecord, "the input is empty"),
    BadDocument(" \n⟦⟧", .noRecord, "the input contains only white space"),
    BadDocument(
      "<?xml version=\"1.0\"?>\n<!-- a -->⟦⟧",
      .noRecord,
      "the input has no complete XML element"
    ),
    BadDocument(
      "<games xmlns=\"urn:flipbook:game-record\" version=\"1\"/>⟦⟧",
      .noRecord,
      "the input contains no record"
    ),
    BadDocument("\n⟦⟧a", .xmlSyntax, "this is not XML: expected <; reading stops here"),
    BadDocument(
      "⟦⟧(;GM[Othello];) <a>",
      .xmlSyntax,
      "this is not XML: expected <; reading stops here"
    ),
    BadDocument(
      "⟦<html⟧></html>",
      .xmlNamespace,
      "<html> is in no namespace; this is not a game record"
    ),
    BadDocument(
      "⟦<x:game xmlns:x=\"urn:x\"⟧/>",
      .xmlNamespace,
      "<x:game> is in the namespace “urn:x”; this is not a game record"
    ),
    BadDocument(
      "⟦<move xmlns=\"urn:flipbook:game-record\"⟧/>",
      .xmlUnknownElement,
      "the outermost element is <move>; expected <game> or <games>"
    ),
    BadDocument(
      opening + "\n <moves>\n⟦</game>⟧",
      .xmlSyntax,
      "</game> does not end <moves>, which begins at line 2; reading stops here"
    ),
    BadDocument(
      opening + "\n\n <moves>\n  <move at=\"f5\"/>⟦⟧",
      .xmlSyntax,
      "the input ends within <moves>, which begins at line 3"
    ),
    BadDocument(
      opening + "\n<moves><move at=\"f⟦⟧",
      .xmlSyntax,
      "the input ends within <moves>, which begins at line 2"
    ),
    BadDocument(
      opening + "\n<moves><mov⟦⟧",
      .xmlSyntax,
      "the input ends within <mov>, which begins at line 2"
    ),
    BadDocument(
      opening + "\n<moves><move⟦⟧",
      .xmlSyntax,
      "the input ends within <move>, which begins at line 2"
    ),
    BadDocument(
      opening + "<dark name=\"A\"⟦⟧B\"/></game>",
      .xmlSyntax,
      "a space or the end of the tag is missing after an attribute's value; reading stops here"
    ),
    BadDocument(
      opening + "<!-- a ⟦⟧-- b --></game>",
      .xmlSyntax,
      "-- is not allowed in a comment; reading stops here"
    ),
    BadDocument(
      opening + "\n<event>Meij⟦⟧",
      .xmlSyntax,
      "the input ends within <event>, which begins at line 2"
    ),
    BadDocument(
      opening + "<event>R⟦&⟧ D</event></game>",
      .xmlSyntax,
      "this & does not begin a reference; reading stops here"
    ),
    BadDocument(
      opening + "<event>R⟦&D⟧ &amp; E</event></game>",
      .xmlSyntax,
      "this & does not begin a reference; reading stops here"
    ),
    BadDocument(
      opening + "<event a=\"R ⟦&⟧ D\"/></game>",
      .xmlSyntax,
      "this & does not begin a reference; reading stops here"
    ),
    BadDocument(
      opening + "<event>a⟦<⟧</event></game>",
      .xmlSyntax,
      "this < does not begin a tag; reading stops here"
    ),
    BadDocument(
      opening + "<event>a ⟦<⟧ b</event></game>",
      .xmlSyntax,
      "this < does not begin a tag; reading stops here"
    ),
    BadDocument(
      opening + "<event>a ⟦<⟧- b</event></game>",
      .xmlSyntax,
      "this < does not begin a tag; reading stops here"
    ),
    BadDocument(
      opening + "<⟦1a⟧/></game>",
      .xmlSyntax,
      "“1a” is not the name of an element; reading stops here"
    ),
    BadDocument(
      opening + "<event ⟦1a⟧=\"b\"/></game>",
      .xmlSyntax,
      "“1a” is not the name of an attribute; reading stops here"
    ),
    BadDocument(
      opening + "<event a=\"b\" ⟦&b;⟧/></game>",
      .xmlSyntax,
      "“&b;” is not the name of an attribute; reading stops here"
    ),
    BadDocument(
      opening + "<event ⟦=⟧\"b\"/></game>",
      .xmlSyntax,
      "“=” is not the name of an attribute; reading stops here"
    ),
    BadDocument(
      opening + "<event>a ⟦&nbsp;⟧</event></game>",
      .xmlSyntax,
      "the entity &nbsp; is not defined; reading stops here"
    ),
    BadDocument(
      opening + "<event>a &amp; b ⟦&eacute;⟧ b</event></game>",
      .xmlSyntax,
      "the entity &eacute; is not defined; reading stops here"
    ),
    BadDocument(
      opening + "<event a=\"&lt;⟦&nbsp;⟧x\"/></game>",
      .xmlSyntax,
      "the entity &nbsp; is not defined; reading stops here"
    ),
    BadDocument(
      opening + "<event>⟦&#xD800;⟧ b",
      .xmlSyntax,
      "a reference to a character that XML does not allow; reading stops here"
    ),
    BadDocument(
      opening + "<event>⟦&#0;⟧</event></game>",
      .xmlSyntax,
      "a reference to a character that XML does not allow; reading stops here"
    ),
    BadDocument(
      opening + "<event>&#233;⟦⟧\u{1}</event></game>",
      .xmlSyntax,
      "a character that XML does not allow; reading stops here"
    ),
    BadDocument(
      opening + "<event>⟦&#x⟧ZZ; b</event></game>",
      .xmlSyntax,
      "a character reference without its number or its ;; reading stops here"
    ),
    BadDocument(
      opening + "<event>a ]⟦]]>⟧ b</event></game>",
      .xmlSyntax,
      "]]> is not allowed in text; reading stops here"
    ),
    BadDocument(
      opening + "<moves><move at=\"f5\" ⟦at⟧=\"f5\"/></moves></game>",
      .xmlSyntax,
      "the attribute at appears twice; reading stops here"
    ),
    BadDocument(
      opening + "<event a='1' b='2' ⟦a⟧='3' a='4'></event></game>",
      .xmlSyntax,
      "the attribute a appears twice; reading stops here"
    ),
    BadDocument(
      opening + "<event xmlns:x='x:a' x:a='2' a='3' ⟦x:a⟧ = '4'/></game>",
      .xmlSyntax,
      "the attribute x:a appears twice; reading stops here"
    ),
    BadDocument(
      opening + "<event xmlns:x='u' ⟦xmlns:x⟧='u'/></game>",
      .xmlSyntax,
      "the attribute xmlns:x appears twice; reading stops here"
    ),
    BadDocument(
      opening + "\n⟦<?xml⟧ version='1.0'?>\n</game>",
      .xmlSyntax,
      "the XML declaration must be at the very beginning of the file; reading stops here"
    ),
    BadDocument(
      opening + "</game>⟦⟧<game/>",
      .xmlSyntax,
      "another element follows the end of the outermost element; reading stops here"
    ),
    BadDocument(
      opening + "</game>\n⟦⟧</game>",
      .xmlSyntax,
      "an end tag follows the end of the outermost element; reading stops here"
    ),
    BadDocument(
      opening + "</game> ⟦⟧a",
      .xmlSyntax,
      "text follows the end of the outermost element; reading stops here"
    ),
    BadDocument(
      opening + "</game> ⟦⟧<![CDATA[a]]>",
      .xmlSyntax,
      "a CDATA section follows the end of the outermost element; reading stops here"
    ),
    BadDocument(
      opening + "</game> ⟦⟧<!DOCTYPE a>",
      .xmlSyntax,
      "a declaration follows the end of the outermost element; reading stops here"
    ),
    BadDocument(
      opening + "</game>\n<!-- a⟦⟧",
      .xmlSyntax,
      "the comment does not end; expected -->"
    ),
  ]
}

@Suite struct `Errors that end reading` {
  @Test(arguments: BadDocument.all) func `are reported in place`(_ bad: BadDocument) throws {
    for blockSize in [1 << 16, 1, 2, 3, 7] {
      let parsed = format.readAll(bad.text.bytes, blockSize: blockSize)
      let finding = try #require(parsed.last?.findings.last)
      #expect(parsed.flatMap(\.findings).count == 1)
      #expect(parsed.last?.reversi == nil)
      #expect(finding.rule == bad.rule)
      #expect(finding.message == bad.message)
      #expect(finding.placedRule == "\(bad.text.places[0]) \(bad.rule.name)")
      #expect(finding.place.length == bad.text.ranges[0].count)
    }
  }

  @Test func `everything before the error is handed over first`() {
    let text =
      "<games xmlns=\"urn:flipbook:game-record\" version=\"1\">\n<game id=\"1\"/>"
      + "<game id=\"2\"/>\n<game id=\"3\"><moves></game>"
    for blockSize in [1 << 16, 1, 7] {
      let parsed = format.readAll(text, blockSize: blockSize)
      #expect(parsed.map(\.number) == [1, 2, 3])
      #expect(parsed.map(\.reversi?.id) == ["1", "2", nil])
      #expect(parsed.map(\.isWhole) == [true, true, false])
    }
  }

  @Test(
    arguments: [
      ("<event>a<</event>", "write &lt; for the character <"),
      ("<event>R& D</event>", "write &amp; for the character &"),
      ("<1a/>", "names begin with a letter or _; write &lt; for the character <"),
      ("<event 1a=''/>", "names begin with a letter or _"),
      ("</game><game/>", "a document has one outermost element; put several games into <games>"),
    ]
  ) func `get help that fits`(_ content: String, _ help: String) {
    #expect(format.readAll(single(content)).last?.findings.map(\.help) == [help])
  }

  @Test func `a control character`() {
    let parsed = format.readAll(single("<event>a\u{1}b</event>"))
    #expect(
      parsed.first?.findings.map(\.message) == [
        "a character that XML does not allow; reading stops here"
      ]
    )
  }

  @Test func `reading stops when the receiver says so`() {
    let more = String(repeating: "<game id=\"3\"/>", count: 100)
    let text = collection("<game id=\"1\"/>", "<game id=\"2\"/>", more)
    var reader = format.makeReader(source: "test", ReadingOptions())
    var ids: [String?] = []
    let control = reader.read(Array(text.utf8)[...]) { slice in
      ids.append(slice.parsed().reversi?.id)
      return ids.count == 2 ? .stop : .proceed
    }
    #expect(control == .stop)
    #expect(ids == ["1", "2"])
    #expect(reader.finish { _ in .proceed } == .stop)
  }
}

@Suite struct `Encodings` {
  @Test(arguments: ["ISO-8859-1", "UTF-16", "Shift_JIS", "EBCDIC-CP-US"])
  func `other than UTF-8 are refused by name`(_ name: String) {
    for blockSize in [1 << 16, 1] {
      let text = "<?xml version=\"1.0\" encoding=\"\(name)\"?>\n" + single("<event>é</event>")
      let parsed = format.readAll(text, blockSize: blockSize)
      #expect(parsed.map(\.placedRules) == [["1:31 encoding"]])
      #expect(
        parsed.first?.findings.first?.message
          == "the encoding is declared to be “\(name)”; only UTF-8 is read"
      )
    }
  }

  @Test func `UTF-16 and UTF-32 in either order, with a mark and without`() {
    let text = "<?xml version=\"1.0\"?>" + single("")
    var wide: [[UInt8]] = []
    for unit in [2, 4] {
      let little = text.utf8.flatMap { [$0] + [UInt8](repeating: 0, count: unit - 1) }
      let big = text.utf8.flatMap { [UInt8](repeating: 0, count: unit - 1) + [$0] }
      wide += [little, big, [0xFF, 0xFE] + little, [0xFE, 0xFF] + big]
    }
    for bytes in wide {
      for blockSize in [1 << 16, 1] {
        let parsed = format.readAll(bytes, blockSize: blockSize)
        #expect(parsed.flatMap(\.findings).map(\.rule) == [.encoding])
      }
    }
  }

  @Test(
    arguments: [
      [0xE9], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE3, 0x81], [0x80],
      [0xE0, 0x80, 0x80], [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80],
    ] as [[UInt8]]
  )
  func `bytes that are not UTF-8 are reported where they are`(_ bytes: [UInt8]) {
    let text =
      Array("<games xmlns=\"urn:flipbook:game-record\" version=\"1\"><game/>\n<game><event>大".utf8)
      + bytes + Array("</event></game></games>".utf8)
    for blockSize in [1 << 16, 1, 2, 3] {
      let parsed = format.readAll(text, blockSize: blockSize)
      #expect(parsed.map(\.placedRules) == [[], ["2:15 encoding"]])
    }
    let cut = format.readAll(Array(text.prefix(text.count - 23)))
    #expect(cut.last?.placedRules == ["2:15 encoding"])
  }
}
