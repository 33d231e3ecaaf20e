import GameRecords
import TestSupport
import Testing

@Suite struct Facts {
  @Test func `are those of a record's parts`() throws {
    var all = FactSet()
    let differences = try Answers.differences("records/facts") { row in
      let facts = ReversiRecord(table: row.value).facts
      all.formUnion(facts)
      return facts.names
    }
    #expect(differences == [])
    // The others are those of other games.
    #expect(all == .all.subtracting(FactSet([.goal, .counts])))
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
