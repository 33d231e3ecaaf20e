internal import Flipbook

/// Counts in how many records each fact was lost.
struct LossTally {
  private var counts: [Fact: Int] = [:]

  mutating func add(_ losses: [Loss]) {
    for fact in Set(losses.map(\.fact)) { counts[fact, default: 0] += 1 }
  }

  mutating func add(_ other: LossTally) {
    counts.merge(other.counts, uniquingKeysWith: +)
  }

  /// Tells what was lost, if anything was: the facts that most records lose first.
  func show(_ messages: Messages, target: any RecordFormat) {
    let groups = Set(counts.values).sorted(by: >).map { count in
      let facts = Fact.allCases.filter { counts[$0] == count }.map(\.description)
      return facts.joined(separator: ", ") + " in \(count) record\(count == 1 ? "" : "s")"
    }
    guard !groups.isEmpty else { return }
    messages.show(
      .loss,
      "not kept: " + groups.joined(separator: "; ") + "; \(target.name) cannot hold them"
    )
  }
}
