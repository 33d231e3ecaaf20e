import GameRecords
import Games
import RecordChecks
import Testing

@Suite struct `The rule about the name of the opening` {
  @Test func `finds nothing wrong with the names that flipbook gives`() {
    for opening in OpeningNames.standard.openings {
      let record = OpeningNames.naming(ReversiRecord(moves: opening.moves))
      #expect(record.opening == opening.name)
      #expect(Validator(formats: [], checks: ReversiChecks.all).validate(record).findings == [])
    }
  }
}
