import GameRecords
import TestSupport
import Testing

@Suite struct `A date` {
  private static func described(_ date: GameDate?) -> String {
    guard let date else { return "nothing" }
    let time = date.time
    let parts = [
      date.year, date.month, date.day, time?.hour, time?.minute, time?.second, time?.zone,
    ]
    return "\(date): " + parts.map { $0.map(String.init) ?? "-" }.joined(separator: " ")
  }

  @Test func `has one form for each precision, and is read from others if they are unambiguous`()
    throws
  {
    let differences = try Answers.differences("records/dates") { row in
      let (date, read) = (GameDate(row.text), GameDate(reading: row.text))
      if let date { #expect(date.description == row.text && read == date) }
      return date == nil ? "reading: \(Self.described(read))" : Self.described(date)
    }
    #expect(differences == [])
  }

  @Test(arguments: [
    (1999, 28), (1996, 29), (1900, 28), (2000, 29), (2100, 28), (4, 29),
  ])
  func `knows the leap years`(year: Int, days: Int) {
    #expect(GameDate(year: year, month: 2, day: days) != nil)
    #expect(GameDate(year: year, month: 2, day: days + 1) == nil)
  }

  @Test func `knows the days of each month`() {
    for (month, days) in zip(1...12, [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]) {
      #expect(GameDate(year: 2023, month: month, day: days) != nil)
      #expect(GameDate(year: 2023, month: month, day: days + 1) == nil)
    }
  }

  @Test func `has no finer part without the coarser one`() {
    let noon = GameDate.Time(hour: 12, minute: 0)
    #expect(GameDate(year: 1977, day: 1) == nil)
    #expect(GameDate(year: 1977, time: noon) == nil)
    #expect(GameDate(year: 1977, month: 5, time: noon) == nil)
  }

  @Test func `has numbers within their ranges`() {
    #expect(GameDate(year: 0) == nil)
    #expect(GameDate(year: 10_000) == nil)
    #expect(GameDate(year: 1977, month: 0) == nil)
    #expect(GameDate(year: 1977, month: 13, day: 1) == nil)
    #expect(GameDate(year: 1977, month: 1, day: 0) == nil)
    for (hour, minute, second) in [(-1, 0, 0), (24, 0, 0), (0, -1, 0), (0, 60, 0), (0, 0, 60)] {
      #expect(GameDate.Time(hour: hour, minute: minute, second: second) == nil)
    }
    #expect(GameDate.Time(hour: 0, minute: 0, zone: 841) == nil)
    #expect(GameDate.Time(hour: 0, minute: 0, zone: -841) == nil)
  }

  @Test func `is read back from its text`() throws {
    var generator = SeededGenerator(seed: 1)
    var precisions: Set<Int> = []
    for _ in 0..<500 {
      guard let date = ReversiRecord.random(using: &generator).date else { continue }
      #expect(GameDate(date.description) == date)
      precisions.insert(date.description.utf8.count)
    }
    #expect(precisions.isSuperset(of: [4, 7, 10, 19, 20, 25]))
  }
}
