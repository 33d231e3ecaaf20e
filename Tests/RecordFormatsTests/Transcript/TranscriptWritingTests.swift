import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `The transcript format writes` {
  private func write(_ record: ReversiRecord, _ pass: String? = nil) throws -> String {
    let options = WritingOptions(.collection, passSpelling: pass)
    return String(decoding: try TranscriptFormat().write([record], options).bytes, as: UTF8.self)
  }

  @Test func `moves without separators`() throws {
    #expect(try write(ReversiRecord(moves: Move.list("f5d6c3"))) == "f5d6c3\n")
  }

  static let passes: [(String?, String)] = [
    (nil, "\n"), ("", "\n"), ("--", "-- --\n"), ("pa", "pa pa\n"), ("ps", "ps ps\n"),
    ("pass", "pass pass\n"),
  ]
  /// A game that is over.
  private static let over = "f5d6c5f6e7f4g5e6e3"
  /// A game after which dark must pass.
  private static let blocked = "d3c3f5d2d1e1b2c1"

  @Test(arguments: passes)
  func `passes in the requested notation`(spelling: String?, text: String) throws {
    let record = ReversiRecord(moves: Move.list(Self.over + "----"))
    #expect(try write(record, spelling) == Self.over + text)
  }

  @Test func `passes in all the notations that it offers`() {
    #expect(TranscriptFormat().passSpellings == ["omit", "", "--", "pa", "ps", "pass"])
    #expect(TranscriptFormat().isWritable)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `what it reads back unchanged`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let format = TranscriptFormat()
    var record = ReversiRecord.random(using: &generator)
    if seed.isMultiple(of: 2) { record.start = .initial }
    if seed.isMultiple(of: 2) { record.moves = record.start.randomGame(using: &generator) }
    for spelling in format.passSpellings {
      let options = WritingOptions(.collection, passSpelling: spelling)
      guard record.start == .initial, record.moves.contains(where: { $0 != .pass }) else {
        #expect(throws: WritingError.self) { try format.write([record], options) }
        continue
      }
      let (bytes, fitted, losses) = try format.write([record], options)
      let parsed = format.readAll(bytes)
      #expect(parsed.map(\.placedRules) == [[]])
      #expect(parsed.map(\.reversi) == fitted)
      #expect(record.facts(missingIn: fitted[0]) == FactSet(losses[0].map(\.fact)))
      let again = try format.write(fitted, options)
      #expect(again.bytes == bytes)
      #expect(again.losses == [[]])
      #expect(again.fitted == fitted)
    }
  }

  /// The worst case: the pieces of one game, each as a game of its own.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func `short games that are not read as one`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let format = TranscriptFormat()
    var rest = Position.initial.randomGame(using: &generator).filter { $0 != .pass }[...]
    var records: [ReversiRecord] = []
    while !rest.isEmpty {
      let count = seed.isMultiple(of: 2) ? 1 : Int.random(in: 1...3, using: &generator)
      records.append(ReversiRecord(moves: Array(rest.prefix(count))))
      rest = rest.dropFirst(count)
    }
    for spelling in format.passSpellings {
      let options = WritingOptions(.collection, passSpelling: spelling)
      let parsed = format.readAll(try format.write(records, options).bytes)
      #expect(parsed.map(\.reversi?.moves) == records.map(\.moves))
      #expect(parsed.flatMap(\.placedRules) == [])
    }
  }

  @Test func `only the games that it can store`() throws {
    var output: [UInt8] = [1]
    var writer = try #require(TranscriptFormat().makeWriter(WritingOptions(.collection)))
    let size = try #require(BoardSize(width: 10, height: 10))
    let records = [
      ReversiRecord(start: Position(board: .initial(), turn: .light), moves: Move.list("f4")),
      ReversiRecord(start: .initial(size: size), moves: [.placement(.named("g6"))]),
      ReversiRecord(),
      ReversiRecord(moves: Move.list("--")),
      ReversiRecord(moves: Move.list("f5") + [.placement(.named("j5"))]),
    ]
    for var record in records {
      _ = writer.fit(&record)
      let error = #expect(throws: WritingError.self) { try writer.write(record, to: &output) }
      #expect(error?.help != nil)
    }
    writer.finish(to: &output)
    #expect(output == [1])
  }

  @Test func `only moves, and reports the losses`() throws {
    var writer = try #require(TranscriptFormat().makeWriter(WritingOptions(.collection)))
    let moves = Move.list(Self.blocked + "--a3")
    var record = ReversiRecord(event: "Cup", moves: moves, comment: "good")
    record.players.dark.name = "Ann"
    record.result = GameResult(score: DiskCounts(dark: 39, light: 25))
    var fitted = record
    #expect(
      writer.fit(&fitted).map(\.fact) == [.event, .names, .score, .comment]
    )
    #expect(fitted == ReversiRecord(moves: Move.list(Self.blocked + "a3")))
  }

  @Test func `passes that the record leaves out, if requested`() throws {
    let implied = ReversiRecord(moves: Move.list("d3c3f5d2d1e1b2c1d6"), passMarks: .implied)
    #expect(try write(implied, "--") == "d3c3f5d2d1e1b2c1--d6\n")
    #expect(try write(implied) == "d3c3f5d2d1e1b2c1d6\n")
  }
}
