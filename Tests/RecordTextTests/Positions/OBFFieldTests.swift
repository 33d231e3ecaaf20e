import GameRecords
import ReversiRules
import TestSupport
import Testing

@testable import RecordText

@Suite struct `A field after a position` {
  static let fields: [(text: String, field: OBFField)] = [
    ("D3:+0", .candidate(.placement(.named("d3")), 0)),
    ("d3:-64", .candidate(.placement(.named("d3")), -64)),
    ("h8", .candidate(.placement(.named("h8")), nil)),
    ("a1 : 1.5", .candidate(.placement(.named("a1")), 1.5)),
    ("d3:", .candidate(.placement(.named("d3")), nil)),
    ("PA:-1.5", .candidate(.pass, -1.5)), ("--", .candidate(.pass, nil)),
    ("pass:2", .candidate(.pass, 2)), ("--:+2", .candidate(.pass, 2)),
    ("3", .score(3)), ("+3", .score(3)), ("-0.5", .score(-0.5)), ("-0", .score(0)),
    ("0.0", .score(0)), ("--:-127", .noMove), ("--:+127", .noMove), ("--:127", .noMove),
  ]

  @Test(arguments: fields.filter { $0.text != "d3:" })
  func `is a move, a move with its score, or a score`(text: String, field: OBFField) {
    #expect(OBFField(Array(text.utf8)[...]) == field)
  }

  @Test(arguments: [
    "", ":", ":3", "x", "d9", "i1", "d3:x", "d3:1e5", "1e5", "d3 3", "d3:3:4", "3:d3", "bm d3",
    "123456789012345678901", "d3:123456789012345678901", "nan", "inf", "d3:inf", "é",
  ])
  func `is not anything else`(text: String) {
    #expect(OBFField(Array(text.utf8)[...]) == nil)
  }

  @Test func `is kept as a tag if it is not a move`() throws {
    let score = try #require(OBFField(Array("3".utf8)[...]))
    #expect(score.tagName == "score")
    let noMove = try #require(OBFField(Array("--:-127".utf8)[...]))
    #expect(noMove.tagName == "no move")
    let move = try #require(OBFField(Array("d3".utf8)[...]))
    #expect(move.tagName == nil)
  }

  static let answers: [(text: String, moves: String, scores: [Double?], score: String?)] = [
    ("d3:+2; c4:-1.5", "d3c4", [2, -1.5], nil), ("d3;c4;", "d3c4", [nil, nil], nil),
    ("d3 +2", "d3", [2], nil), ("d3\t-2;", "d3", [-2], nil), ("3", "", [], "3"),
    ("d3:1;+3", "d3", [1], "+3"), (" ; d3 ; ", "d3", [nil], nil),
  ]

  @Test(arguments: answers)
  func `may be one of several`(text: String, moves: String, scores: [Double?], score: String?)
    throws
  {
    let source = SourceText(name: "test", bytes: Array(text.utf8)[...])
    let answers = try #require(PositionAnswers(0..<text.utf8.count, of: source))
    #expect(answers.variations.flatMap(\.moves) == Move.list(moves))
    #expect(answers.variations.map { $0.annotations.first?.evaluation } == scores)
    #expect(answers.score?.tag.value == score)
    for (variation, move) in zip(answers.variations, Move.list(moves)) {
      let place = try #require(variation.places.first).bytes
      #expect(String(decoding: source[place], as: UTF8.self) == "\(move)")
    }
  }

  @Test(arguments: ["", ";", " ; ;", "x", "d3;x", "1;2", "d3 x", "d3 1 2", "--:-127", "d3 c4"])
  func `makes the others no answers, if it is none`(text: String) {
    let source = SourceText(name: "test", bytes: Array(text.utf8)[...])
    #expect(PositionAnswers(0..<text.utf8.count, of: source) == nil)
  }
}
