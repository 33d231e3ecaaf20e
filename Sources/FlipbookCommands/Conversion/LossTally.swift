internal import Flipbook

/// Counts in how many records each kind of loss occurred.
struct LossTally {
  private var counts: [Kind: Int] = [:]

  private struct Kind: Hashable {
    let fact: Fact
    let change: Loss.Change
  }

  mutating func add(_ losses: [Loss]) {
    for kind in Set(losses.map { Kind(fact: $0.fact, change: $0.change) }) {
      counts[kind, default: 0] += 1
    }
  }

  mutating func add(_ other: LossTally) {
    counts.merge(other.counts, uniquingKeysWith: +)
  }

  /// What was lost, in words, or `nil` when nothing was: what is missing altogether first, and then
  /// what most records have lost.
  var description: String? {
    let groups = Loss.Change.allCases.flatMap { change in
      Set(counts.filter { $0.key.change == change }.values).sorted(by: >).map { count in
        let facts = Fact.allCases
          .filter { counts[Kind(fact: $0, change: change)] == count }
          .map(\.description)
        return "\(change.rawValue) in \(count) record\(count == 1 ? "" : "s"): "
          + facts.joined(separator: ", ")
      }
    }
    return groups.isEmpty ? nil : groups.joined(separator: "; ")
  }
}
