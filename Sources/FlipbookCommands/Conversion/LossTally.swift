internal import Flipbook

/// Counts in how many records each fact was lost.
struct LossTally {
  private var counts: [Fact: Int] = [:]

  mutating func add(_ losses: FactSet) {
    for fact in losses.facts { counts[fact, default: 0] += 1 }
  }

  mutating func add(_ other: LossTally) {
    counts.merge(other.counts, uniquingKeysWith: +)
  }

  /// Tells what was lost, if anything was.
  func show(_ messages: Messages, target: any RecordFormat) {
    let lost = Fact.allCases.compactMap { fact in
      counts[fact].map { "\(fact) (\($0) record\($0 == 1 ? "" : "s"))" }
    }
    guard !lost.isEmpty else { return }
    messages.show(
      .loss,
      "not kept, because \(target.name) cannot hold it: " + lost.joined(separator: ", ")
    )
  }
}
