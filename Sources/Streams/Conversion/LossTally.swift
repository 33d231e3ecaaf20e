import GameRecords

/// Counts in how many records each kind of loss occurred.
struct LossTally {
  private var counts: [Kind: Int] = [:]

  private struct Kind: Hashable {
    let fact: Fact
    let change: Loss.Change
  }

  mutating func add(_ losses: [Loss]) {
    // The losses of many moves are of few kinds, mostly one after the other.
    var kinds: [Kind] = []
    for loss in losses {
      let kind = Kind(fact: loss.fact, change: loss.change)
      guard kinds.last != kind, !kinds.contains(kind) else { continue }
      kinds.append(kind)
      counts[kind, default: 0] += 1
    }
  }

  mutating func add(_ other: LossTally) {
    counts.merge(other.counts, uniquingKeysWith: +)
  }

  /// Whether no fact was lost, and some were only added.
  var isOfAdditions: Bool { counts.keys.allSatisfy { $0.change == .added } }

  /// The losses as text: a line for each kind of change and number of records, the most frequent
  /// first.
  var lines: [String] {
    Loss.Change.allCases.flatMap { change in
      Set(counts.filter { $0.key.change == change }.values).sorted(by: >).map { count in
        let facts = Fact.allCases
          .filter { counts[Kind(fact: $0, change: change)] == count }
          .map(\.description)
        return "\(change.rawValue) in \(count) record\(count == 1 ? "" : "s"): "
          + facts.joined(separator: ", ")
      }
    }
  }
}
