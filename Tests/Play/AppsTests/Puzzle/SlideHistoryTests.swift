@testable import Apps
import GameRecords
import Games
import PuzzleRules
import TestSupport
import Testing

@Suite struct `The slides of a game` {
  @Test(arguments: 0..<10 as Range<UInt64>)
  func `are those that were added and not taken back`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var history = SlideHistory()
    var expected: [UInt8] = []
    for _ in 0..<3_000 {
      // More slides than are taken back, with runs of both.
      for _ in 0..<Int.random(in: 1...9, using: &generator) {
        let panel = UInt8.random(in: 1...255, using: &generator)
        history.append(panel)
        expected.append(panel)
      }
      for _ in 0..<Int.random(in: 0...8, using: &generator) {
        #expect(history.popLast() == expected.popLast())
      }
      #expect(history.count == expected.count && history.last == expected.last)
    }
    #expect(history.panels == expected)
    #expect(history == SlideHistory(expected))
    #expect(history.digest == SlideHistory(expected).digest)
    while !expected.isEmpty { #expect(history.popLast() == expected.popLast()) }
    #expect(history.popLast() == nil && history == SlideHistory())
  }

  @Test func `are not more than a record can have`() throws {
    let layout = try #require(PanelLayout(rows: [[1, 2, 3], [0, 4, 5]]))
    var record = PuzzleRecord(start: layout)
    record.slides = (0..<Limits.slides - 16).map { _ in 4 }
    var state = PuzzleState()
    _ = state.handle(.started(try PuzzleSave(record)))
    #expect(state.slideCount == Limits.slides - 16)
    var refusal: PuzzleRefusal?
    while refusal == nil, state.slideCount < Limits.slides + 2 {
      refusal = state.refusal(of: .typed(4))
      _ = state.handle(.typed(4))
      _ = state.handle(.slideDone(work: state.work))
    }
    #expect(refusal?.failedGuard == .recordHasRoom)
    #expect(state.slideCount <= Limits.slides)
    #expect(state.handle(.undone) != nil)
  }
}
