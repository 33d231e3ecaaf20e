import GameRecords
import RecordStreams
import RecordValidation

/// Repairs that are tried together with those that they bring to light: moves after the end of a
/// game hide that its result is wrong.
struct RepairTrial {
  private let before: FileReading
  private let gate: RepairGate
  /// The repairs that are tried, in the order of the bytes.
  let groups: [RepairGroup]
  /// The input with the repairs.
  private(set) var content: PatchedContent
  /// What reading it found.
  private(set) var after: FileReading
  /// The rules whose findings were repaired, those that came to light included.
  private(set) var repaired: [Rule] = []
  /// Where the bytes are after each step.
  private(set) var maps: [EditMap] = []

  /// A repair that leads to more than a few others is a circle.
  private static let mostSteps = 10

  /// A trial that has not begun.
  init(
    of groups: [RepairGroup],
    _ content: PatchedContent,
    _ reading: FileReading,
    _ gate: RepairGate
  ) {
    self.gate = gate
    self.groups = groups
    self.content = content
    before = reading
    after = reading
  }

  /// Makes all repairs, and then those that they bring to light in parts that are not better yet.
  /// - Parameter look: reads a content after some edits, and keeps the records in some ranges.
  mutating func run(
    _ look: (PatchedContent, [EditMap], RangeSet<Int>) async -> FileReading
  ) async {
    var next = groups
    while !next.isEmpty, maps.count < Self.mostSteps {
      let edits = next.flatMap(\.edits)
      repaired += next.flatMap(\.rules)
      content = content.applying(edits)
      maps.append(EditMap(edits))
      after = await look(content, maps, RangeSet(closed: groups.map { maps.hull(of: $0.bytes) }))
      let judge = RepairJudge(before, after, groups, maps, gate)
      verdicts = judge.verdicts
      let unsettled = groups.indices.filter { verdicts[$0] != .better }
      let parts = RangeSet(closed: unsettled.map { maps.hull(of: groups[$0].bytes) })
      next = after.repairs.filter { $0.record > 0 && parts.touches($0.bytes) }.apart
    }
  }

  /// What became of each group.
  private(set) var verdicts: [RepairVerdict] = []

  /// Whether every group has helped.
  var hasHelped: Bool { verdicts.allSatisfy { $0 == .better } }
}

/// What became of a group of repairs.
enum RepairVerdict {
  case better
  /// Nothing is better, or something is worse.
  case useless
  /// Something that could be read before reads otherwise.
  case gated
  /// The input can no longer be read, and it is not known which group is to blame.
  case unknown
}
