import Foundation
import GameRecords
import ReversiRules
import TestSupport
import Testing
import XMLRecordFormat

@Suite struct `Records survive XML` {
  static let texts = [
    "", " ", "  a  ", "\n", "a\nb\n", "\t", "\r", "a\r\nb", "]]>", "<b>&amp;</b>", "\"'", "&", ">",
    "大森 太郎", "🎎", "e\u{301}", "\u{85}\u{2028}\u{FEFF}", "\u{FFFD}", "\u{1FFFE}", "&#10;", "-->",
    "<![CDATA[x]]>", "&\u{301}", "a&\u{200D}&\u{FE0F};", "&#38;\u{301}", "&amp;#38;",
    "<\u{301}>\u{20E3}",
  ]

  @Test(arguments: texts) func `every text in every place`(_ text: String) throws {
    var record = ReversiRecord(id: text, event: text, site: text, round: text)
    record.players.dark.name = text
    record.players.light.name = text
    record.moves = Move.list("f5--")
    record.annotations = [
      MoveAnnotation(ply: 1, comment: text), MoveAnnotation(ply: 2, comment: text),
    ]
    .filter { !$0.isEmpty }
    record.comment = text
    record.tags = [Tag(name: "n" + text, value: text)]
    try expectRoundTrip([record])
  }

  @Test func `random records`() throws {
    var generator = SeededGenerator(seed: 1)
    let records = (0..<200).map { _ in ReversiRecord.random(using: &generator) }
    for record in records { try expectRoundTrip([record], .single) }
    try expectRoundTrip(records)
  }

  @Test func `random characters around references`() throws {
    var generator = SeededGenerator(seed: 3)
    let special = Array(
      "&<>\"';#38amp\u{301}\u{200D}\u{FE0F}\u{20E3}\u{1F3FD}\r\n".unicodeScalars
    )
    for _ in 0..<300 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1...12, using: &generator) {
        let any = Unicode.Scalar(UInt32.random(in: 0xA0...0xFFFD, using: &generator))
        let other = special.randomElement(using: &generator)
        text.append(try #require(Bool.random(using: &generator) ? other : any ?? other))
      }
      let value = String(text)
      var record = ReversiRecord(id: value)
      record.players.dark.name = value
      record.tags = [Tag(name: "n" + value, value: value)]
      let read = format.readAll(try format.write([record], .collection)).compactMap(\.reversi)
      // Strings are equal by what they look like; here each scalar counts.
      let texts = read.flatMap {
        [$0.id, $0.players.dark.name, $0.tags.first?.name, $0.tags.first?.value]
      }
      let expected = [value, value, "n" + value, value]
      #expect(texts.map { $0.map { Array($0.utf8) } } == expected.map { Array($0.utf8) })
    }
  }

  @Test func `positions, results and numbers at their limits`() throws {
    var start = Position.initial(size: try #require(BoardSize(width: 16, height: 4)))
    start.turn = nil
    let result = GameResult(score: DiskCounts(dark: 256, light: 0), winner: .tie, ending: .agreed)
    var record = ReversiRecord(start: start, result: result)
    record.players.dark = Player(rating: -1.5e-300)
    record.players.light = Player(rating: .greatestFiniteMagnitude, mode: .computer)
    record.moves = (0..<16).flatMap { y in
      (0..<16).compactMap { x in Square(x: x, y: y).map(Move.placement) }
    }
    record.annotations = [
      MoveAnnotation(ply: 1, side: .light, time: 0.1, evaluation: -0.30000000000000004),
      MoveAnnotation(ply: 256, time: .leastNonzeroMagnitude, evaluation: 123_456_789.123),
    ]
    try expectRoundTrip([record, ReversiRecord(result: GameResult()), ReversiRecord()])
  }

  @Test func `an empty comment is no comment`() {
    #expect(MoveAnnotation(ply: 1, comment: "").isEmpty)
    for content in ["", "<![CDATA[]]>", "<!-- a -->"] {
      let record = format.readAll(single("<moves><move at=\"f5\">\(content)</move><pass/></moves>"))
        .first?.reversi
      #expect(record?.annotations == [])
      #expect(record?.moves == Move.list("f5--"))
    }
  }

  private func expectRoundTrip(
    _ records: [ReversiRecord],
    _ layout: WritingLayout = .collection
  ) throws {
    let bytes = try format.write(records, layout)
    let parsed = format.readAll(bytes)
    #expect(parsed.flatMap(\.placedRules) == [])
    #expect(parsed.map(\.reversi) == records)
    let again = try format.write(parsed.compactMap(\.reversi), layout)
    #expect(again == bytes)
  }
}

