package import GameRecords
import Synchronization

/// What records of a run must meet; all others are left out.
package final class RecordCondition: Sendable {
  private let holds: @Sendable (ParsedRecord) -> Bool
  private let matches = Atomic<Int>(0)

  /// Creates a condition, in addition to another one if there is one.
  package init(
    _ other: RecordCondition? = nil,
    _ holds: @escaping @Sendable (ParsedRecord) -> Bool
  ) {
    self.holds = { parsed in other?.holds(parsed) ?? true && holds(parsed) }
  }

  /// Whether no record has met the condition so far.
  package var isUnmet: Bool { matches.load(ordering: .relaxed) == 0 }

  /// Returns the records that meet the condition, and those that cannot be read: nobody knows what is
  /// in them.
  func selected(of slices: [RecordSlice]) -> [RecordSlice] {
    var selected: [RecordSlice] = []
    var count = 0
    slices.withUnsafeBufferPointer { slices in
      for index in slices.indices {
        let parsed = slices[index].parsed()
        if parsed.hasRecord {
          guard holds(parsed) else { continue }
          count += 1
        }
        selected.append(RecordSlice(parsed))
      }
    }
    matches.wrappingAdd(count, ordering: .relaxed)
    return selected
  }
}
