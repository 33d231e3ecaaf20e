import GameRecords
import ReversiRules
import TestSupport
import Testing

@Suite struct Facts {
  private static func annotated(_ annotation: MoveAnnotation) -> GameRecord {
    GameRecord(annotations: [annotation])
  }

  private static func moving(_ moves: String, _ annotation: MoveAnnotation) -> GameRecord {
    GameRecord(moves: Move.list(moves), passMarks: .usual, annotations: [annotation])
  }

  static let table: [(GameRecord, [Fact])] = [
    (GameRecord(), []),
    (GameRecord(id: ""), [.id]),
    (GameRecord(event: "e"), [.event]),
    (GameRecord(site: "s"), [.site]),
    (GameRecord(round: "1"), [.round]),
    (GameRecord(date: GameDate(year: 1977)), [.date]),
    (GameRecord(players: Players(dark: Player(name: "a"))), [.names]),
    (GameRecord(players: Players(light: Player(name: "b"))), [.names]),
    (GameRecord(players: Players(light: Player(rating: 0))), [.ratings]),
    (GameRecord(players: Players(dark: Player(mode: .manual))), [.modes]),
    (GameRecord(start: Position(board: .initial(), turn: .light)), [.start]),
    (GameRecord(start: .initial(size: size(6, 6))), [.start]),
    (GameRecord(moves: Move.list("d3")), [.moves]),
    (GameRecord(moves: [.pass]), [.moves, .passes]),
    (annotated(MoveAnnotation(ply: 1)), []),
    (annotated(MoveAnnotation(ply: 1, side: .dark)), [.sides]),
    (moving("d3", MoveAnnotation(ply: 1, side: .dark)), [.moves]),
    (moving("d3c3", MoveAnnotation(ply: 1, side: .light)), [.moves, .sides]),
    (moving("d3c3f5d2d1e1b2c1d6", MoveAnnotation(ply: 9, side: .light)), [.moves]),
    (moving("d3c3f5d2d1e1b2c1d6", MoveAnnotation(ply: 9, side: .dark)), [.moves, .sides]),
    (annotated(MoveAnnotation(ply: 1, time: 0)), [.times]),
    (annotated(MoveAnnotation(ply: 1, evaluation: 0)), [.evaluations]),
    (annotated(MoveAnnotation(ply: 1, glyphs: [1])), [.glyphs]),
    (annotated(MoveAnnotation(ply: 1, comment: "!")), [.comments]),
    (GameRecord(variations: [Variation(ply: 1, moves: Move.list("d3"))]), [.variations]),
    (
      GameRecord(variations: [
        Variation(ply: 1, moves: [.pass], annotations: [MoveAnnotation(ply: 1, time: 1)])
      ]),
      [.passes, .times, .variations]
    ),
    (GameRecord(sessionChanges: [SessionChange(ply: 0, .reset)]), [.session]),
    (
      GameRecord(sessionChanges: [SessionChange(ply: 0, time: 1, .mode(.dark, .manual))]),
      [.session]
    ),
    (GameRecord(result: GameResult()), []),
    (GameRecord(result: GameResult(score: DiskCounts(dark: 0, light: 0))), [.score]),
    (GameRecord(result: GameResult(margin: 2)), [.margin]),
    (GameRecord(result: GameResult(winner: .tie)), [.winner]),
    (GameRecord(result: GameResult(ending: .agreed)), [.ending]),
    (GameRecord(comment: "a"), [.comment]),
    (GameRecord(comment: ""), []),
    (GameRecord(tags: [Tag(name: "a", value: "")]), [.tags]),
  ]

  private static func size(_ width: Int, _ height: Int) -> BoardSize {
    BoardSize(width: width, height: height) ?? .standard
  }

  @Test(arguments: table)
  func `are those of a record's parts`(record: GameRecord, facts: [Fact]) {
    #expect(record.facts.facts == facts)
    #expect(record.facts == FactSet(facts))
  }

  @Test func `all appear in the table`() {
    #expect(FactSet(Self.table.flatMap(\.1)) == .all)
  }

  @Test func `are kept in sets`() {
    let set = FactSet([.tags, .id, .moves])
    #expect(set.facts == [.id, .moves, .tags])
    for fact in Fact.allCases {
      #expect(set.contains(fact) == [.id, .moves, .tags].contains(fact))
      #expect(FactSet.all.contains(fact))
    }
    #expect(set.subtracting(FactSet([.id, .date])).facts == [.moves, .tags])
    #expect(FactSet().facts.isEmpty)
  }

  @Test func `have different names`() {
    #expect(Set(Fact.allCases.map(\.description)).count == Fact.allCases.count)
  }
}
