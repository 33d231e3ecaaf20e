import GameRecords
import ReversiRules
import TestSupport
import Testing

@Suite struct `A variation` {
  @Test func `differs from another in any of its parts`() {
    let line = Variation(ply: 2, moves: Move.list("d3"))
    var others = Array(repeating: line, count: 4)
    others[0].ply = 1
    others[1].moves.append(.pass)
    others[2].annotations = [MoveAnnotation(ply: 1, glyphs: [1])]
    others[3].variations = [line]
    #expect(Set([line] + others).count == 5)
    for other in others {
      #expect(ReversiRecord(variations: [line]) != ReversiRecord(variations: [other]))
    }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `of a random record is legal where it branches off`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let record = ReversiRecord.random(using: &generator)
    #expect(throws: Never.self) { try record.checkLines(depth: 3) }
    var lines = record.variations.map { (record.moves, $0) }
    while let (moves, line) = lines.popLast() {
      let moves = Array(moves.prefix(line.ply - 1)) + line.moves
      #expect(ReplayAttempt(ReversiRecord(start: record.start, moves: moves)).problems == [])
      // Nested variations branch off the moves counted from the start.
      lines += line.variations.map { inner in
        var inner = inner
        inner.ply += moves.count - line.moves.count
        return (moves, inner)
      }
    }
  }
}
