import Flipbook
import TestSupport
import Testing

@Suite struct VerificationTests {
  /// Writes records and returns the problems that the proof finds.
  static func problems(_ records: [ReversiRecord], as format: any RecordFormat) throws -> [String] {
    var writer = try #require(format.makeWriter(WritingOptions(.collection)))
    var verification = Verification(format)
    var problems: [Finding] = []
    for (index, record) in records.enumerated() {
      var fitted = record
      let losses = writer.fit(&fitted)
      var bytes: [UInt8] = []
      try writer.write(fitted, to: &bytes)
      let place = Place(source: "test", record: index + 1)
      verification.expect(record, losing: losses, at: place)
      problems += verification.read(bytes[...], of: writer)
    }
    var end: [UInt8] = []
    writer.finish(to: &end)
    problems += verification.read(end[...], of: writer) + verification.finish(writer)
    for problem in problems { #expect(problem.rule == .notProved) }
    return problems.map { "\($0.place.record ?? 0): \($0.message)" }
  }

  static let record = ReversiRecord(
    id: "a",
    moves: Move.list("f5d6c5"),
    tags: [Tag(name: "t", value: "v")]
  )

  /// A game after which dark must pass.
  private static let blocked = "d3c3f5d2d1e1b2c1"

  /// Records with some passes written and others left out, legal or not.
  private static let partial: [ReversiRecord] = {
    let lines = [Variation(ply: 9, moves: Move.list("--b4")), Variation(ply: 9, moves: [.pass])]
    let nested = Variation(ply: 9, moves: Move.list("b4"), variations: lines)
    return [
      ReversiRecord(moves: Move.list(blocked + "a3")),
      ReversiRecord(moves: Move.list(blocked + "a3"), variations: [lines[0]]),
      ReversiRecord(moves: Move.list(blocked + "--a3"), variations: [nested]),
      ReversiRecord(moves: Move.list(blocked + "a3--")),
    ]
  }()

  @Test(arguments: FormatRegistry.standard.formats.filter(\.isWritable).map(\.name))
  func `passes that only one of the formats writes are not a difference`(name: String) throws {
    let format = try #require(FormatRegistry.standard.format(named: name))
    for record in Self.partial {
      for marks in [PassMarks.written, .usual, .implied] {
        var record = record
        record.passMarks = marks
        // A loss of the format is not a problem.
        guard let problems = try? Self.problems([record], as: format) else { continue }
        #expect(problems == [], "\(record.moves) \(marks)")
      }
    }
  }

  static let defects: [(String, @Sendable (inout ReversiRecord) -> Void)] = [
    ("1: the record reads back differently: identifier", { $0.id = "b" }),
    ("1: the record reads back differently: tags", { $0.tags = [] }),
    (
      "1: the record reads back differently: moves, final board",
      { $0.moves = Move.list("f5d6c6") }
    ),
    (
      "1: the record reads back differently: identifier, moves, tags, final board",
      { $0 = ReversiRecord() }
    ),
  ]

  @Test(arguments: defects)
  func `a defective writer is detected`(
    message: String,
    defect: @escaping @Sendable (inout ReversiRecord) -> Void
  ) throws {
    var format = try DefectiveFormat()
    format.change = defect
    #expect(try Self.problems([Self.record], as: format) == [message])
  }

  @Test(arguments: ["board", "save", "obf", "edax-fen"])
  func `a position that is not the end of the game is detected`(name: String) throws {
    var format = try DefectiveFormat(name)
    #expect(try Self.problems([Self.record], as: format) == [])
    let other = try ReversiRecord(moves: Move.list("f5d6")).snapshot()
    format.change = { $0.start = other.start }
    #expect(
      try Self.problems([Self.record], as: format)
        == ["1: the record reads back differently: final board"]
    )
  }

  @Test func `records that are lost or cannot be read are detected`() throws {
    let format = try DefectiveFormat()
    let writer = try #require(format.makeWriter(WritingOptions(.collection)))
    var verification = Verification(format)
    verification.expect(Self.record, losing: [], at: Place(source: "test", record: 1))
    verification.expect(Self.record, losing: [], at: Place(source: "test", record: 2))
    let first = verification.read(Array("{\"moves\":[7]}\n".utf8)[...], of: writer)
    #expect(first.map(\.message).allSatisfy { $0.contains("cannot be read again") })
    #expect(first.count == 1)
    let last = verification.finish(writer)
    #expect(last.map(\.place.record) == [2])
  }

  @Test func `a writer whose bytes change when they are read and written again is detected`()
    throws
  {
    // A record without a pass does not change, although the reader of SGF supplies the pass.
    var format = try DefectiveFormat("sgf")
    format.skipsFitting = { $0.passMarks == .written }
    let record = ReversiRecord(moves: Move.list(Self.blocked + "a3"))
    #expect(
      try Self.problems([record], as: format)
        == ["1: the record would be written differently the second time"]
    )
    #expect(try Self.problems([ReversiRecord(moves: Move.list("f5d6"))], as: format) == [])
  }

  /// Enough games for several parts of a proof, each with a unique name.
  private static let manyGames = (1...16_000).map { number in
    ReversiRecord(
      players: Players(dark: Player(name: "P\(number)"), light: Player(name: "Ann")),
      moves: Move.list("f5")
    )
  }

  /// Games in the first part and in the last one.
  @Test func `an output whose head is known at the end is verified in parts`() throws {
    let wrong = [1, 8_000, 16_000]
    let names = Set(wrong.map { "P\($0)" })
    let other = Move.list("d3")
    var format = try DefectiveFormat("wthor")
    format.change = { record in
      if let name = record.players.dark.name, names.contains(name) { record.moves = other }
    }
    #expect(
      try Self.problems(Self.manyGames, as: format)
        == wrong.map { "\($0): the record reads back differently: moves, final board" }
    )
  }

  @Test func `games that are missing in an output verified in parts are detected`() throws {
    let format = try #require(FormatRegistry.standard.format(named: "wthor"))
    var writer = try #require(format.makeWriter(WritingOptions(.collection)))
    var verification = Verification(format)
    var bytes: [UInt8] = []
    for number in 1...2 {
      try writer.write(ReversiRecord(moves: Move.list("f5")), to: &bytes)
      let place = Place(source: "test", record: number)
      verification.expect(ReversiRecord(moves: Move.list("f5")), losing: [], at: place)
    }
    #expect(verification.read(bytes.dropLast(68), of: writer).isEmpty)
    #expect(!verification.finish(writer).isEmpty)
  }

  @Test func `a writer that invents something is detected`() throws {
    let defects: [(String, @Sendable (inout ReversiRecord) -> Void)] = [
      ("date", { $0.date = GameDate(year: 1999) }),
      ("declared score", { $0.result = GameResult(score: DiskCounts(dark: 62, light: 2)) }),
      ("player names", { $0.players.light.name = "???" }),
    ]
    for (fact, defect) in defects {
      var format = try DefectiveFormat()
      format.change = defect
      let problems = try Self.problems([Self.record], as: format)
      #expect(problems == ["1: the record reads back differently: \(fact)"])
    }
  }

  @Test func `correct writers pass`() throws {
    var generator = SeededGenerator(seed: 51)
    let records = (0..<100).map { _ in ReversiRecord.random(using: &generator) }
    for format in FormatRegistry.standard.formats where format.isWritable {
      for record in records {
        do {
          #expect(try Self.problems([record], as: format) == [], "\(format.name)")
        } catch is WritingError {
          // Not every format can store every record.
        }
      }
    }
  }
}
