import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `What is lost in PGN` {
  static let losses: [(String, @Sendable (inout ReversiRecord) -> Void, [Loss])] = [
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
    ("margin", { $0.result = GameResult(margin: -4) }, []),
    ("odd margin", { $0.result = GameResult(margin: 3) }, [Loss(.margin, .reduced)]),
    (
      "margin with a score",
      { $0.result = GameResult(score: DiskCounts(dark: 40, light: 24), margin: 16) }, []
    ),
    (
      "another margin than that of the score",
      { $0.result = GameResult(score: DiskCounts(dark: 40, light: 24), margin: 14) },
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
        $0.annotations = [MoveAnnotation(ply: 1, side: .light)]
      },
      [Loss(.sides, .dropped)]
    ),
    (
      "variation after the last move",
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
      [Loss(.variations, .dropped, ply: 2)]
    ),
    (
      "variation after the last move of a variation",
      {
        $0.moves = Move.list("f5")
        $0.variations = [
          Variation(
            ply: 1,
            moves: Move.list("d3c3"),
            annotations: [MoveAnnotation(ply: 2, comment: "x")],
            variations: [
              Variation(
                ply: 3,
                moves: Move.list("c4"),
                annotations: [MoveAnnotation(ply: 1, side: .dark, comment: "y")]
              )
            ]
          )
        ]
      },
      [Loss(.variations, .dropped)]
    ),
    (
      "variations out of order",
      {
        $0.moves = Move.list("f5d6")
        $0.variations = [
          Variation(ply: 2, moves: Move.list("f4")), Variation(ply: 1, moves: Move.list("d3")),
          Variation(ply: 0, moves: Move.list("d3")), Variation(ply: 2, moves: Move.list("f6")),
        ]
      },
      [Loss(.variations, .dropped, ply: 1), Loss(.variations, .dropped, ply: 0)]
    ),
    (
      "variation without moves",
      {
        $0.variations = ["", "d3"].map { Variation(ply: 1, moves: Move.list($0)) }
      },
      [Loss(.variations, .dropped, ply: 1)]
    ),
    (
      "long text", { $0.event = String(repeating: "é", count: Limits.textBytes / 2) },
      [Loss(.event, .shortened)]
    ),
  ]

  @Test(arguments: losses.indices)
  func `is what it cannot store, and nothing else`(index: Int) throws {
    var record = ReversiRecord()
    Self.losses[index].1(&record)
    let (bytes, fitted, losses) = try PGNFormat().write([record], WritingOptions(.collection))
    #expect(losses == [Self.losses[index].2], "\(Self.losses[index].0)")
    #expect(record.facts(missingIn: fitted[0]) == FactSet(losses[0].map(\.fact)))
    #expect(PGNFormat().readAll(bytes).map(\.reversi) == fitted)
  }

  /// A game in which dark must pass before its last move.
  static let passed = "d3c3f5d2d1e1b2c1--d6"

  /// A line that branches off such a game, and its ply if passes are left out.
  static let branches: [(moves: String, ply: Int, line: String, branch: Int?)] = [
    (passed, 9, "--b4", 9), (passed, 9, "--e6", nil), (passed, 10, "b4", 9),
    (passed, 10, "--", nil),
    (passed, 11, "b4", nil), ("d3c3f5d2d1e1b2c1--", 9, "--b4", nil),
  ]

  @Test(arguments: branches.indices)
  func `is an omitted pass with its variations`(index: Int) throws {
    let test = Self.branches[index]
    var record = ReversiRecord(moves: Move.list(test.moves))
    record.variations = [Variation(ply: test.ply, moves: Move.list(test.line))]
    let options = WritingOptions(.collection, passSpelling: "")
    let (bytes, fitted, losses) = try PGNFormat().write([record], options)
    #expect(fitted[0].variations.map(\.ply) == (test.branch.map { [$0] } ?? []))
    // The rules ask for a pass between moves.
    let passes: [Fact] = test.moves.hasSuffix("--") ? [.passes] : []
    #expect(losses[0].map(\.fact) == passes + (test.branch == nil ? [.variations] : []))
    #expect(PGNFormat().readAll(bytes).map(\.reversi) == fitted)
  }

  @Test func `is the annotation of an omitted pass`() throws {
    let record = try readCleanPGN(
      "1. d3 c3 2. f5 d2 3. d1 e1 {a} 4. b2 c1 5. -- $2 {[%eval 4] forced!} d6 {b} *"
    )
    let options = WritingOptions(.collection, passSpelling: "")
    let (_, fitted, losses) = try PGNFormat().write([record], options)
    #expect(fitted[0].annotations.map(\.comment) == ["a", "b"])
    let detail = "about a pass"
    #expect(
      losses[0] == [
        Loss(.evaluations, .dropped, ply: 9, detail: detail),
        Loss(.glyphs, .dropped, ply: 9, detail: detail),
        Loss(.comments, .dropped, ply: 9, detail: detail),
      ]
    )
    #expect(record.facts(missingIn: fitted[0]) == FactSet(losses[0].map(\.fact)))
  }

  @Test func `is a margin that no score has`() throws {
    func result(_ margin: Double) throws -> GameResult? {
      let record = ReversiRecord(result: GameResult(margin: margin))
      return try PGNFormat().write([record], WritingOptions(.collection)).fitted[0].result
    }
    #expect(try result(-4) == GameResult(score: DiskCounts(dark: 30, light: 34)))
    #expect(try result(64) == GameResult(score: DiskCounts(dark: 64, light: 0)))
    #expect(try result(66) == GameResult(winner: .dark))
    #expect(try result(-3) == GameResult(winner: .light))
    #expect(try result(-0.5) == GameResult(winner: .light))
  }
}
