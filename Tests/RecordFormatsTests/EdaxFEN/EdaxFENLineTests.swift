import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

private let start = "8/8/8/3pP3/3Pp3/8/8/8"

/// Everything that can be on a line, right or wrong.
@Suite struct `A line of FEN` {
  /// Fields of the position that are wrong, and where.
  static let positions: [String] = [
    "⟦x⟧", "8⟦⟧", "8/⟦/⟧8/8/8/8/8/8 b", "8/8/8/3pP3/3Pp3/8/8/7⟦⟧ b", "8/8/8/3pP3/3Pp3/8/8⟦⟧ b",
    "8/8/8/3pP3/3Pp3/8/8/8⟦/⟧ b", "8/8/8/3pP⟦4⟧/3Pp3/8/8/8 b",
    "8/8/8/⟦0⟧3pP3/3Pp3/8/8/8 b", "8/8/8/3⟦b⟧P3/3Pp3/8/8/8 b",
    "8/8/8/3pP3⟦\\⟧3Pp3/8/8/8 b", "\(start) ⟦B⟧", "\(start) ⟦W⟧ - - 0 1", "\(start) ⟦bw⟧",
    "\(start) ⟦p⟧", "\(start) ⟦--⟧ - - 0 1", "\(start)⟦⟧ ", "\(start)⟦⟧;", "⟦-⟧-------/8/8/8 b",
  ]

  @Test(arguments: positions)
  func `with a wrong position is reported in place`(marked: String) throws {
    let text = MarkedText(marked)
    for parsed in [
      EdaxFENFormat().readAll(text.bytes), EdaxFENFormat().readAll(text.bytes + [0x0A]),
    ] {
      #expect(parsed.map(\.hasRecord) == [false])
      let finding = try #require(parsed.first?.findings.first)
      #expect(finding.rule.name == "edax-fen-position")
      #expect(finding.place.start?.offset == text.ranges[0].lowerBound, "\(finding.message)")
      #expect(finding.place.length == text.ranges[0].count, "\(finding.message)")
    }
  }

  static let rests: [(rest: String, tail: String?)] = [
    ("", nil), (" -", nil), (" - -", nil), (" - - 0", nil), (" - - 0 1", nil), (" - - 12 345", nil),
    (" 0 1", nil), ("\t-\t-", nil), (" KQkq - 0 1", "KQkq - 0 1"),
    (" - e3 0 1", "e3 0 1"), (" - - 0 1 x", "x"), (" - - -1 1", "-1 1"), (" e", "e"),
    (" - - 0 1 id x;", "id x;"), (" - - 0 1 acd 3;", "acd 3;"),
  ]

  @Test(arguments: rests)
  func `has up to four fields of chess, which mean nothing`(rest: String, tail: String?) throws {
    let parsed = EdaxFENFormat().readAll("\(start) w\(rest)\n")
    #expect(parsed.map { $0.reversi?.start } == [Position(board: .initial(), turn: .light)])
    #expect(parsed.flatMap(\.findings).map(\.rule.name) == (tail == nil ? [] : ["position-tail"]))
    guard let tail, let message = parsed.first?.findings.first?.message else { return }
    #expect(message == "“\(tail)” after the position is not read")
  }

  /// The moves after a position, with their scores, and a score alone.
  static let answers: [(rest: String, moves: String, scores: [Double?], rules: [String])] = [
    (" - - 0 1 bm d3;", "d3", [nil], []), (" - - 0 1 d3 +2", "d3", [2], []),
    (" - - bm f5; c4:-3;", "f5c4", [nil, -3], []), ("; d3:+0; PA:1", "d3--", [0, 1], []),
    (" - - 0 1 +4", "", [], ["position-score"]), (" - - 0 1 2", "", [], ["position-score"]),
    (" bm d3 % c", "d3", [nil], []),
  ]

  @Test(arguments: answers)
  func `may have moves and scores`(
    rest: String,
    moves: String,
    scores: [Double?],
    rules: [String]
  ) throws {
    let parsed = EdaxFENFormat().readAll("\(start) b\(rest)")
    let record = try #require(parsed.first?.reversi)
    #expect(record.variations.flatMap(\.moves) == Move.list(moves))
    #expect(record.variations.map { $0.annotations.first?.evaluation } == scores)
    #expect(parsed.flatMap(\.findings).map(\.rule.name) == rules)
  }

  @Test func `may have text that is not UTF-8`() {
    let bytes = Array("\(start) b % caf".utf8) + [0xE9, 0x0A]
    let parsed = EdaxFENFormat().readAll(bytes)
    #expect(parsed.map { $0.reversi?.comment } == ["café"])
    #expect(parsed.flatMap(\.findings).map(\.rule.name) == ["latin-1"])
  }

  @Test(arguments: ["\n", "\r", "\r\n"])
  func `is one of many, among comments`(end: String) {
    let lines = ["\u{FEFF}# a", "\(start) b", "", "x", "; b", "\(start) w % c"]
    let parsed = EdaxFENFormat().readAll(lines.joined(separator: end))
    #expect(parsed.filter(\.isRecord).map(\.hasRecord) == [true, false, true])
    let rules = parsed.flatMap(\.findings).map(\.rule.name)
    #expect(rules == ["byte-order-mark", "comment-line", "edax-fen-position"])
    #expect(parsed.last?.source.start.line == 6)
  }

  @Test func `stores boards of one size only`() throws {
    for width in stride(from: 4, through: 16, by: 2) {
      for height in stride(from: 4, through: 16, by: 2) {
        let size = try #require(BoardSize(width: width, height: height))
        let record = ReversiRecord(start: .initial(size: size))
        let bytes = try? EdaxFENFormat().write([record], .single)
        #expect((bytes != nil) == (size == .standard), "\(size)")
      }
    }
  }

  static let recognised: [(text: String, isFEN: Bool)] = [
    ("\(start) b - - 0 1", true), ("\(start)\n", true), ("\(start) x", true),
    ("\(start)[] w", true),
    ("% a\n# b\n\(start) w\n", true), ("pppppppp/8/8/3pP3/3Pp3/8/8/PPPPPPPP b", true),
    // Not a whole position, but with both letters.
    ("8/8/8/3pP3/3Pp2/8/8/8 b", true), ("8/8/8/3pp3/3pp2/8/8/8 b", false),
    // Pawns alone, and no disks in the centre.
    ("8/pppppppp/8/8/8/8/PPPPPPPP/8 w - - 0 1", false), ("8/8/8/8/8/8/8/8 b", false),
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", false),
    ("8/8/8/3pP3/3Pp3/8/8 b", false), ("8/8/8/3pP3/3Pp3/8/8/8/8 b", false), ("x", false),
    ("", false),
  ]

  @Test(arguments: recognised)
  func `is recognised by disks in the centre`(text: String, isFEN: Bool) {
    let head = InputHead(of: Array(text.utf8)[...], isWhole: true)
    #expect((EdaxFENFormat().recognise(head) != nil) == isFEN)
  }
}
