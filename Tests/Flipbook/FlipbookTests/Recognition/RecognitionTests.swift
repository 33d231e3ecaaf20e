@testable import Apps
import TestSupport
import Testing

@Suite struct RecognitionTests {
  static let formats = FormatRegistry.playing

  func recognised(_ bytes: [UInt8], isWhole: Bool = true) -> [String] {
    let head = InputHead(of: bytes[...], isWhole: isWhole)
    return Self.formats.formats.filter { $0.recognise(head) != nil }.map(\.name)
  }

  @Test func `every format has samples, and every sample a format`() {
    let formats = Set(Self.formats.formats.map(\.name))
    let folders = Repository.names(in: Repository.samples)
      .filter { !["README.md", "archive", "broken", "machines", "spark", "themes"].contains($0) }
    #expect(Set(folders) == formats)
    #expect(Set(TestFile.samples.map(\.format)) == formats)
  }

  @Test(arguments: TestFile.samples)
  func `a sample is recognised as its own format and no other`(file: TestFile) {
    #expect(recognised(file.bytes) == [file.format])
    let marked = ByteOrderMark.utf8 + file.bytes
    let isText = !["edx", "fork-plist", "wthor", "wthor-puzzles"].contains(file.format)
    if isText { #expect(recognised(marked) == [file.format], "with a byte order mark") }
  }

  /// Many records, so that the input is longer than its inspected head.
  @Test(arguments: ["jsonl", "json", "xml", "wthor", "ggf", "sgf", "pgn", "transcript"])
  func `an input longer than its inspected head is recognised`(name: String) throws {
    var generator = SeededGenerator(seed: 81)
    let start = ReversiRecord(moves: Position.initial.randomGame(using: &generator))
    let bytes = try Self.formats.write(Array(repeating: start, count: 1_200), as: name).bytes
    #expect(bytes.count > InputHead.size)
    #expect(recognised(bytes) == [name])
    // The end of a pipe is unknown.
    #expect(recognised(Array(bytes.prefix(InputHead.size)), isWhole: false) == [name])
  }

  @Test(arguments: ["board", "obf", "edax-fen"])
  func `many positions are recognised`(name: String) throws {
    var generator = SeededGenerator(seed: 82)
    let records = (0..<2_000).map { _ in
      var position = Position.initial
      for _ in 0..<6 { _ = try? position.play(position.randomMove(using: &generator)) }
      return ReversiRecord(start: position)
    }
    let bytes = try Self.formats.write(records, as: name).bytes
    #expect(bytes.count > InputHead.size)
    #expect(recognised(bytes) == [name])
  }

  static let texts: [(text: String, formats: [String])] = [
    // Debug output of the app of the Redux fork.
    (
      "@01234567\n0--------\n1--------\n2--------\n3---ox---\n4---xo---\n5--------\n6--------\n"
        + "7--------\n", ["board"]
    ),
    (
      "x00\n--------\n--------\n--------\n---ox---\n---xo---\n--------\n--------\n--------\n",
      ["save"]
    ),
    ("(;GM[Othello]PC[x]BO[4 -----O*--*O----- *]B[b1];)", ["ggf"]),
    ("1 (;GM[othello]PC[x]BO[4 -----O*--*O----- *]B[b1];)", ["ggf"]),
    ("(;GM[2]FF[4];B[f5])", ["sgf"]),
    ("{\"session\":1,\"thinkTime\":2}\n", ["session"]), ("{\"session\":1}\n", []),
    ("{\"session\":2,\"program\":\"flipbook 0.1.0\",\"da", ["session"]),
    ("{\"time\":0,\"event\":\"started\",\"state\":\"\"}\n{", ["session"]),
    ("{\"session\": [], \"moves\": []}", ["json"]), ("{\"event\": \"x\", \"moves\": []}", ["json"]),
    ("f5d6c5f6", ["transcript"]), ("F5 D6 C5", ["transcript"]), ("1. F5 D6 2. C5", ["transcript"]),
    ("[Event \"x\"]\n\n1. f5 d6 *\n", ["pgn"]),
    // Go and chess are not supported.
    ("(;GM[1]FF[4]SZ[19];B[pd])", []), ("(;FF[4]SZ[19];B[pd];W[dp])", []),
    ("[Event \"x\"]\n[White \"a\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n", []),
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n", []),
    ("1. e4 e5 2. Nf3 Nc6", []),
    ("{\"name\": \"x\", \"version\": 3}", []), ("[1, 2, 3]", []),
    ("{}", []), ("[]", []),
    ("<html></html>", []), ("<svg id='flipbook-record'/>", ["picture"]), ("----------", []),
    ("--------\n--------\n", []), ("hello world", []),
    ("a,b,c\n1,2,3\n", []), ("# A heading\n\nSome words.\n", []), ("x", []), ("\n\n\n", []),
    ("2024-01-02 12:30:00 started\n", []), ("1 2 3 4 5 6 7 8\n", []), ("\u{FEFF}", []),
    (String(repeating: "\u{0}", count: 160), []), (String(repeating: "\u{0}", count: 84), []),
    (String(repeating: " ", count: 100_000) + "x00", []),
  ]

  @Test(arguments: texts.indices)
  func `a text is recognised as its format`(index: Int) {
    let (text, formats) = Self.texts[index]
    #expect(recognised(Array(text.utf8)) == formats, "\(text.prefix(60))")
  }

  @Test func `an ambiguous input names all possible formats`() throws {
    let both = FormatRegistry(
      formats: Self.formats.formats + Self.formats.formats.filter { $0.name == "sgf" }
    )
    let error = try #require(throws: Finding.self) {
      try both.read(Array("(;GM[2];B[f5])".utf8), from: "x")
    }
    #expect(error.message.contains("the input could be sgf ("), "\(error.message)")
    #expect(error.message.contains(") or sgf ("), "\(error.message)")
    #expect(error.help == "choose one with --from")
  }

