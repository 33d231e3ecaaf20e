import GameRecords
import Games
import PuzzleRules
import TestSupport
import Testing

@Suite struct `A list of instances` {
  @Test func `has places for an index and the rows on each line`() throws {
    let text = MarkedText(
      "# a list\n⟦1⟧ ⟦⟦14 13 15 7⟧ ⟦11 12 9 5⟧ ⟦6 0 2 1⟧ ⟦4 8 10 3⟧⟧\n\n 007,0,1,2,3\n"
    )
    let parsed = InstancesFormat().readAll(text.bytes).filter(\.isRecord)
    let records = parsed.compactMap(\.puzzle)
    let parts: [RecordPart] = [.id, .start, .row(1), .row(2), .row(3), .row(4)]
    let origin = try #require(records.first?.origin)
    let places = Set(parts.compactMap { origin.range(of: $0)?.bytes })
    // The record's text begins after the comment.
    let start = try #require(text.ranges.first).lowerBound
    let ranges = text.ranges.map { $0.lowerBound - start..<$0.upperBound - start }
    #expect(places == Set(ranges))
  }
}
