import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `The PGN format writes` {
  private func write(_ records: [ReversiRecord], _ pass: String? = nil) throws -> String {
    let options = WritingOptions(.collection, passSpelling: pass)
    return String(decoding: try PGNFormat().write(records, options).bytes, as: UTF8.self)
  }

  @Test func `an empty game`() throws {
    #expect(
      try write([ReversiRecord()]) == """
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

  @Test func `values that it did not understand where they were`() throws {
    let read = readPGN(
      "[Date \"2010.02.30\"]\n[X \"y\"]\n[Result \"40:24\"]\n[BlackElo \"\"1d\"\"]\nf5 *"
    )
    let record = try #require(read.first?.reversi)
    let (bytes, fitted, losses) = try PGNFormat().write([record], WritingOptions(.collection))
    #expect(
      String(decoding: bytes, as: UTF8.self) == #"""
        [Event "?"]
        [Site "?"]
        [Round "?"]
        [Black "?"]
        [White "?"]
        [Date "2010.02.30"]
        [X "y"]
        [Result "40:24"]
        [BlackElo "\"1d\""]

        1. f5 *

        """#
    )
    #expect(losses == [[]])
    #expect(fitted == [record])
    #expect(PGNFormat().readAll(bytes).map(\.reversi) == [record])
  }

  @Test func `values under another name where they would be understood or repeated`() throws {
    var record = ReversiRecord(date: GameDate(year: 1977))
    record.tags = [
      Tag(name: "Date", value: "soon"), Tag(name: "Result", value: "1-0"),
      Tag(name: "WhiteElo", value: "1d"), Tag(name: "WhiteElo", value: "2d"),
      Tag(name: "FEN", value: "x"), Tag(name: "Event", value: "?"),
    ]
    let (_, fitted, losses) = try PGNFormat().write([record], WritingOptions(.collection))
    let names = ["Date_", "Result_", "WhiteElo", "WhiteElo_", "FEN_", "Event_"]
    #expect(fitted[0].tags.map(\.name) == names)
    #expect(losses[0].map(\.fact) == Array(repeating: .tags, count: 5))
  }

  @Test func `everything that is known, and a blank line between games`() throws {
    var record = ReversiRecord(event: "Cup \"A\"", site: "Ulm", round: "2")
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
      try write([record, ReversiRecord(moves: Move.list("f5"))]) == #"""
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

  @Test func `a comment that is not mistaken for a result of Edax`() throws {
    let record = ReversiRecord(
      moves: Move.list("f5"),
      annotations: [MoveAnnotation(ply: 1, comment: "Ben wins -31-95")]
    )
    let (bytes, fitted, losses) = try PGNFormat().write([record], WritingOptions(.collection))
    #expect(String(decoding: bytes, as: UTF8.self).hasSuffix("1. f5 {Ben wins -31-95.} *\n"))
    #expect(losses == [[Loss(.comments, .replaced, ply: 1)]])
    #expect(PGNFormat().readAll(bytes).map(\.reversi) == fitted)
  }

  static let passes: [(String?, String)] = [
    (nil, "5. -- a3 *"), ("--", "5. -- a3 *"), ("pass", "5. pass a3 *"), ("PA", "5. PA a3 *"),
    ("", "5. a3 *"), ("omit", "5. a3 *"),
  ]

  @Test(arguments: passes)
  func `passes as asked`(spelling: String?, moves: String) throws {
    let record = ReversiRecord(moves: Move.list("d3c3f5d2d1e1b2c1--a3"))
    #expect(try write([record], spelling).hasSuffix("4. b2 c1 \(moves)\n"))
    #expect(PGNFormat().passSpellings == ["--", "pass", "PA", "", "omit"])
  }

  @Test func `lines of fewer than 80 columns`() throws {
    var generator = SeededGenerator(seed: 1)
    let record = ReversiRecord(moves: Position.initial.randomGame(using: &generator))
    let lines = try write([record]).split(separator: "\n").drop { $0.hasPrefix("[") }
    #expect(lines.allSatisfy { $0.utf8.count < 80 })
    #expect(lines.count < 6)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `games that it reads back the same`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var record = ReversiRecord.random(using: &generator)
    while record.start.board.size != .standard { record = .random(using: &generator) }
    let format = PGNFormat()
    for spelling in format.passSpellings {
      let options = WritingOptions(.collection, passSpelling: spelling)
      let (bytes, fitted, losses) = try format.write([record, record], options)
      let parsed = format.readAll(bytes, blockSize: [1, 7, 65_536][Int(seed % 3)])
      let isChess = fitted[0].result?.winner != nil && fitted[0].result?.score == nil
      let findings = parsed.flatMap(\.findings).map(\.rule.name)
      #expect(findings.isEmpty || isChess && Set(findings) == ["pgn-chess-result"])
      #expect(parsed.map(\.reversi) == fitted)
      #expect(record.facts(missingIn: fitted[0]) == FactSet(losses[0].map(\.fact)))
      let again = try format.write(fitted, options)
      #expect(again.bytes == bytes)
      #expect(again.losses == [[], []])
      #expect(again.fitted == fitted)
    }
  }

  @Test func `nothing that it could not read back`() throws {
    var output: [UInt8] = [1]
    var writer = try #require(PGNFormat().makeWriter(WritingOptions(.collection)))
    let size = try #require(BoardSize(width: 10, height: 10))
    let records = [
      ReversiRecord(start: .initial(size: size)),
      ReversiRecord(moves: [.placement(.named("j5"))]),
      ReversiRecord(variations: [Variation(ply: 1, moves: [.placement(.named("a9"))])]),
      ReversiRecord(moves: Move.list(String(repeating: "f5", count: Limits.moves + 1))),
    ]
    for var record in records {
      _ = writer.fit(&record)
      let error = #expect(throws: WritingError.self) { try writer.write(record, to: &output) }
      #expect(error?.help != nil)
    }
    #expect(output == [1])
  }
}
