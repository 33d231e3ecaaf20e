import GameRecords
import ReversiRules
import Testing
import TestSupport

@testable import RecordFormats

private let format = JSONFormat(layout: .document)

struct JSONVariationTests {
  @Test func `reads variations, in which moves count from 1 again`() throws {
    let text = """
      {"variations": [
        {"ply": 1, "moves": ["c4", {"move": "pass", "glyphs": [1, 255], "comment": "a"}],
         "variations": [{"moves": [{"time": 1, "move": "d3"}], "ply": 3}]},
        {"variations": [], "ply": 2, "moves": ["p16"]}],
       "moves": [{"move": "f5", "comment": "b"}], "comment": "c", "result": {"margin": -14.5}}
      """
    var record = ReversiRecord(moves: Move.list("f5"), comment: "c")
    record.annotations = [MoveAnnotation(ply: 1, comment: "b")]
    record.result = GameResult(margin: -14.5)
    let inner = Variation(
      ply: 3,
      moves: Move.list("d3"),
      annotations: [MoveAnnotation(ply: 1, time: 1)]
    )
    record.variations = [
      Variation(
        ply: 1,
        moves: Move.list("c4--"),
        annotations: [MoveAnnotation(ply: 2, glyphs: [1, 255], comment: "a")],
        variations: [inner]
      ),
      Variation(ply: 2, moves: [.placement(.named("p16"))]),
    ]
    let parsed = format.readAll(text)
    #expect(parsed.flatMap(\.placedRules) == [])
    #expect(parsed.map(\.reversi) == [record])
    #expect(parsed.first?.reversi?.origin?.moves.count == 1)
    func moves(_ variation: Variation) -> [String] {
      variation.places.map { String(decoding: Array(text.utf8)[$0.bytes], as: UTF8.self) }
    }
    let read = try #require(parsed.first?.reversi?.variations)
    #expect(read.map(moves) == [["c4", "pass"], ["p16"]])
    #expect(read[0].variations.map(moves) == [["d3"]])
  }

  @Test func `drops a variation with an error, and keeps the others`() throws {
    let text = MarkedText(
      """
      {"moves": ["f5"], "variations": [
        {"ply": 1, "moves": ["d3"], "variations": [
          {"ply": 1, "moves": ["⟦x⟧", "c4"]}, {"ply": ⟦9⟧, "moves": ["c4"]}]},
        {"ply": 1, "moves": ["c4"]}, ⟦7⟧, {"ply": ⟦4⟧, "moves": ["c3"]}, {"ply": 2, "moves": ["c3"]}]}
      """
    )
    let parsed = try #require(format.readAll(text.text).first)
    #expect(
      parsed.findings.map { $0.placedRule.prefix { $0 != " " } }
        == text.places.map { $0[...] }
    )
    #expect(parsed.findings.map(\.place.ply) == [nil, nil, nil, nil])
    let kept = [
      Variation(ply: 1, moves: Move.list("c4")), Variation(ply: 2, moves: Move.list("c3")),
    ]
    #expect(parsed.reversi == ReversiRecord(moves: Move.list("f5"), variations: kept))
  }

  @Test func `counts the moves of all lines together`() {
    func text(_ counts: [Int]) -> String {
      let lines = counts.map { Array(repeating: "\"a1\"", count: $0).joined(separator: ",") }
      let variations = lines.dropFirst().map { "{\"ply\":1,\"moves\":[\($0)]}" }
      return "{\"moves\":[\(lines[0])],\"variations\":[\(variations.joined(separator: ","))]}"
    }
    #expect(format.readAll(text([600, 300, 100])).flatMap(\.placedRules) == [])
    #expect(format.readAll(text([0, 999, 1])).flatMap(\.placedRules) == [])
    for counts in [[600, 300, 101, 1], [0, 999, 2], [1001]] {
      #expect(format.readAll(text(counts)).flatMap(\.findings).map(\.rule) == [.tooMany])
    }
  }
}
