import GameRecords
import RecordStreams
import RecordValidation

/// Tries repairs together with those that become possible after them: moves after the end of a game
/// hide a wrong result.
struct RepairTrial {
  private let before: FileReading
  private let gate: RepairGate
  /// The repairs to try, in the order of the bytes.
  let groups: [RepairGroup]
  /// The input with the repairs.
  private(set) var content: PatchedContent
  /// The result of reading it.
  private(set) var after: FileReading
  /// The rules of the repaired findings, including new ones.
  private(set) var repaired: [Rule] = []
  /// The new positions of the bytes after each step.
  private(set) var maps: [EditMap] = []

  /// The maximum number of steps: a repair that leads to more than a few others is a cycle.
  private static let mostSteps = 10

  /// Creates a trial.
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

  /// Makes all repairs, and then those that become possible in parts that are not better yet.
  /// - Parameter look: reads the content after some edits, and keeps the records in some ranges.
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

  /// The verdict on each group.
  private(set) var verdicts: [RepairVerdict] = []

  /// Whether every group helped.
  var hasHelped: Bool { verdicts.allSatisfy { $0 == .better } }
}

/// The verdict on a group of repairs.
enum RepairVerdict {
  case better
  /// Nothing is better, or something is worse.
  case useless
  /// Something that could be read before now reads differently.
  case gated
  /// The input can no longer be read, and it is unknown which group is to blame.
  case unknown
}
