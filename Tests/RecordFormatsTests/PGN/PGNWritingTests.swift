import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `The PGN format writes` {
  private func write(_ records: [GameRecord], _ pass: String? = nil) throws -> String {
    let options = WritingOptions(.collection, passSpelling: pass)
    return String(decoding: try PGNFormat().write(records, options).bytes, as: UTF8.self)
  }

  @Test func `a game of which nothing is known`() throws {
    #expect(
      try write([GameRecord()]) == """
        [Event "?"]
        [Site "?"]
        [Date "????.??.??"]
        [Round "?"]
        [Black "?"]
        [White "?"]
        [Result "*"]

        *

        """
    )
  }

  @Test func `everything that is known, and a blank line between games`() throws {
    var record = GameRecord(event: "Cup \"A\"", site: "Ulm", round: "2")
    record.date = GameDate(year: 1977, month: 5)
    record.players.dark = Player(name: "Ann", rating: 1500.5, mode: .manual)
    record.players.light = Player(name: "Bob", rating: 1400, mode: .computer)
    record.start.turn = .light
    record.moves = Move.list("f4d3--c4")
    record.annotations = [
      MoveAnnotation(ply: 1, time: 1.5, evaluation: -2, glyphs: [1, 10], comment: "so"),
      MoveAnnotation(ply: 2, glyphs: [2]),
    ]
    record.variations = [
      Variation(
        ply: 2,
        moves: Move.list("d3c3"),
        variations: [Variation(ply: 2, moves: Move.list("c4"))]
      ),
      Variation(ply: 4, moves: Move.list("c5")),
    ]
    record.result = GameResult(
      score: DiskCounts(dark: 30, light: 34),
      winner: .dark,
      ending: .timedOut
    )
    record.comment = "A game"
    record.tags = [Tag(name: "TimeControl", value: "a\\b")]
    #expect(
      try write([record, GameRecord(moves: Move.list("f5"))]) == #"""
        [Event "Cup \"A\""]
        [Site "Ulm"]
        [Date "1977.05.??"]
        [Round "2"]
        [Black "Ann"]
        [White "Bob"]
        [Result "30-34"]
        [BlackElo "1500.5"]
        [WhiteElo "1400"]
        [BlackType "human"]
        [WhiteType "program"]
        [Winner "Black"]
        [Termination "time forfeit"]
        [SetUp "1"]
        [FEN "8/8/8/3pP3/3Pp3/8/8/8 w - - 0 1"]
        [TimeControl "a\\b"]

        {A game} 1... f4 $1 $10 {[%eval -2] [%emt 1.5] so} 2. d3 $2 (2. d3 c3 (2... c4))
        2... -- 3. c4 (3. c5) 30-34

        [Event "?"]
        [Site "?"]
        [Date "????.??.??"]
        [Round "?"]
        [Black "?"]
        [White "?"]
        [Result "*"]

        1. f5 *

        """#
    )
  }

  static let passes: [(String?, String)] = [
    (nil, "1. f5 -- 2. d6 *"), ("--", "1. f5 -- 2. d6 *"), ("pass", "1. f5 pass 2. d6 *"),
    ("PA", "1. f5 PA 2. d6 *"), ("", "1. f5 d6 *"),
  ]

  @Test(arguments: passes)
  func `passes as asked`(spelling: String?, moves: String) throws {
    #expect(
      try write([GameRecord(moves: Move.list("f5--d6"))], spelling).hasSuffix("\n\n\(moves)\n")
    )
    #expect(PGNFormat().passSpellings == ["--", "pass", "PA", ""])
  }

  @Test func `lines of less than 80 columns`() throws {
    var generator = SeededGenerator(seed: 1)
    let record = GameRecord(moves: Position.initial.randomGame(using: &generator))
    let lines = try write([record]).split(separator: "\n").drop { $0.hasPrefix("[") }
    #expect(lines.allSatisfy { $0.utf8.count < 80 })
    #expect(lines.count < 6)
  }

  @Test(arguments: 0..<400 as Range<UInt64>)
  func `what it reads back the same`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let record = GameRecord.richRandom(using: &generator)
    let format = PGNFormat()
    for spelling in format.passSpellings {
      let options = WritingOptions(.collection, passSpelling: spelling)
      guard record.start.board.size == .standard else {
        #expect(throws: WritingError.self) { try format.write([record], options) }
        continue
      }
      let (bytes, fitted, losses) = try format.write([record, record], options)
      let parsed = format.readAll(bytes, blockSize: [1, 7, 65_536][Int(seed % 3)])
      #expect(parsed.map(\.findings) == [[], []])
      #expect(parsed.map(\.record) == fitted)
      let missing = record.facts(missingIn: fitted[0])
      let told = FactSet(losses[0].map(\.fact))
      // A pass that is only in a variation is told too.
      #expect(missing == told || spelling.isEmpty && missing.union(FactSet([.passes])) == told)
      let again = try format.write(fitted, options)
      #expect(again.bytes == bytes)
      #expect(again.losses == [[], []])
      #expect(again.fitted == fitted)
    }
  }

  static let losses: [(String, @Sendable (inout GameRecord) -> Void, [Loss])] = [
    ("nothing", { _ in }, []),
    ("id", { $0.id = "7" }, [Loss(.id, .dropped)]),
    ("event", { $0.event = "a\r\nb" }, [Loss(.event, .replaced)]),
    ("site", { $0.site = "?" }, [Loss(.site, .dropped, detail: "“?” means that it is unknown")]),
    ("round", { $0.round = "-" }, [Loss(.round, .dropped, detail: "“-” means that it is unknown")]),
    (
      "name", { $0.players.light.name = "" },
      [Loss(.names, .dropped, detail: "“” means that it is unknown")]
    ),
    (
      "date",
      {
        $0.date = GameDate(year: 1977, month: 5, day: 1, time: .init(hour: 1, minute: 2))
      },
      [Loss(.date, .reduced, detail: "without the time of day")]
    ),
    ("margin", { $0.result = GameResult(margin: -4) }, [Loss(.margin, .reduced)]),
    ("odd margin", { $0.result = GameResult(margin: 3) }, [Loss(.margin, .reduced)]),
    (
      "margin with a score",
      { $0.result = GameResult(score: DiskCounts(dark: 40, light: 24), margin: 16) },
      [Loss(.margin, .dropped)]
    ),
    (
      "score that names a winner",
      { $0.result = GameResult(score: DiskCounts(dark: 1, light: 0)) }, [Loss(.score, .dropped)]
    ),
    (
      "tag names",
      { $0.tags = [Tag(name: "Event", value: ""), Tag(name: "my tag", value: "\n")] },
      [
        Loss(.tags, .replaced, detail: "“Event” becomes “Event_”"), Loss(.tags, .replaced),
        Loss(.tags, .replaced, detail: "“my tag” becomes “my_tag”"),
      ]
    ),
    ("comment", { $0.comment = "a } b" }, [Loss(.comment, .replaced)]),
    (
      "comments",
      {
        $0.moves = Move.list("f5d6")
        $0.annotations = [
          MoveAnnotation(ply: 1, comment: " x\n"), MoveAnnotation(ply: 2, comment: "[%emt 3] x"),
        ]
      },
      [Loss(.comments, .replaced, ply: 1), Loss(.comments, .replaced, ply: 2)]
    ),
    (
      "side",
      {
        $0.moves = Move.list("f5")
        $0.annotations = [MoveAnnotation(ply: 1, side: .dark)]
      },
      [Loss(.sides, .dropped)]
    ),
    (
      "variation behind the last move",
      {
        $0.moves = Move.list("f5")
        $0.variations = [
          Variation(
            ply: 2,
            moves: Move.list("d6"),
            annotations: [MoveAnnotation(ply: 1, time: 1)]
          )
        ]
      },
      [Loss(.times, .dropped), Loss(.variations, .dropped, ply: 2)]
    ),
    (
      "long text", { $0.event = String(repeating: "é", count: Limits.textBytes / 2) },
      [Loss(.event, .shortened)]
    ),
  ]

  @Test(arguments: losses.indices)
  func `not everything, and says what is lost`(index: Int) throws {
    var record = GameRecord()
    Self.losses[index].1(&record)
    let (bytes, fitted, losses) = try PGNFormat().write([record], WritingOptions(.collection))
    #expect(losses == [Self.losses[index].2], "\(Self.losses[index].0)")
    #expect(record.facts(missingIn: fitted[0]) == FactSet(losses[0].map(\.fact)))
    #expect(PGNFormat().readAll(bytes).map(\.record) == fitted)
  }

  @Test func `a margin as the score that it means`() throws {
    func result(_ margin: Double) throws -> GameResult? {
      let record = GameRecord(result: GameResult(margin: margin))
      return try PGNFormat().write([record], WritingOptions(.collection)).fitted[0].result
    }
    #expect(try result(-4) == GameResult(score: DiskCounts(dark: 30, light: 34)))
    #expect(try result(64) == GameResult(score: DiskCounts(dark: 64, light: 0)))
    #expect(try result(66) == GameResult(winner: .dark))
    #expect(try result(-3) == GameResult(winner: .light))
    #expect(try result(-0.5) == GameResult(winner: .light))
  }

  @Test func `nothing of another board`() throws {
    var output: [UInt8] = [1]
    var writer = try #require(PGNFormat().makeWriter(WritingOptions(.collection)))
    let size = try #require(BoardSize(width: 10, height: 10))
    let records = [
      GameRecord(start: .initial(size: size)),
      GameRecord(moves: [.placement(.named("j5"))]),
      GameRecord(variations: [Variation(ply: 1, moves: [.placement(.named("a9"))])]),
    ]
    for var record in records {
      _ = writer.fit(&record)
      let error = #expect(throws: WritingError.self) { try writer.write(record, to: &output) }
      #expect(error?.help != nil)
    }
    #expect(output == [1])
  }
}
