@testable import GameRecords
@testable import RecordFormats
import TestSupport
import Testing

@Suite struct `A date is read` {
  @Test func `as programs write it, only if it is one`() throws {
    let differences = try Answers.differences("texts/dates") { row in
      DateSpelling.date(row.text)?.description ?? "nothing"
    }
    #expect(differences == [])
  }

  @Test func `in every form that the model itself writes`() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<500 {
      guard let date = ReversiRecord.random(using: &generator).date else { continue }
      #expect(DateSpelling.date(date.description) == date)
    }
  }
}
