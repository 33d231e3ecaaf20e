import Games
import GameRecords
@testable import RecordFormats
import ReversiRules
import TestSupport
import Testing
@testable import XMLRecordFormat

@Suite(.waits) struct PictureTests {
  private static let format = PictureFormat(games: .reversi)

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
}
