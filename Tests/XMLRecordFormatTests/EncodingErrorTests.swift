import GameRecords
import TestSupport
import Testing
import XMLRecordFormat

/// A document that is not UTF-8 at a `¤`, with a mark on what ends reading.
struct MisencodedDocument: Sendable, CustomTestStringConvertible {
  let text: MarkedText
  let rule: Rule

  init(_ content: String, _ rule: Rule) {
    text = MarkedText("<games xmlns=\"urn:flipbook:game-record\" version=\"1\"><game>" + content)
    self.rule = rule
  }

  var testDescription: String { text.text }

  var bytes: [UInt8] {
    let parts = text.bytes.split(separator: "¤".utf8, omittingEmptySubsequences: false)
    return Array(parts.joined(separator: [0xA4]))
  }

  private static let long = String(repeating: "a", count: 400)

  /// The parser waits for the end of a tag and looks again when there is a `>`; it takes as much of
  /// a long text as has arrived, and waits for the end of a short one.
  static let errorsBefore = [
    MisencodedDocument("<moves><move at=\"i7/>\n⟦⟧<move at=\"h8\" si¤de=\"light\"/>", .xmlSyntax),
    MisencodedDocument(
      "<session><mode ply=⟦⟧^0\" mode=\"manual\"/>\n<mode ti¤=\"1\"/>",
      .xmlSyntax
    ),
    MisencodedDocument("<moves><move at=\"c4⟦⟧\u{7}/>\n<move at=\"d1\">a</move><a ¤", .xmlSyntax),
    MisencodedDocument("<event>\(long)>a⟦⟧\u{1}a¤</event>", .xmlSyntax),
    MisencodedDocument("<event>a > ⟦⟧\u{1}¤</event>", .xmlSyntax),
    MisencodedDocument("<event>R ⟦&⟧ D¤</event>", .xmlSyntax),
    MisencodedDocument("<event>⟦&b;⟧¤</event>", .xmlSyntax),
    MisencodedDocument("<event>⟦&#1;⟧¤</event>", .xmlSyntax),
    MisencodedDocument("<moves>⟦</game>⟧¤", .xmlSyntax),
    MisencodedDocument("<⟦1a⟧ ¤/>", .xmlSyntax),
    MisencodedDocument("</game></games>⟦⟧a¤", .xmlSyntax),
  ]

  static let nothingBefore = [
    MisencodedDocument("<event>R &am⟦¤⟧p; D</event>", .encoding),
    MisencodedDocument("<event>R &⟦¤⟧</event>", .encoding),
    MisencodedDocument("<event>&#x2⟦¤⟧</event>", .encoding),
    MisencodedDocument("<event>\(long)>a⟦¤⟧</event>", .encoding),
    MisencodedDocument("<event>a⟦¤⟧</event>\u{1}", .encoding),
    MisencodedDocument("<moves><move at=\"f5>⟦¤⟧\"/>", .encoding),
    MisencodedDocument("<moves><move at=\"f5\"⟦¤⟧/>", .encoding),
    MisencodedDocument("<moves><move a=\"\" at=\"\"⟦¤⟧/>", .encoding),
    MisencodedDocument("<moves><move ⟦¤⟧/>", .encoding),
    MisencodedDocument("<moves><mov⟦¤⟧/>", .encoding),
    MisencodedDocument("<x:moves ⟦¤⟧xmlns:x=\"u\"/>", .encoding),
    MisencodedDocument("<⟦¤⟧", .encoding),
    MisencodedDocument("<moves></mo⟦¤⟧", .encoding),
    MisencodedDocument("<moves></⟦¤⟧", .encoding),
    MisencodedDocument("<!-- a > ⟦¤⟧ -->", .encoding),
    MisencodedDocument("<?a > ⟦¤⟧?>", .encoding),
    MisencodedDocument("<![CDA⟦¤⟧TA[", .encoding),
    MisencodedDocument("<![CDATA[ > ⟦¤⟧]]>", .encoding),
    MisencodedDocument("<event><![CDATA[\(long)>⟦¤⟧]]></event>", .encoding),
    MisencodedDocument("</game></games><!-- > ⟦¤⟧", .encoding),
    MisencodedDocument("</game></games>⟦¤⟧", .encoding),
  ]
}

@Suite struct `Bytes that are not UTF-8` {
  @Test(arguments: MisencodedDocument.errorsBefore + MisencodedDocument.nothingBefore)
  func `end reading unless an earlier error does`(_ document: MisencodedDocument) {
    for blockSize in [1 << 16, 1, 2, 3, 7] {
      let parsed = format.readAll(document.bytes, blockSize: blockSize)
      let findings = parsed.flatMap(\.findings)
      #expect(findings.map(\.placedRule) == ["\(document.text.places[0]) \(document.rule.name)"])
      #expect(parsed.last?.hasRecord == false)
    }
  }

  @Test(
    arguments: [
      [0xFF, 0xFE], [0x80, 0, 0, 0], [0x3C, 0xFF, 0, 0], [0xFF], [0xE3], [0x3C, 0xE3],
      [0xE3, 0x41],
      Array("<?xml version='1.0' encoding='Big5' a='".utf8) + [0xA4, 0x40] + Array("'?>".utf8),
      Array("<?xml a='>' encoding='Big5'?><a>".utf8) + [0xA4, 0x40],
      Array("<a>\0".utf8) + [0xA4],
    ] as [[UInt8]]
  )
  func `among the first ones are reported alike in every block size`(_ bytes: [UInt8]) {
    let whole = format.readAll(bytes)
    #expect(whole.flatMap(\.findings).count == 1)
    for blockSize in 1...4 {
      #expect(format.readAll(bytes, blockSize: blockSize).map(\.summary) == whole.map(\.summary))
    }
  }
}
