import Flipbook
import TestSupport
import Testing

@testable import RecordRepair

@Suite struct EditMapTests {
  /// Returns random edits, including insertions, of a text of some length, in order and not
  /// touching each other.
  private func edits(of count: Int, using generator: inout SeededGenerator) -> [Edit] {
    var edits: [Edit] = []
    var next = 0
    while next < count {
      let lower = next + Int.random(in: 0...6, using: &generator)
      let upper = lower + Int.random(in: 0...3, using: &generator)
      guard upper <= count else { break }
      let bytes = [UInt8](repeating: 0xFF, count: Int.random(in: 0...4, using: &generator))
      edits.append(Edit(lower..<upper, bytes))
      next = upper + 1
    }
    return edits
  }

  @Test func `finds every byte that was not replaced`() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let text = Array(UInt8(0)..<UInt8.random(in: 1...60, using: &generator))
      let edits = edits(of: text.count, using: &generator)
      let after = text.applying(edits)
      let map = EditMap(edits)
      for (offset, byte) in text.enumerated() {
        let isReplaced = edits.contains { $0.range.contains(offset) }
        let hull = map.hull(of: offset..<offset + 1)
        #expect(hull.lowerBound <= hull.upperBound && hull.upperBound <= after.count)
        if !isReplaced { #expect(after[hull].contains(byte)) }
      }
      // An insertion at an end belongs to the range.
      #expect(map.hull(of: 0..<text.count) == 0..<after.count)
      for edit in edits {
        let hull = map.hull(of: edit.range)
        #expect(after[hull].starts(with: edit.bytes) && hull.count == edit.bytes.count)
      }
    }
  }
}
