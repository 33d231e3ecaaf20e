import Foundation
import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `The GGF format writes` {
  @Test func `a new game`() throws {
    #expect(try writeGGF(ReversiRecord()) == "1 (;GM[Othello]TY[8]BO[\(newBoard)];)\n")
  }

  @Test func `everything in its place`() throws {
    let record = ReversiRecord(
      site: "GGS",
      date: GameDate("2024-01-02T10:00:00+09:00"),
      players: Players(
        dark: Player(name: "Ada", rating: 1500.5),
        light: Player(name: "", rating: 1450)
      ),
      moves: Move.list("f5d6") + [.pass],
      annotations: [
        MoveAnnotation(ply: 1, time: 1.25, evaluation: 2.5), MoveAnnotation(ply: 2, time: 0.5),
        MoveAnnotation(ply: 3, evaluation: -1),
      ],
      result: GameResult(margin: 6, ending: .resigned),
      comment: "Fine.",
      tags: [Tag(name: "TI", value: "5"), Tag(name: "TY", value: "s8r19")]
    )
    #expect(
      try writeGGF(record, ReversiRecord()) == """
        1 (;GM[Othello]PC[GGS]DT[2024-01-02 10:00:00 +09:00]PB[Ada]PW[]RB[1500.5]RW[1450]TI[5]\
        TY[s8r19]RE[+6:r]CO[Fine.]BO[\(newBoard)]B[f5/2.5/1.25]W[d6//0.5]B[PA/-1];)
        1 (;GM[Othello]TY[8]BO[\(newBoard)];)

        """
    )
  }

  struct LossCase: CustomTestStringConvertible {
    let testDescription: String
    let record: ReversiRecord
    let losses: [Loss]

    init(_ what: String, _ record: ReversiRecord, _ losses: [Loss]) {
      testDescription = what
      self.record = record
      self.losses = losses
    }
  }

  private static func tagged(_ name: String, _ value: String) -> ReversiRecord {
    ReversiRecord(tags: [Tag(name: name, value: value)])
  }

  private static func result(
    score: DiskCounts? = nil,
    margin: Double? = nil,
    winner: GameResult.Winner? = nil,
    ending: GameResult.Ending? = nil
  ) -> ReversiRecord {
    ReversiRecord(result: GameResult(score: score, margin: margin, winner: winner, ending: ending))
  }

  static let losses: [LossCase] = [
    LossCase("nothing", ReversiRecord(site: "", comment: "a[b"), []),
    LossCase(
      "facts that it cannot store",
      ReversiRecord(id: "1", event: "e", round: "2", players: Players(dark: Player(mode: .manual))),
      [Loss(.id, .dropped), Loss(.event, .dropped), Loss(.round, .dropped), Loss(.modes, .dropped)]
    ),
    LossCase(
      "brackets and lines",
      ReversiRecord(site: "a]", players: Players(dark: Player(name: "a\r\nb")), comment: "PB[x"),
      [Loss(.site, .replaced), Loss(.names, .replaced), Loss(.comment, .replaced)]
    ),
    LossCase(
      "a score",
      result(score: DiskCounts(dark: 40, light: 24), winner: .dark),
      [Loss(.score, .reduced, detail: "to the difference")]
    ),
    LossCase(
      "a score next to its margin",
      result(score: DiskCounts(dark: 40, light: 24), margin: 16),
      [Loss(.score, .dropped)]
    ),
    LossCase("a margin", result(margin: -127), []),
    LossCase("a broken margin", result(margin: -0.1, ending: .agreed), []),
    LossCase("an adjourned game", result(margin: 2, ending: .unfinished), []),
    LossCase("an unfinished game", result(ending: .unfinished), []),
    LossCase("a winner alone", result(winner: .tie), [Loss(.winner, .dropped)]),
    LossCase("an ending alone", result(ending: .resigned), [Loss(.ending, .dropped)]),
    LossCase(
      "a game played out",
      result(margin: 2, ending: .playedOut),
      [Loss(.ending, .dropped)]
    ),
    LossCase("a tag", tagged("XY", "1"), []),
    LossCase("a tag with a bracket", tagged("X", "]"), [Loss(.tags, .replaced, detail: "“X”")]),
    LossCase("a tag with a long name", tagged("XYZ", ""), [Loss(.tags, .dropped, detail: "“XYZ”")]),
    LossCase("a tag in lower case", tagged("xy", ""), [Loss(.tags, .dropped, detail: "“xy”")]),
    LossCase("a known name as a tag", tagged("PB", "A"), [Loss(.tags, .dropped, detail: "“PB”")]),
    LossCase("a move as a tag", tagged("B", "f5"), [Loss(.tags, .dropped, detail: "“B”")]),
    LossCase("a plain type", tagged("TY", "8"), [Loss(.tags, .dropped, detail: "“TY”")]),
    LossCase("another size", tagged("TY", "s10"), [Loss(.tags, .dropped, detail: "“TY”")]),
    LossCase("a date as a tag", tagged("DT", "1977"), [Loss(.tags, .dropped, detail: "“DT”")]),
    LossCase("a result as a tag", tagged("RE", "+2"), [Loss(.tags, .dropped, detail: "“RE”")]),
    LossCase(
      "a result next to a result in another form",
      ReversiRecord(result: GameResult(margin: 16), tags: [Tag(name: "RE", value: "B+F")]),
      [Loss(.tags, .dropped, detail: "“RE”")]
    ),
    LossCase(
      "a date next to a list of dates",
      ReversiRecord(date: GameDate("2020-01-02"), tags: [Tag(name: "DT", value: "2020-01-02,03")]),
      [Loss(.tags, .dropped, detail: "“DT”")]
    ),
    LossCase(
      "a rating next to a rank",
      ReversiRecord(
        players: Players(light: Player(rating: 7)),
        tags: [Tag(name: "RW", value: "2d")]
      ),
      [Loss(.tags, .dropped, detail: "“RW”")]
    ),
    LossCase("a rating as a tag", tagged("RW", " 7 "), [Loss(.tags, .dropped, detail: "“RW”")]),
    LossCase(
      "sides in turn",
      ReversiRecord(
        moves: Move.list("f5d6c3"),
        annotations: [MoveAnnotation(ply: 1, side: .dark), MoveAnnotation(ply: 2, side: .dark)]
      ),
      []
    ),
    LossCase(
      "sides out of turn",
      ReversiRecord(moves: Move.list("f5d6"), annotations: [MoveAnnotation(ply: 1, side: .light)]),
      []
    ),
    LossCase(
      "a game over at its start",
      ReversiRecord(start: Position(board: Board(), turn: nil)),
      [Loss(.start, .reduced, detail: "a GGF board has a side to move")]
    ),
  ]

  @Test(arguments: losses)
  func `not everything, and reports the losses`(example: LossCase) throws {
    let written = try GGFFormat().write([example.record], WritingOptions(.collection))
    #expect(written.losses == [example.losses])
    let parsed = GGFFormat().readAll(written.bytes)
    #expect(parsed.flatMap(\.placedRules).isEmpty)
    #expect(parsed.map(\.reversi) == written.fitted)
    let lost = example.record.facts(missingIn: written.fitted[0])
    #expect(lost == FactSet(example.losses.map(\.fact)))
  }

  @Test func `what it could not read, unchanged`() throws {
    let text = "1 (;GM[Othello]DT[last summer]RB[1700@30]RE[dark]TY[8]BO[\(newBoard)];)\n"
    #expect(try writeGGF(readGGF(text).record) == text)
  }

  static let scores: [(String, DiskCounts, String)] = [
    ("f5d6c5f6e7f4g5e6e3", DiskCounts(dark: 13, light: 0), "+64"),
    ("f5d6c5f6e7f4g5e6e3", DiskCounts(dark: 64, light: 0), "+64"),
    ("f5d6c5f6e7f4g5e6e3", DiskCounts(dark: 12, light: 0), "+12"),
    ("f5d6", DiskCounts(dark: 3, light: 3), "+0"), ("f5", DiskCounts(dark: 4, light: 1), "+3"),
  ]

  @Test(arguments: scores)
  func `a score as a difference with the empty squares`(
    moves: String,
    score: DiskCounts,
    text: String
  ) throws {
    let record = ReversiRecord(moves: Move.list(moves), result: GameResult(score: score))
    #expect(try writeGGF(record).contains("RE[\(text)]"))
  }

  static let impossible: [(ReversiRecord, String)] = [
    (
      ReversiRecord(start: .initial(size: BoardSize(width: 8, height: 10) ?? .standard)),
      "a GGF board is square, but this one is 8×10"
    ),
    (
      ReversiRecord(start: Position(board: .initial(), turn: nil)),
      "a GGF board has a side to move, but the record says that the game is over at its "
        + "start, although a side could move"
    ),
  ]

  @Test(arguments: impossible)
  func `nothing that it cannot store`(record: ReversiRecord, message: String) throws {
    var fitted = record
    var output: [UInt8] = [1]
    var writer = try #require(GGFFormat().makeWriter(WritingOptions(.collection)))
    _ = writer.fit(&fitted)
    let error = #expect(throws: WritingError.self) { try writer.write(fitted, to: &output) }
    #expect(error?.message == message)
    #expect(output == [1])
  }

  /// A record like any other, but square, and with properties among its tags.
  private static func record(using generator: inout SeededGenerator) -> ReversiRecord {
    var record = ReversiRecord.random(using: &generator)
    while record.start.board.size.width != record.start.board.size.height {
      record = ReversiRecord.random(using: &generator)
    }
    let names = ["TI", "TY", "X", "KB", "DT", "RE", "RB", "PB", "BO", "lower"]
    for index in record.tags.indices {
      record.tags[index].name = names.randomElement(using: &generator) ?? ""
    }
    if Bool.random(using: &generator) {
      record.result?.margin = Double.random(in: -64...64, using: &generator)
    }
    return record
  }

  @Test(arguments: 0..<250 as Range<UInt64>)
  func `what it reads back unchanged`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let record = Self.record(using: &generator)
    let written = try GGFFormat().write([record], WritingOptions(.collection))
    let parsed = GGFFormat().readAll(written.bytes)
    try #require(parsed.count == 1)
    #expect(parsed[0].reversi == written.fitted[0])
    // A value that could not be read, as a date for example, stays so and is reported again.
    let unread = Set(["ggf-date", "ggf-rating", "ggf-result"])
    #expect(unread.isSuperset(of: parsed[0].findings.map(\.rule.name)))

    let lost = record.facts(missingIn: written.fitted[0])
    let reported = FactSet(written.losses[0].map(\.fact))
    #expect(reported.isSuperset(of: lost))
    let gone = lost.union(record.facts.subtracting(written.fitted[0].facts))
    #expect(reported.subtracting(gone).isEmpty)

    let again = try GGFFormat().write(written.fitted, WritingOptions(.collection))
    #expect(again.bytes == written.bytes)
    #expect(again.losses == [[]])
  }
}

@Suite struct `Every GGF sample` {
  @Test(arguments: Repository.names(in: Repository.samples.appending(path: "ggf")))
  func `is legal, and written back unchanged`(name: String) throws {
    let bytes = Repository.bytes(of: "Samples/ggf/" + name)
    let parsed = GGFFormat().readAll(bytes)
    #expect(parsed.flatMap(\.placedRules).isEmpty)
    let records = parsed.compactMap(\.reversi)
    #expect(records.allSatisfy { ReplayAttempt($0).problems.isEmpty })
    #expect(try GGFFormat().write(records, .collection) == bytes)
  }
}
