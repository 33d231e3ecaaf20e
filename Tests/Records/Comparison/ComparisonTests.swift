import GameRecords
import TestSupport
import Testing

@Suite struct `Facts that are missing` {
  @Test func `are those that the other record lacks, and added ones only that one has`() throws {
    let differences = try Answers.differences("records/comparison") { pair in
      let (record, other) = (
        ReversiRecord(table: pair.elements[0].value), ReversiRecord(table: pair.elements[1].value)
      )
      let added = record.facts(addedIn: other)
      let missing = record.facts(missingIn: other)
      let digests = (RecordDigest(of: record), RecordDigest(of: other))
      let digested = digests.0.facts(addedIn: digests.1, besides: FactSet())
      #expect(digested.subtracting(missing) == added.subtracting(missing))
      #expect(record.facts(differingIn: other).isSuperset(of: added))
      let differing = digests.0.facts(missingIn: digests.1, besides: FactSet())
      return "missing: \(missing.names)\nadded: \(added.names)\nby digests: \(differing.names)"
    }
    #expect(differences == [])
  }

  @Test func `are none between equal records, and all in an empty record`() {
    var generator = SeededGenerator(seed: 41)
    for _ in 0..<200 {
      let record = ReversiRecord.random(using: &generator)
      #expect(record.facts(missingIn: record).facts == [])
      #expect(ReversiRecord().facts(missingIn: record).facts == [])
      let missing = record.facts(missingIn: ReversiRecord())
      // The facts of variations are not counted separately.
      let inVariations = FactSet([
        .passes, .sides, .times, .clocks, .evaluations, .glyphs, .comments, .marks,
      ])
      #expect(missing.union(inVariations).isSuperset(of: record.facts))
      #expect(missing.isSubset(of: record.facts))
    }
  }
}
