import GameRecords
import Testing

@testable import RecordText

@Suite struct `A date in a free form` {
  static let spellings: [(String, String)] = [
    // Fractions of a second, zones in hours, signs of East Asia.
    ("2010-11-13T12:33:18.250Z", "2010-11-13T12:33:18Z"),
    ("2010-11-13 12:33:18,5", "2010-11-13T12:33:18"),
    ("2010-11-13T12:33:18.123456+09:00", "2010-11-13T12:33:18+09:00"),
    ("2010-11-13 12:33:18+09", "2010-11-13T12:33:18+09:00"),
    ("2010-11-13 12:33:18.5-03", "2010-11-13T12:33:18-03:00"),
    ("2010年11月13日", "2010-11-13"), ("2010年1月", "2010-01"),
    // Without separators.
    ("20101113", "2010-11-13"), ("20101113T123318Z", "2010-11-13T12:33:18Z"),
    ("20101113T123318+0900", "2010-11-13T12:33:18+09:00"),
    // Where only one number can be the month.
    ("13.11.2010", "2010-11-13"), ("13/11/2010", "2010-11-13"), ("11/13/2010", "2010-11-13"),
    ("5-5-2010", "2010-05-05"), ("05.05.2010", "2010-05-05"),
    // Months in words.
    ("13 November 2010", "2010-11-13"), ("November 13, 2010", "2010-11-13"),
    ("13-Nov-2010", "2010-11-13"), ("Nov 2010", "2010-11"), ("sept. 3 2010", "2010-09-03"),
    ("May 1st, 2010", "2010-05-01"), ("2010 Nov 13", "2010-11-13"),
    ("Sat, 13 Nov 2010 12:33:18 +0000", "2010-11-13T12:33:18Z"),
    ("Sat Nov 13 12:33:18 2010", "2010-11-13T12:33:18"),
    ("Sat Nov 13 12:33:18 EST 2010", "2010-11-13T12:33:18-05:00"),
    ("Saturday, 13 November 2010", "2010-11-13"),
  ]

  @Test(arguments: spellings)
  func `is understood`(text: String, date: String) {
    #expect(DateSpelling.date(text) == nil)
    #expect(FreeDate.date(text)?.description == date)
  }

  @Test(arguments: [
    "", "?", "yesterday", "1/2/2003", "01.02.2003", "1-2-2003", "13/13/2003", "31.02.2003",
    "13/11/10", "13.11.10", "13 November", "November", "November 10", "32 Nov 2010",
    "13 Nov 2010 or so", "13 or 14 Nov 2010", "Nov 13 14 2010", "Nov Dec 2010", "Ma 2010",
    "12345678", "99990101", "20101313", "20101113T", "20101113T1233", "20101113x",
    "2010-11-13 12:33:18.5x", "2010-11-13 12:33:18+9", "13 Nov 2010 12:33 XYZ",
    "13 Nov 2010 25:00", "2010-2011", "summer 2010", "2010年13月", "1977-05-06,07",
    String(repeating: "Nov ", count: 20) + "2010",
  ])
  func `is not guessed`(text: String) {
    #expect(FreeDate.date(text) == nil)
  }
}