  @Test(arguments: [
    ("", "the input is empty"),
    ("?", "no known format"),
    ("\u{0}\u{1}\u{2}\u{3}\u{4}\u{5}\u{6}\u{7}", "no known format"),
    ("\u{FEFF}", "no known format"),
    ("<html></html>", "the picture contains no record"),
    ("<?xml version='1.0'?>\n<!-- x -->\n<svg/>", "the picture contains no record"),
    ("<!DOCTYPE svg PUBLIC 'x' 'y'><svg:svg>", "the picture contains no record"),
    ("\n<!doctype HTML><p>", "the picture contains no record"),
    ("(;GM[1]FF[4]SZ[19];B[pd])", "the input is about GM[1], not"),
  ])
  func `an unknown format is reported`(text: String, words: String) throws {
    let error = try #require(throws: Finding.self) {
      try Self.formats.read(Array(text.utf8), from: "x")
    }
    #expect(error.message.contains(words), "\(error.message)")
    #expect(error.place.source == "x")
  }

  @Test(arguments: ["<svg><rect/></svg>", "<!doctype html><p>x</p>"])
  func `a picture without a record breaks one rule, whether its format is detected or named`(
    text: String
  ) throws {
    let asked = try #require(throws: Finding.self) {
      try Self.formats.read(Array(text.utf8), from: "x")
    }
    let named = try Self.formats.read(Array(text.utf8), from: "x", as: "picture")
    #expect(asked.rule.name == "picture-record")
    #expect(named.flatMap(\.findings).map(\.rule.name) == ["picture-record"])
    #expect(named.flatMap(\.findings).map(\.message) == [asked.message])
  }

  @Test func `text in UTF-16 or UTF-32 is recognised as such`() throws {
    for encoding in [Array("x00\n---".utf16).map { [UInt8($0 & 255), UInt8($0 >> 8)] }] {
      for bytes in [encoding.flatMap(\.self), [0xFF, 0xFE] + encoding.flatMap(\.self)] {
        let error = try #require(throws: Finding.self) { try Self.formats.read(bytes) }
        #expect(error.rule == .encoding)
      }
    }
  }
}
