import GameRecords
import ReversiRules
import TestSupport
import Testing

@Suite struct Facts {
  private static let circle = BoardMark.shape(.circle, on: Square(rawValue: 0))

  private static func annotated(_ annotation: MoveAnnotation) -> ReversiRecord {
    ReversiRecord(annotations: [annotation])
  }

  private static func moving(_ moves: String, _ annotation: MoveAnnotation) -> ReversiRecord {
    ReversiRecord(moves: Move.list(moves), passMarks: .usual, annotations: [annotation])
  }

  static let table: [(ReversiRecord, [Fact])] = [
    (ReversiRecord(), []),
    (ReversiRecord(id: ""), [.id]),
    (ReversiRecord(event: "e"), [.event]),
    (ReversiRecord(site: "s"), [.site]),
    (ReversiRecord(round: "1"), [.round]),
    (ReversiRecord(date: GameDate(year: 1977)), [.date]),
    (ReversiRecord(opening: "Tiger"), [.opening]),
    (ReversiRecord(players: Players(dark: Player(name: "a"))), [.names]),
    (ReversiRecord(players: Players(light: Player(name: "b"))), [.names]),
    (ReversiRecord(players: Players(light: Player(rating: 0))), [.ratings]),
    (ReversiRecord(players: Players(dark: Player(mode: .manual))), [.modes]),
    (ReversiRecord(start: Position(board: .initial(), turn: .light)), [.start]),
    (ReversiRecord(start: .initial(size: size(6, 6))), [.start]),
    (ReversiRecord(moves: Move.list("d3")), [.moves]),
    (ReversiRecord(moves: [.pass]), [.moves, .passes]),
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
    (annotated(MoveAnnotation(ply: 1, marks: [circle])), [.marks]),
    (ReversiRecord(marks: [circle]), [.marks]),
    (ReversiRecord(variations: [Variation(ply: 1, moves: Move.list("d3"))]), [.variations]),
    (
      ReversiRecord(variations: [
        Variation(ply: 1, moves: [.pass], annotations: [MoveAnnotation(ply: 1, time: 1)])
      ]),
      [.passes, .times, .variations]
    ),
    (ReversiRecord(sessionChanges: [SessionChange(ply: 0, .reset)]), [.session]),
    (
      ReversiRecord(sessionChanges: [SessionChange(ply: 0, time: 1, .mode(.dark, .manual))]),
      [.session]
    ),
    (ReversiRecord(result: GameResult()), []),
    (ReversiRecord(result: GameResult(score: DiskCounts(dark: 0, light: 0))), [.score]),
    (ReversiRecord(result: GameResult(margin: 2)), [.margin]),
    (ReversiRecord(result: GameResult(winner: .tie)), [.winner]),
    (ReversiRecord(result: GameResult(ending: .agreed)), [.ending]),
    (ReversiRecord(comment: "a"), [.comment]),
    (ReversiRecord(comment: ""), []),
    (ReversiRecord(tags: [Tag(name: "a", value: "")]), [.tags]),
  ]

  private static func size(_ width: Int, _ height: Int) -> BoardSize {
    BoardSize(width: width, height: height) ?? .standard
  }

  @Test(arguments: table)
  func `are those of a record's parts`(record: ReversiRecord, facts: [Fact]) {
    #expect(record.facts.facts == facts)
    #expect(record.facts == FactSet(facts))
  }

  @Test func `all appear in the table, but for those of other games`() {
    let others = FactSet([.goal, .counts])
    #expect(FactSet(Self.table.flatMap(\.1)) == .all.subtracting(others))
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
