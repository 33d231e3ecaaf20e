internal import Flipbook

/// Repairs that are tried together with those that they bring to light: moves behind the end of a
/// game hide that its result is wrong.
struct RepairTrial {
  private let before: FileRepair.Findings
  private let repairs: [Int: RecordRepair]
  /// The input with the repairs.
  var content: PatchedContent
  /// What was found in it.
  var after: FileRepair.Findings
  /// The rules whose findings were mended, for each record.
  private(set) var mended: [Int: [Rule]] = [:]
  /// By how many bytes each record has grown.
  private var growth: [Int: Int] = [:]
  /// How many times repairs were added.
  private(set) var steps = 0

  /// A repair that leads to more than a few others is a circle.
  static let mostSteps = 10

  /// A trial without a repair yet.
  init(of content: PatchedContent, _ findings: FileRepair.Findings) {
    self.content = content
    before = findings
    after = findings
    repairs = Dictionary(findings.repairs.map { ($0.record, $0) }) { first, _ in first }
  }

  /// Takes in more repairs.
  /// - Parameter repairs: the repairs, apart from each other.
  /// - Returns: what they replace, in the order of the bytes.
  mutating func add(_ repairs: [RecordRepair]) -> [Edit] {
    steps += 1
    for repair in repairs {
      mended[repair.record, default: []] += repair.rules
      growth[repair.record, default: 0] += repair.edits.reduce(0) {
        $0 + $1.bytes.count - $1.range.count
      }
    }
    return repairs.flatMap(\.edits)
  }

  /// The records that are mended.
  var records: Set<Int> { Set(mended.keys) }

  /// The first repairs of the records that are no better than before; of all when records are gone.
  var failures: [RecordRepair] {
    let first = records.sorted().compactMap { repairs[$0] }
    guard after.ending.isWhole, after.summary.records >= before.summary.records else {
      return first
    }
    return first.filter { repair in
      let old = before.states[repair.record] ?? RecordState()
      let new = after.states[repair.record] ?? RecordState()
      let growth = growth[repair.record, default: 0]
      return !new.isBetter(than: old, mended: repair.rules, growth: growth)
    }
  }
}

/// What is known of a record, to be compared with the same record after a repair.
struct RecordState {
  /// Where reading first failed, in bytes from the record's start; `nil` when it did not.
  private var unread: Int?
  private var counts: [Rule: Int]

  /// A record with the rules that it breaks, each as often as it is listed.
  init(_ rules: [Rule] = [], unread: Int? = nil) {
    counts = rules.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    self.unread = unread
  }

  /// A record with what was found in it.
  init(_ parsed: ParsedRecord, _ findings: [Diagnostic]) {
    let start = parsed.source.start.offset
    let fault = parsed.diagnostics.first { $0.severity == .error }
    self.init(findings.map(\.rule), unread: fault.map { ($0.place.start?.offset ?? start) - start })
  }

  /// The state of a record that comes in parts, as an input as a whole does.
  func adding(_ other: RecordState) -> RecordState {
    var sum = self
    sum.unread = unread ?? other.unread
    sum.counts.merge(other.counts, uniquingKeysWith: +)
    return sum
  }

  /// Whether the record is better than it was.
  ///
  /// What stands behind the place where reading failed was never judged: a record that can be read
  /// further is better, whatever is found there. Otherwise the rules whose findings were mended
  /// have to find less, and no rule may find more.
  /// - Parameters:
  ///   - old: the record before.
  ///   - rules: the rules whose findings were mended.
  ///   - growth: how many bytes the record has more than before.
  /// - Returns: whether it is better.
  func isBetter(than old: RecordState, mended rules: [Rule], growth: Int) -> Bool {
    if let place = old.unread {
      guard let unread else { return true }
      if unread > place + max(0, growth) { return true }
    }
    return rules.allSatisfy { counts[$0, default: 0] < old.counts[$0, default: 0] }
      && counts.allSatisfy { $0.value <= old.counts[$0.key, default: 0] }
  }
}
