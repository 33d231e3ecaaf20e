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

  /// A value as it is, a change of the result, and the value afterwards.
  static let changes: [(value: String, result: GameResult, changed: String?)] = [
    ("b+2", GameResult(margin: -4), "w+4"), ("B+2.50", GameResult(margin: 4), "B+4.00"),
    (" W+2 ", GameResult(margin: 0), " 0 "), ("w+r", GameResult(winner: .dark), "b+"),
    ("B+Time", GameResult(winner: .light, ending: .timedOut), "W+T"),
    ("0", GameResult(margin: 6), "B+6"), ("Void", GameResult(winner: .tie), "Draw"),
    ("draw", GameResult(ending: .unfinished), "void"), ("B+2", GameResult(), nil),
    ("B\\+2", GameResult(margin: 4), nil),
  ]

  @Test(arguments: changes)
  func `is changed in the style of the file`(value: String, result: GameResult, changed: String?) {
    let text = { (value: String) in "(;GM[2]RE[\(value)];B[f5])" }
    #expect(SGFFormat().changed(text(value), by: .setResult(result)) == changed.map(text))
  }

  /// Whose turn it is, where PL is missing: after the squares that are set up.
  static let turns: [(text: String, turn: Disk?, changed: String?)] = [
    ("(;GM[2]AB[e4][d5]AW[d4][e5];B[f5])", .light, "(;GM[2]AB[e4][d5]AW[d4][e5]PL[W];B[f5])"),
    ("(;GM[2]AB[e4] [d5] SZ[8];B[f5])", nil, "(;GM[2]AB[e4] [d5]PL[] SZ[8];B[f5])"),
    ("(;GM[2]PL[W];B[f5])", .dark, "(;GM[2]PL[B];B[f5])"),
    ("(;GM[2]PL[w];B[f5])", .dark, "(;GM[2]PL[b];B[f5])"),
    ("(;GM[2];B[f5])", .dark, nil),
  ]

  @Test(arguments: turns)
  func `can be the side to move, where a file leaves it out`(
    text: String,
    turn: Disk?,
    changed: String?
  ) {
    #expect(SGFFormat().changed(text, by: .setTurn(turn)) == changed)
  }

  /// Moves that are removed with their node, or without it.
  static let removals: [(text: String, plies: ClosedRange<Int>, changed: String?)] = [
    ("(;GM[2];B[f5];W[d6];B[c3])", 3...3, "(;GM[2];B[f5];W[d6])"),
    ("(;GM[2]PL[B]B[f5])", 1...1, "(;GM[2]PL[B])"),
    ("(;GM[2];B[f5];W[d6]BL[9])", 2...2, "(;GM[2];B[f5])"),
    ("(;GM[2];B[f5];W[d6]C[x])", 2...2, nil), ("(;GM[2];B[f5];W[d6]XY[x])", 2...2, nil),
    ("(;GM[2];B[f5](;W[d6](;B[c3])))", 2...3, nil), ("(;GM[2];B[f5])", 1...2, nil),
  ]

  @Test(arguments: removals)
  func `can be a move, which is removed with its node`(
    text: String,
    plies: ClosedRange<Int>,
    changed: String?
  ) {
    #expect(SGFFormat().changed(text, by: .removeMoves(plies)) == changed)
  }
}
