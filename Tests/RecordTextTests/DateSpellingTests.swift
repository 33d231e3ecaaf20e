import GameRecords
import TestSupport
import Testing

@testable import RecordText

@Suite struct `A date is read` {
  static let spellings: [(String, String)] = [
    // Game servers.
    ("2003.12.15_12:33:18.MST", "2003-12-15T12:33:18-07:00"),
    ("2010.10.17_05:23:05.MDT", "2010-10-17T05:23:05-06:00"),
    ("2000-4-16 11:13 EST", "2000-04-16T11:13:00-05:00"),
    ("2004-11-24 13:47:34 GMT", "2004-11-24T13:47:34Z"),
    ("2024-06-07 00:00:00 UTC", "2024-06-07T00:00:00Z"),
    ("2024-06-07 00:00:00 cest", "2024-06-07T00:00:00+02:00"),
    // Seconds since 1970.
    ("947375357", "2000-01-08T23:49:17Z"), ("1709208000", "2024-02-29T12:00:00Z"),
    ("253402300799", "9999-12-31T23:59:59Z"),
    // Parts alone.
    ("1977", "1977"), ("1977-05", "1977-05"), ("2010.11.13", "2010-11-13"),
    ("2010/1/2", "2010-01-02"), ("2010.??.??", "2010"), ("2010.05.??", "2010-05"),
    ("2010-00-00", "2010"), ("2010-05-00", "2010-05"), (" 1977 ", "1977"), ("1977-", "1977"),
    ("2010.??", "2010"), ("2010.0.0", "2010"), ("2010.05.00 00:00:00", "2010-05"),
    ("2010.??.?? ??:??", "2010"), ("2010.0", "2010"),
    // As ISO 8601 has it, and zones in digits.
    ("2024-01-02T10:00:00Z", "2024-01-02T10:00:00Z"), ("2024-01-02T10:00", "2024-01-02T10:00:00"),
    ("2024-01-02 10:00:00 +09:00", "2024-01-02T10:00:00+09:00"),
    ("2024-01-02 10:00:00 -0330", "2024-01-02T10:00:00-03:30"),
    ("2024-01-02T10:00:00-05:00", "2024-01-02T10:00:00-05:00"),
  ]

  static let zones: [(String, String)] = [
    ("GMT", "Z"), ("UTC", "Z"), ("Z", "Z"), ("EST", "-05:00"), ("EDT", "-04:00"),
    ("CST", "-06:00"), ("CDT", "-05:00"), ("MST", "-07:00"), ("MDT", "-06:00"),
    ("PST", "-08:00"), ("PDT", "-07:00"), ("CET", "+01:00"), ("CEST", "+02:00"),
    ("JST", "+09:00"), ("jst", "+09:00"),
  ]

  @Test(arguments: zones)
  func `in the zones of the game servers`(name: String, zone: String) {
    let date = DateSpelling.date("2024-01-02 10:00:00 \(name)")
    #expect(date?.description == "2024-01-02T10:00:00\(zone)")
  }

  @Test(arguments: spellings)
  func `as programs write it`(text: String, date: String) {
    #expect(DateSpelling.date(text)?.description == date)
  }

  @Test(arguments: [
    "", " ", "?", "today", "77", "19777", "12345678", "2010.13.01", "2010.02.30", "2010.11.13.x",
    "2010-1-2-3", "2010-11-13 25:00", "2010-11-13 12", "2010-11-13 12:00:00 XYZ",
    "2010-11-13 12:00:00 +9", "2010-11-13 12:00:00 +09:60", "2010-11-13 12:00:00 +23:00",
    "2010-11-13 12:00 GMT x", "2010-11-13 12:00:00.5", "947375357 x", "9999999999999",
    "253402300800", "2010x", "2010.??.05", "2010.0.5", "2010.??.05 10:00", "2010.05.?? 10:00",
    "2010.??x", "2010.05.0x", "2010-5x", "2010-1-1x", "13.11.2010", "2010-11-13 12:00:00 GMTGMTGMT",
  ])
  func `only if it is one`(text: String) {
    #expect(DateSpelling.date(text) == nil)
  }

  @Test func `in every form that the model itself writes`() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<500 {
      guard let date = ReversiRecord.random(using: &generator).date else { continue }
      #expect(DateSpelling.date(date.description) == date)
    }
  }
}
