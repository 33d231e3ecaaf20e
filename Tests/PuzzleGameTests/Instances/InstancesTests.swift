import GameRecords
import PuzzleGame
import PuzzleRules
import TestSupport
import Testing

@Suite struct `A list of instances` {
  static let first = "14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3"

  @Test func `has an index and a layout on each line`() throws {
    let text = MarkedText(
      "# a list\n⟦1⟧ ⟦⟦14 13 15 7⟧ ⟦11 12 9 5⟧ ⟦6 0 2 1⟧ ⟦4 8 10 3⟧⟧\n\n 007,0,1,2,3\n"
    )
    let parsed = InstancesFormat().readAll(text.bytes).filter(\.isRecord)
    let records = parsed.compactMap(\.puzzle)
    #expect(records.map(\.id) == ["1", "007"])
    #expect(records.map(\.goal) == [.openFirst, .openFirst])
    #expect(
      records.map(\.start) == [layout("14 13 15 7/11 12 9 5/6 0 2 1/4 8 10 3"), layout("0 1/2 3")]
    )
    #expect(parsed.flatMap(\.findings).isEmpty)
    let parts: [RecordPart] = [.id, .start, .row(1), .row(2), .row(3), .row(4)]
    let origin = try #require(records.first?.origin)
    let places = Set(parts.compactMap { origin.range(of: $0)?.bytes })
    // The record's text begins after the comment.
    let start = try #require(text.ranges.first).lowerBound
    let ranges = text.ranges.map { $0.lowerBound - start..<$0.upperBound - start }
    #expect(places == Set(ranges))
  }

  @Test(
    arguments: [
      ("⟦\(first)⟧", "instance-line"), ("⟦1 2 3⟧", "instance-line"), ("⟦text⟧", "instance-line"),
      ("1 0 1 2 ⟦x⟧", "instance-number"), ("1 0 1 2 ⟦256⟧", "instance-number"),
      ("⟦one⟧ 0 1 2 3", "instance-number"), ("⟦-1⟧ 0 1 2 3", "instance-number"),
      ("⟦1234567890123456789⟧ 0 1 2 3", "instance-number"), ("1 0 1 2 ⟦-⟧", "instance-number"),
    ]
  )
  func `has findings with places`(line: String, rule: String) throws {
    let text = MarkedText("1 0 1 2 3\n\(line)\n3 0 1 2 3\n")
    let parsed = InstancesFormat().readAll(text.bytes)
    #expect(parsed.map(\.hasRecord) == [true, false, true])
    #expect(parsed.flatMap(\.placedRules) == ["\(text.places[0]) \(rule)"])
    #expect(parsed.flatMap(\.findings).map(\.place.length) == text.ranges.map(\.count))
  }

  @Test func `is written with an index`() throws {
    var records = ["5", nil, "a 7", "0012"].map { id in
      var record = PuzzleRecord(start: layout("0 2/1 3"), goal: .openFirst)
      record.id = id
      return record
    }
    records[3].goal = .openLast
    records[3].slides = [1]
    let written = try InstancesFormat().write(records, WritingOptions(.collection))
    let text = String(decoding: written.bytes, as: UTF8.self)
    #expect(text == "5 0 2 1 3\n2 0 2 1 3\n3 0 2 1 3\n0012 0 2 1 3\n")
    #expect(written.losses.map { $0.map(\.fact) } == [[], [.id], [.id], [.goal, .moves]])
    #expect(written.losses.map(\.first?.change) == [nil, .added, .replaced, .replaced])
    #expect(InstancesFormat().readAll(written.bytes).map(\.puzzle) == written.fitted)
  }

  @Test func `has square layouts only`() {
    let record = PuzzleRecord(start: layout("1 2 3/4 5 0"))
    #expect(throws: WritingError.self) { try InstancesFormat().write([record], .single) }
  }
}
