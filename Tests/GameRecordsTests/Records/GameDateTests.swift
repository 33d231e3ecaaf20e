import GameRecords
import TestSupport
import Testing

@Suite struct `A date` {
  static let forms: [(String, GameDate?)] = [
    ("1977", GameDate(year: 1977)),
    ("0001", GameDate(year: 1)),
    ("9999-12", GameDate(year: 9999, month: 12)),
    ("1977-05-01", GameDate(year: 1977, month: 5, day: 1)),
    (
      "1977-05-01T10:07:59",
      GameDate(year: 1977, month: 5, day: 1, time: .init(hour: 10, minute: 7, second: 59))
    ),
    (
      "1977-05-01T00:00:00Z",
      GameDate(year: 1977, month: 5, day: 1, time: .init(hour: 0, minute: 0, zone: 0))
    ),
    (
      "1977-05-01T23:59:59+09:00",
      GameDate(
        year: 1977,
        month: 5,
        day: 1,
        time: .init(hour: 23, minute: 59, second: 59, zone: 540)
      )
    ),
    (
      "1977-05-01T10:00:00-14:00",
      GameDate(year: 1977, month: 5, day: 1, time: .init(hour: 10, minute: 0, zone: -840))
    ),
    (
      "1977-05-01T10:00:00-00:30",
      GameDate(year: 1977, month: 5, day: 1, time: .init(hour: 10, minute: 0, zone: -30))
    ),
  ]

  @Test(arguments: forms)
  func `has one form for each precision`(text: String, date: GameDate?) throws {
    let date = try #require(date)
    #expect(GameDate(text) == date)
    #expect(date.description == text)
  }

  static let badForms: [String] = [
    "", "1", "197", "19770", "0000", "-1977", "+1977", "１９７７", "1977 ", " 1977", "1977\n", "year",
    "1977-", "1977-5", "1977-00", "1977-13", "1977-1a", "1977-005", "1977/05", "197705",
    "1977-05-", "1977-05-1", "1977-05-00", "1977-05-32", "1977-04-31", "1977-05-001", "1977--01",
    "1977-05-01T", "1977-05T10:00:00", "1977-05-01 10:00:00", "1977-05-01t10:00:00",
    "1977-05-01T10", "1977-05-01T10:00", "1977-05-01T1:00:00", "1977-05-01T24:00:00",
    "1977-05-01T10:60:00", "1977-05-01T10:00:60", "1977-05-01T10:00:00.5", "1977-05-01T-1:00:00",
    "1977-05-01T10:00:00z", "1977-05-01T10:00:00ZZ", "1977-05-01T10:00:00+00:00",
    "1977-05-01T10:00:00-00:00", "1977-05-01T10:00:00+9:00", "1977-05-01T10:00:00+0900",
    "1977-05-01T10:00:00+09", "1977-05-01T10:00:00+09:60", "1977-05-01T10:00:00+14:01",
    "1977-05-01T10:00:00-15:00", "1977-05-01T10:00:00+09:00Z", "1977-05-01T10:00:00 Z",
  ]

  @Test(arguments: badForms)
  func `has no other form`(text: String) {
    #expect(GameDate(text) == nil)
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
