import FlipbookPlay
import TestSupport
import Testing

/// Input beyond a limit is refused with the name of the limit.
@Suite struct LimitTests {
  static let formats = FormatRegistry.playing

  /// The beginnings of records whose next text never ends.
  static let beginnings: [(format: String, text: String)] = [
    ("save", "x00\n"), ("json", "{\"id\": \""), ("jsonl", "{\"id\": \""),
    ("xml", "<game xmlns=\"urn:flipbook:game-record\" version=\"1\"><event>"),
    ("ggf", "(;GM[Othello]PC["), ("sgf", "(;GM[2]C["), ("pgn", "[Event \""), ("pgn", "1. f5 {"),
    ("pgn", "1. f5 "), ("transcript", "f5d6"), ("board", "---"), ("obf", "---"),
    ("edax-fen", "8/8/"),
    ("egaroucid", "{\"0\": {\"id\": \""), ("othello-quest", "{\"id\": \""),
    ("redux", "{\"id\": \""),
    ("fork-save", "{\"turn\": \""), ("session", "{\"session\":1,\"program\":\""),
    ("puzzle-session", "{\"session\":1,\"game\":\"puzzle\",\"program\":\""),
    ("picture", "<svg id='flipbook-record'"),
    ("picture", "<svg><metadata id='flipbook-record"),
    ("picture", "<svg><metadata id='flipbook-record'>{\"id\": \""),
    ("picture", "<svg><!-- "), ("picture", "<svg><?x "),
    ("picture", "<!DOCTYPE svg ["),
    ("picture", "<html><script id='flipbook-record'>{\"id\": \""),
    ("picture", "<html><metadata id='flipbook-record'>{\"id\": \""),
  ]

  @Test(arguments: beginnings.indices)
  func `an endless record is refused at the limit`(index: Int) throws {
    let (name, beginning) = Self.beginnings[index]
    let format = try #require(Self.formats.format(named: name))
    var reader = format.makeReader(source: "endless", ReadingOptions())
    var findings: [Finding] = []
    let receive: RecordReceiver = { slice in
      findings += slice.parsed().findings
      return .proceed
    }
    var control = reader.read(Array(beginning.utf8)[...], to: receive)
    let block = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)[...]
    for _ in 0...Limits.recordBytes / block.count where control == .proceed {
      control = reader.read(block, to: receive)
    }
    let last = try #require(findings.last)
    // Reading may continue at the next line, which never comes: nothing more is found or stored.
    let count = findings.count
    for _ in 0..<40 where control == .proceed { control = reader.read(block, to: receive) }
    #expect(findings.count == count)
    #expect(last.severity == .error)
    #expect(last.message.contains("16 MiB") || last.message.contains("1 MiB"), "\(last.message)")
  }

  @Test(arguments: [
    ("sgf", "(;GM[2];B[f5](;W[d6])", "(;W[f4])", ")"), ("pgn", "1. f5 d6 ", "(1... f4) ", "*\n"),
  ])
  func `a game tree may have as many variations as the limit`(
    name: String,
    before: String,
    variation: String,
    after: String
  ) throws {
    let format = try #require(Self.formats.format(named: name))
    let text = before + String(repeating: variation, count: Limits.variations + 3) + after
    let parsed = format.readAll(Array(text.utf8))
    #expect(parsed.count == 1)
    #expect(parsed.first?.contents.moves == Move.list("f5d6"))
    #expect(parsed.first?.contents.variations.count == Limits.variations)
    #expect(parsed.flatMap(\.findings).map(\.rule) == [.tooMany])
  }

  /// Texts that open again and again, and never close.
  static let nestings: [(format: String, before: String, opening: String)] = [
    ("json", "", "["), ("json", "", "{\"a\":"), ("json", "{\"moves\":", "["),
    ("jsonl", "", "["), ("jsonl", "{\"x\":", "{\"a\":"),
    ("xml", "<game xmlns=\"urn:flipbook:game-record\" version=\"1\">", "<event>"),
    ("xml", "", "<a>"),
    ("ggf", "", "("), ("ggf", "(;GM[Othello]", "["),
    ("sgf", "", "("), ("sgf", "(;GM[2]", "("), ("sgf", "(;GM[2]", "(;B[f5]"),
    ("sgf", "(;GM[2]C", "["),
    ("pgn", "[Event \"x\"]\n\n1. f5 ", "("), ("pgn", "1. f5 ", "{"), ("pgn", "", "["),
    ("transcript", "f5", "("), ("transcript", "f5", "["), ("board", "", "["), ("obf", "", "("),
    ("save", "x00\n", "["), ("edax-fen", "", "("),
    ("egaroucid", "", "["), ("egaroucid", "{\"0\":", "{\"a\":"), ("othello-quest", "", "["),
    ("othello-quest", "{\"moves\":", "["), ("redux", "", "{\"a\":"), ("redux", "", "["),
    ("fork-save", "{\"board\":", "["), ("fork-save", "", "{\"a\":"),
    ("session", "{\"session\":1,\"program\":", "["), ("session", "", "{\"time\":"),
    ("picture", "<svg>", "<metadata id="),
    ("picture", "<svg><metadata ", "id=\"flipbook-record\" "),
    ("picture", "<svg><metadata id=\"flipbook-record\">", "["), ("picture", "", "flipbook-record"),
    ("picture", "<", "flipbook-record"), ("picture", "<svg>", "<"), ("picture", "<svg>", "<g>"),
    ("picture", "<svg ", "a=\"\" "), ("picture", "<svg>", "<a b=\">"), ("picture", "<svg>", "&a"),
    ("picture", "<!DOCTYPE svg [", "<!ENTITY a '&a;&a;'>"), ("picture", "<svg>", "<!--"),
    ("picture", "<svg>", "<![CDATA["), ("picture", "", "<svg/>"),
    ("picture", "", "<svg><metadata id=\"flipbook-record\">{}</metadata>"),
    ("picture", "<html>", "<"), ("picture", "<html>", "<g>"), ("picture", "<html ", "id=a"),
    ("picture", "<html>", "<svg>"), ("picture", "<html>", "<!--"), ("picture", "<html>", "&a"),
    ("picture", "<html><svg>", "<![CDATA["), ("picture", "<html><script>", "<!--<script>"),
    ("picture", "<html><metadata id=\"flipbook-record\">", "&a;"),
    ("picture", "<html>", "<script id=\"flipbook-record\">"),
  ]

  @Test(arguments: nestings.indices)
  func `a million opening brackets are refused, not followed`(index: Int) throws {
    let (name, before, opening) = Self.nestings[index]
    let format = try #require(Self.formats.format(named: name))
    let parsed = format.readAll(before + String(repeating: opening, count: 1_000_000))
    #expect(!parsed.isEmpty)
    #expect(parsed.contains { !$0.isWhole })
    #expect(parsed.flatMap(\.findings).count <= 1_000)
  }

  @Test func `repeated beginnings of records are each reported`() throws {
    let ggf = try #require(Self.formats.format(named: "ggf"))
    let parsed = ggf.readAll(String(repeating: "(;", count: 10_000))
    #expect(parsed.count == 10_000)
    #expect(parsed.allSatisfy { $0.hasErrors })
  }
}