@Suite struct `What is written` {
  @Test func `a game, one element on each line`() throws {
    var record = ReversiRecord(id: "a\"1", event: "R&D", date: GameDate("1977-05-01"))
    record.players.dark = Player(name: "大森", rating: 1500.5, mode: .manual)
    record.start = Position(
      board: Board(
        picture: """
          ----
          -ox-
          -xo-
          ----
          """
      ),
      turn: .light
    )
    record.moves = Move.list("f5d6--")
    record.annotations = [
      MoveAnnotation(ply: 2, side: .light, time: 1.25, evaluation: -2, comment: "a\n<b>")
    ]
    record.variations = [
      Variation(
        ply: 2,
        moves: Move.list("f4--"),
        annotations: [
          MoveAnnotation(ply: 1, glyphs: [6]), MoveAnnotation(ply: 2, glyphs: [4, 18]),
        ],
        variations: [Variation(ply: 1, moves: Move.list("d6"))]
      ),
      Variation(ply: 4, moves: Move.list("c3")),
    ]
    record.result = GameResult(
      score: DiskCounts(dark: 39, light: 25),
      margin: 14.5,
      ending: .playedOut
    )
    record.comment = "x\n"
    record.tags = [Tag(name: "t\t", value: "")]
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <game xmlns="urn:flipbook:game-record" version="1" id="a&quot;1">
        <event>R&amp;D</event>
        <date>1977-05-01</date>
        <dark name="大森" rating="1500.5" mode="manual"/>
        <start turn="light">
          <row>----</row>
          <row>-ox-</row>
          <row>-xo-</row>
          <row>----</row>
        </start>
        <moves>
          <move at="f5"/>
          <move at="d6" side="light" time="1.25" evaluation="-2">a
      &lt;b&gt;</move>
          <pass/>
        </moves>
        <variation ply="2">
          <move at="f4" glyphs="6"/>
          <pass glyphs="4 18"/>
          <variation ply="1">
            <move at="d6"/>
          </variation>
        </variation>
        <variation ply="4">
          <move at="c3"/>
        </variation>
        <result dark="39" light="25" margin="14.5" ending="played-out"/>
        <comment>x
      </comment>
        <tag name="t&#9;"></tag>
      </game>

      """
    #expect(String(decoding: try format.write([record], .single), as: UTF8.self) == text)
  }

  @Test func `a collection`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <games xmlns="urn:flipbook:game-record" version="1">
        <game id="1">
        </game>
        <game>
        </game>
      </games>

      """
    let bytes = try format.write([ReversiRecord(id: "1"), ReversiRecord()], .collection)
    #expect(String(decoding: bytes, as: UTF8.self) == text)
  }

  @Test(arguments: [
    ("a\u{0}", "U+0000"), ("\u{1}", "U+0001"), ("\u{1F}", "U+001F"), ("é\u{FFFE}", "U+FFFE"),
    ("\u{FFFF}", "U+FFFF"), ("\u{B}", "U+000B"),
  ])
  func `characters that XML cannot store`(_ text: String, code: String) throws {
    let fields: [(String, WritableKeyPath<ReversiRecord, String?>)] = [
      ("id", \.id), ("event", \.event), ("site", \.site), ("round", \.round),
      ("name", \.players.dark.name), ("name", \.players.light.name),
    ]
    for (name, field) in fields {
      var record = ReversiRecord()
      record[keyPath: field] = text
      try expectError("\(name) has the character \(code), which XML cannot store", for: record)
    }
    var record = ReversiRecord(moves: Move.list("f5"))
    record.annotations = [MoveAnnotation(ply: 1, comment: text)]
    try expectError("comment has the character \(code), which XML cannot store", for: record)
    record = ReversiRecord(tags: [Tag(name: "a", value: text)])
    try expectError("tag has the character \(code), which XML cannot store", for: record)
  }

  @Test func `invalid facts`() throws {
    try expectError("a tag has no name", for: ReversiRecord(tags: [Tag(name: "", value: "a")]))
    var record = ReversiRecord(result: GameResult(score: DiskCounts(dark: 257, light: 0)))
    try expectError("the score of dark is 257; XML stores 0 to 256", for: record)
    record = ReversiRecord()
    record.players.light.rating = .infinity
    try expectError("rating is inf; XML stores only finite numbers", for: record)
    record = ReversiRecord(annotations: [MoveAnnotation(ply: 1, time: 1)])
    try expectError(
      "the annotation of move 1 belongs to no move, or is not in order",
      for: record
    )
    record = ReversiRecord(result: GameResult(margin: .nan))
    try expectError("margin is nan; XML stores only finite numbers", for: record)
    record = ReversiRecord(variations: [Variation(ply: 2, moves: [.pass])])
    try expectError(
      "a variation at ply 2 does not branch off a move, or is out of order",
      for: record
    )
    record = ReversiRecord(
      variations: [
        Variation(ply: 1, moves: [.pass], annotations: [MoveAnnotation(ply: 2, time: 1)])
      ]
    )
    try expectError(
      "the annotation of move 2 belongs to no move, or is not in order",
      for: record
    )
    record = ReversiRecord(event: String(repeating: "a", count: Limits.textBytes + 1))
    try expectError("event is longer than 1 MiB", for: record)
  }

  private func expectError(_ message: String, for record: ReversiRecord) throws {
    var output: [UInt8] = [1, 2, 3]
    var writer = XMLRecordWriter(.single)
    let error = #expect(throws: WritingError.self) { try writer.write(record, to: &output) }
    #expect(error?.message == message)
    #expect(output == [1, 2, 3])
  }
}
