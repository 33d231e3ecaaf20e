import GameRecords
import ReversiRules
import TestSupport
import Testing

@testable import RecordFormats
@testable import XMLRecordFormat

@Suite(.waits) struct PictureTests {
  private static let format = PictureFormat()

  /// An SVG picture with records.
  private static func svg(_ records: String..., title: String = "t") -> String {
    let elements = records.map { "<metadata id=\"flipbook-record\">\($0)</metadata>" }
    return "<svg xmlns=\"http://www.w3.org/2000/svg\"><title>\(title)</title>"
      + elements.joined() + "<rect width=\"8\" height=\"8\"/></svg>\n"
  }

  /// An HTML page with records.
  private static func html(_ records: String...) -> String {
    let elements = records.map {
      "<script type=\"application/json\" id=\"flipbook-record\">\($0)</script>\n"
    }
    return "<!DOCTYPE html>\n<html><title>t</title>" + elements.joined() + "<p>x</p></html>\n"
  }

  private func read(_ text: String, block: Int = .max) -> [ParsedRecord] {
    Self.format.readAll(text, blockSize: block)
  }

  @Test(arguments: 1...40)
  func `every record is read back from a picture as it was`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let records = (0..<5).map { _ in ReversiRecord.random(using: &generator) }
    let texts = try records.map { try #require(EmbeddedRecord.text(of: $0, games: .reversi)) }
    for text in texts { #expect(!text.contains { "<>&\n".contains($0) }) }
    let pictures = texts.map { Self.svg($0) }.joined() + texts.map { Self.html($0) }.joined()
    for block in [Int.max, 100] {
      let parsed = read(pictures, block: block)
      #expect(parsed.map(\.reversi) == (records + records).map { $0 })
      #expect(parsed.flatMap(\.findings) == [])
      #expect(parsed.map(\.number) == Array(1...10))
    }
  }

  @Test(.needs(.xmllint))
  func `a picture with hostile texts is well-formed`() throws {
    let xmllint = try Tool.xmllint.program
    var record = ReversiRecord()
    let hostile = [
      "</metadata></svg>", "]]>", "<!--", "&amp;&bad;", "\u{1}\u{1B}[2J\u{7F}\u{85}\u{2028}",
      "\u{FFFE}\u{FFFF}", "\"\\'", "\u{202E}x", String(repeating: "e\u{301}", count: 5_000),
    ]
    for name in hostile {
      record.players.dark.name = name
      let picture = Self.svg(try #require(EmbeddedRecord.text(of: record, games: .reversi)))
      let run = try xmllint.run(["--noout", "-"], input: Array(picture.utf8))
      #expect(run.status == 0, "\(name.debugDescription.prefix(40)): \(run.errors)")
      #expect(read(picture).map { $0.reversi?.players.dark.name } == [name])
    }
  }

  static let spellings = [
    "<metadata id='flipbook-record'>§</metadata>",
    "<metadata\n  id = \"flipbook-record\"\n>\n§\n</metadata>",
    "<svg:metadata xmlns:x=\"y\" id=\"flipbook-record\" x:z=\"0\">§</svg:metadata>",
    "<!-- flipbook-record --><p id=\"flipbook-record\"></p><metadata id=\"flipbook-record\">§</metadata>",
    "<a href=\"#flipbook-record\">x</a><script id=\"flipbook-record\">§</script>",
    "<metadata title=\"a>b\" id='flipbook-record'>§</metadata>",
    "<metadata xml:id=\"a\" id=\"flipbook&#45;record\">§</metadata>",
    "<metadata id=\"flipbook-record-3fa9\">§</metadata>",
    "<metadata id=\"flipbook-record\"><![CDATA[§]]></metadata>",
    "<metadata id=\"flipbook-record\">§<x:y id=\"flipbook-record\">{}</x:y>\n</metadata>",
    "<metadata id=\"flipbook-record\"><!-- {} -->§<?x {}?></metadata>",
    // None of these is the element of a record.
    "<!-- <metadata id=\"flipbook-record\">{}</metadata> --><metadata id=\"flipbook-record\">§</metadata>",
    "<a b='<metadata id=\"flipbook-record\">'/><metadata id=\"flipbook-record\">§</metadata>"
      .replacing("='<", with: "='&lt;"),
    "<metadata id=\"flipbook-record2\">{}</metadata><metadata id=\"flipbook-record\">§</metadata>",
    "<metadata x:id=\"flipbook-record\">{}</metadata><metadata id=\"flipbook-record\">§</metadata>",
    "<metadata2 id=\"flipbook-record\">{}</metadata2><metadata id=\"flipbook-record\">§</metadata>",
    "<![CDATA[<metadata id=\"flipbook-record\">]]><metadata id=\"flipbook-record\">§</metadata>",
  ]

  @Test(arguments: spellings)
  func `programs may have tidied the picture`(spelling: String) {
    let text = "<svg>" + spelling.replacing("§", with: "{\"moves\": [\"f5\"]}") + "</svg>"
    for block in [Int.max, 1] {
      let parsed = read(text, block: block)
      #expect(parsed.map { $0.reversi?.moves } == [Move.list("f5")])
      #expect(parsed.flatMap(\.findings) == [])
    }
  }

  @Test func `findings point into the picture`() {
    let text = MarkedText(
      "<svg>\n<metadata id=\"flipbook-record\">{\"moves\": [\"f5\", \"⟦z9⟧\"]}</metadata></svg>"
    )
    let findings = read(text.text).flatMap(\.findings)
    #expect(findings.map { $0.place.start?.offset } == text.ranges.map(\.lowerBound))
    #expect(findings.map { $0.place.start?.line } == [2])
    #expect(findings.map(\.place.length) == [2])
  }

  @Test(arguments: [
    ("⟦⟧<svg/>", ["picture-record"]), ("⟦⟧<html>flipbook-record</html>", ["picture-record"]),
    ("<svg>⟦<metadata id=\"flipbook-record\"/>⟧</svg>", ["picture-record"]),
    (
      "<svg>⟦<metadata id=\"flipbook-record\"> <x/></metadata>⟧</svg>".replacing(
        "> <x/></metadata>⟧",
        with: ">⟧ <x/></metadata>"
      ), ["picture-record"]
    ),
    ("<svg><metadata id=\"flipbook-record\"⟦⟧", ["picture-record"]),
    ("<svg><metadata id=\"flipbook-record\">{}</metadata><rect⟦⟧", ["picture-cut"]),
    ("<svg><metadata id=\"flipbook-record\">{}</metadata></svg⟦⟧", ["picture-cut"]),
    ("<html><script id=\"flipbook-record\">{}</script><p title=\"⟦⟧", ["picture-cut"]),
    ("<html><script id=\"flipbook-record\">{}</script><script>x⟦⟧", ["picture-cut"]),
    ("<html><script id=\"flipbook-record\">{}</script><div>x⟦⟧", ["picture-cut"]),
    ("<html><script id=\"flipbook-record\">{}⟦⟧", ["picture-cut"]),
    ("<html><script id=\"flipbook-record\">{}</script><p>x", []),
    ("<html><script id=\"flipbook-record\">{}</script><div>x</html>", []),
    ("<html><div>⟦⟧", ["picture-record"]),
    ("<svg>⟦<⟧<<", ["xml-syntax"]),
    ("<svg><metadata id=\"flipbook-record\">{\"moves\": []}⟦⟧", ["picture-cut"]),
    ("<svg><metadata id=\"flipbook-record\">{\"moves\": [\"f5\"⟦⟧", ["json-truncated"]),
    ("<svg>⟦<metadata id=\"flipbook-record\">⟧</metadata></svg>", ["picture-record"]),
    ("<svg><metadata id=\"flipbook-record\">{}</metadata><g></svg>⟦⟧", ["xml-syntax"]),
    ("<svg><g title=⟦⟧x/><metadata id=\"flipbook-record\">{}</metadata></svg>", ["xml-syntax"]),
    ("<svg><metadata id=\"flipbook-record\">{\"id\": \"⟦&x;⟧\"}</metadata></svg>", ["xml-syntax"]),
    (
      "<!DOCTYPE svg [<!ENTITY x \"y\">]><svg>⟦<metadata id=\"flipbook-record\">⟧"
        + "{\"id\": \"&x;\"}</metadata></svg>", ["picture-record"]
    ),
    (
      "<html>⟦<metadata id=\"flipbook-record\">⟧{\"id\": \"&x;\"}</metadata></html>",
      ["picture-record"]
    ),
    // A text that is not there literally has no places of its own.
    (
      "<svg>⟦<metadata id=\"flipbook-record\">⟧{\"moves\": [&quot;z9&quot;]}</metadata></svg>",
      ["json-value"]
    ),
    (
      "<svg><metadata id=\"flipbook-record\"><![CDATA[{\"moves\": [\"⟦z9⟧\"]}]]></metadata></svg>",
      ["json-value"]
    ),
    ("<svg><metadata id=\"flipbook-record\">{}</metadata></svg>⟦⟧x", ["xml-syntax"]),
    ("<svg><metadata id=\"flipbook-record\">⟦7⟧</metadata></svg>", ["json-type"]),
  ])
  func `what is missing is reported once, at its place`(marked: String, rules: [String]) {
    let text = MarkedText(marked)
    for block in [Int.max, 1] {
      let findings = read(text.text, block: block).flatMap(\.findings)
      #expect(findings.map(\.rule.name) == rules, "\(findings.map(\.message))")
      #expect(findings.map { $0.place.start?.offset } == text.ranges.map(\.lowerBound))
    }
  }
}
