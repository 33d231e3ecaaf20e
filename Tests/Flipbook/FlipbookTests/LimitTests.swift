import Apps
import FuzzTargets
import TestSupport
import Testing

/// Input beyond a limit is refused with the name of the limit.
@Suite struct LimitTests {
  static let formats = FormatRegistry.playing

  /// The beginnings of records whose next text never ends.
  static let beginnings: [(format: String, text: String)] = [
    ("save", "x00\n"), ("json", "{\"id\": \""), ("json", "[{\"id\":\""), ("json", "{\n\"id\":\""),
    ("json", "\""), ("json", "[\""), ("jsonl", "{\"id\": \""),
    ("xml", "<game xmlns=\"urn:flipbook:game-record\" version=\"1\"><event>"),
    ("ggf", "(;GM[Othello]PC["), ("sgf", "(;GM[2]C["), ("pgn", "[Event \""), ("pgn", "1. f5 {"),
    ("pgn", "1. f5 "), ("transcript", "f5d6"), ("board", "---"), ("obf", "---"),
    ("edax-fen", "8/8/"),
    ("egaroucid", "{\"0\": {\"id\": \""), ("othello-quest", "{\"id\": \""),
    ("app-json", "{\"id\": \""), ("app-json", "[\"f5\",\""), ("redux", "{\"id\": \""),
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

  private static let block = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)

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
    let block = Self.block[...]
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

  static let lines: [(format: String, first: String, piece: String, last: String)] = [
    ("jsonl", "{\"moves\":[\"f5\"]}\n{\"id\":\"", "a", "\n{\"moves\":[\"d3\"]}\n"),
    ("jsonl", "{\"moves\":[\"f5\"]}\n\"", "a", "\n{\"moves\":[\"d3\"]}\n"),
    ("jsonl", "{\"moves\":[\"f5\"]}\n{\"id\":1} ", "a", "\n{\"moves\":[\"d3\"]}\n"),
    ("transcript", "f5\n", "f5d6", "\nd3\n"),
    // The rest of the long game has brackets that are not tags.
    (
      "pgn", "[Event \"a\"]\n\n1. f5 *\n\n[Event \"b\"]\n\n1. f5 ", "d6 c3 ",
      "\n[x\nd3\n\n [Event \"no\"]\n[Event \"c\"]\n[Site \"d\"]\n\n1. d3 *\n"
    ),
  ]

  @Test(arguments: lines.indices, ["\n", "\r", "\r\n"])
  func `a record that is too long does not hide the others`(index: Int, lineEnd: String) throws {
    let (name, first, piece, last) = Self.lines[index]
    let format = try #require(Self.formats.format(named: name))
    let long = [UInt8](repeating: piece, times: (Limits.recordBytes + 1 << 20) / piece.utf8.count)
    let ends = [first, last].map { Array($0.replacing("\n", with: lineEnd).utf8) }
    let bytes = ends[0] + long + ends[1]
    for blockSize in [1 << 16, 1 << 30] {
      let parsed = format.readAll(bytes, blockSize: blockSize)
      let moves = parsed.compactMap(\.reversi).map(\.moves)
      #expect(moves == [Move.list("f5"), Move.list("d3")])
      let errors = parsed.flatMap(\.findings).filter { $0.severity == .error }
      #expect(errors.map(\.rule) == [.recordTooLong])
      let lines = first + last
      let line = lines.count { $0 == "\n" } - (name == "pgn" ? 3 : 0)
      #expect(parsed.last?.source.start.line == line)
    }
  }

  @Test(arguments: [("json", 30), ("jsonl", 30), ("xml", 61), ("sgf", 64)])
  func `variations are nested as deep as a format allows`(name: String, limit: Int) throws {
    func record(_ depth: Int) -> ReversiRecord {
      let line = (0..<depth).reduce(nil as Variation?) { line, _ in
        Variation(ply: 1, moves: Move.list("f5"), variations: line.map { [$0] } ?? [])
      }
      return ReversiRecord(moves: Move.list("d3"), variations: line.map { [$0] } ?? [])
    }
    let format = try #require(Self.formats.format(named: name))
    for depth in [limit - 1, limit, limit + 1, limit + 20] {
      let conversion = Conversion([Traveller(name: "\(depth)", record: record(depth))], to: format)
      #expect(conversion.problems == [])
      let isKept = depth <= limit
      if isKept || name == "sgf" {
        #expect(conversion.results.map(\.fitted) == [record(min(depth, limit))])
        let losses = conversion.results.flatMap(\.losses).map { "\($0)" }
        #expect(losses == (isKept ? [] : ["variations dropped: they are more than 64 deep"]))
      } else {
        let errors = conversion.refusals.map(\.error.message)
        #expect(errors == ["variations are nested more than \(limit) levels deep"])
      }
    }
  }

  /// Texts that are hard to cut, for each format; the last four take long, so each has one of them
  /// without full effort.
  static let longTexts = [
    ("sgf", ["é]", "]", "\""]), ("xml", ["é]", "]", "\""]), ("pgn", ["é]", "\"", "]"]),
    ("board", ["]", "é]", "\""]), ("obf", ["é]", "]", "\""]), ("edax-fen", ["\"", "é]", "]"]),
    ("json", ["é]", "]", "\""]), ("jsonl", ["\"", "é]", "]"]), ("ggf", ["é)", "]", "\""]),
  ]

  @Test(arguments: longTexts)
  func `a text longer than the limit is cut off or refused`(name: String, texts: [String]) throws {
    let format = try #require(Self.formats.format(named: name))
    for text in ["sgf", "xml"].contains(name) ? texts : texts.sample(1) {
      let count = Limits.textBytes / text.utf8.count + 1
      let long = String(decoding: [UInt8](repeating: text, times: count), as: UTF8.self)
      let record = ReversiRecord(moves: Move.list("f5"), comment: long)
      let conversion = Conversion([Traveller(name: name, record: record)], to: format)
      #expect(conversion.problems == [])
      if conversion.refusals.isEmpty {
        #expect(conversion.results.allSatisfy { $0.lost.contains(.comment) })
      }
    }
  }

  @Test(arguments: ["json", "jsonl", "xml", "sgf", "pgn", "wthor", "ggf", "transcript"])
  func `a game has as many moves as the limit`(name: String) throws {
    let format = try #require(Self.formats.format(named: name))
    let most = name == "wthor" ? 60 : Limits.moves
    for count in [most, most + 1] {
      let moves = Move.list(String(repeating: "f5", count: count))
      let record = ReversiRecord(moves: moves, passMarks: .implied)
      let conversion = Conversion([Traveller(name: name, record: record)], to: format)
      #expect(conversion.problems == [])
      #expect(conversion.refusals.count == count - most)
    }
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
    ("othello-quest", "{\"moves\":", "["), ("app-json", "", "["), ("app-json", "[37,", "["),
    ("app-json", "{\"moves\":", "["), ("app-json", "[", "{\"move\":"),
    ("redux", "", "{\"a\":"), ("redux", "", "["),
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
  func `opening brackets without end are refused, not followed`(index: Int) throws {
    let (name, before, opening) = Self.nestings[index]
    let format = try #require(Self.formats.format(named: name))
    // More than a stack has room for.
    let count = Effort.count(200_000, all: 1_000_000)
    let parsed = format.readAll(Array(before.utf8) + [UInt8](repeating: opening, times: count))
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
