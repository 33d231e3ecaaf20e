import Games
import Foundation
import GameRecords
import ReversiRules
import TestSupport
import Testing
import XMLRecordFormat

@Suite struct `Records survive XML` {
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
      MoveAnnotation(
        ply: 256,
        time: .leastNonzeroMagnitude,
        clock: 0.7,
        evaluation: 123_456_789.123
      ),
    ]
    try expectRoundTrip([record, ReversiRecord(result: GameResult()), ReversiRecord()])
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

  private func expectError(_ message: String, for record: ReversiRecord) throws {
    var output: [UInt8] = [1, 2, 3]
    var writer = XMLRecordWriter(.single, .reversi)
    let error = #expect(throws: WritingError.self) { try writer.write(record, to: &output) }
    #expect(error?.message == message)
    #expect(output == [1, 2, 3])
  }
}
