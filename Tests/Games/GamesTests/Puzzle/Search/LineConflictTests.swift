@testable import Games
import TestSupport
import Testing

@Suite struct LineConflicts {
  @Test(
    arguments: [
      ([], 0), ([3], 0), ([0, 1, 2, 3], 0), ([1, 0], 2), ([3, 2, 1, 0], 6), ([1, 2, 3, 0], 2),
      ([2, 3, 0, 1], 4), ([15, 0], 2), (Array((0...15).reversed()), 30),
    ] as [([Int], Int)]
  )
  func `each panel that must leave costs two slides`(places: [Int], expected: Int) {
    #expect(slides(places) == expected)
  }

  @Test func `as few panels leave as possible`() {
    var places = Array(0..<8)
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<300 {
      places.shuffle(using: &generator)
      let longest = (0..<256).map { chosen in
        let kept = places.indices.filter { chosen >> $0 & 1 == 1 }.map { places[$0] }
        return kept == kept.sorted() ? kept.count : 0
      }.max()
      #expect(slides(places) == 2 * (places.count - (longest ?? 0)))
    }
  }

  private func slides(_ places: [Int]) -> Int {
    var conflict = LineConflict()
    for place in places { conflict.add(UInt8(place)) }
    return conflict.slides
  }
}
