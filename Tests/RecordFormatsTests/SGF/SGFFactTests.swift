import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

/// Dates, ratings and results, which have a form of their own in FF[4].
@Suite struct `A fact in an SGF file` {
  static let dates: [(value: String, date: String?, isTag: Bool)] = [
    ("1996", "1996", false), ("1996-05", "1996-05", false), ("1996-05-06", "1996-05-06", false),
    (" 1996-05-06 ", "1996-05-06", false),
    // Lists: the first date counts, and the whole is kept.
    ("1996-05,06", "1996-05", true), ("1996-05-06,07,08", "1996-05-06", true),
    ("1996-12-27,28,1997-01-03", "1996-12-27", true), ("1996,1997", "1996", true),
    ("1996-05-06,", "1996-05-06", true),
  ]

  @Test(arguments: dates)
  func `can be one of several dates`(value: String, date: String?, isTag: Bool) throws {
    let record = try readSGF("(;GM[2]DT[\(value)])")
    #expect(record.date?.description == date)
    #expect(record.tags == (isTag ? [Tag(name: "DT", value: value)] : []))
  }

  @Test(arguments: ["1996-13", "1996-02-30", "96-05-06", "May 1996", "?", ",1996", "1996-05-06-07"])
  func `that is not a date is kept and reported`(value: String) {
    let parsed = SGFFormat().readAll("(;GM[2]DT[\(value)])")
    #expect(parsed.flatMap(\.findings).map(\.rule.name) == ["sgf-date"])
    #expect(parsed.first?.reversi?.date == nil)
    #expect(parsed.first?.reversi?.tags == [Tag(name: "DT", value: value)])
  }

  static let ratings: [(value: String, rating: Double?)] = [
    ("1500", 1500), ("1712.5", 1712.5), (" 5 ", 5), ("-3", -3), ("0", 0), ("+7", 7),
    ("2d", nil), ("10k", nil), ("1 dan", nil), ("pro", nil),
  ]

  @Test(arguments: ratings)
  func `can be a rating, or a rank that is kept`(value: String, rating: Double?) throws {
    let record = try readSGF("(;GM[2]BR[\(value)]WR[\(value)])")
    #expect(record.players.dark.rating == rating)
    #expect(record.players.light.rating == rating)
    let tags = rating == nil ? ["BR", "WR"].map { Tag(name: $0, value: value) } : []
    #expect(record.tags == tags)
  }

  static let results: [(value: String, result: GameResult?)] = [
    ("B+2", GameResult(margin: 2)), ("W+64", GameResult(margin: -64)),
    ("B+0.5", GameResult(margin: 0.5)), ("B+02", GameResult(margin: 2)),
    ("B+0", GameResult(margin: 0)), ("W+0", GameResult(margin: 0)),
    (" B+2 ", GameResult(margin: 2)),
    ("w+2", GameResult(margin: -2)), ("DRAW", GameResult(winner: .tie)),
    ("VOID", GameResult(ending: .unfinished)),
    ("b+r", GameResult(winner: .dark, ending: .resigned)),
    ("W+RESIGN", GameResult(winner: .light, ending: .resigned)),
    ("b+time", GameResult(winner: .dark, ending: .timedOut)),
  ]

  @Test(arguments: results)
  func `can be a result in either case`(value: String, result: GameResult?) throws {
    let record = try readSGF("(;GM[2]RE[\(value)])")
    #expect(record.result == result)
    #expect(record.tags == [])
  }

  @Test(arguments: ["B", "+2", "B-2", "B+-2", "B+2.", "B2", "Jigo", "1-0", "B+ten", "B++2", "D+2"])
  func `that is not a result is kept and reported`(value: String) {
    let parsed = SGFFormat().readAll("(;GM[2]RE[\(value)])")
    let rules = parsed.flatMap(\.findings).map(\.rule.name)
    // A point with nothing after it is a number.
    #expect(rules == (value == "B+2." ? [] : ["sgf-result"]))
    #expect((parsed.first?.reversi?.result == nil) == (value != "B+2."))
  }
}
