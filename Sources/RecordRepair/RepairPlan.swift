import GameRecords
import RecordStreams
import RecordValidation

/// The repairs that did not help, in one pass over an input.
struct RepairPlan: Sendable {
  /// The refused repairs, and whether the gate refused them.
  private var refused: [RepairKey: Bool] = [:]
  /// The number of findings of a part to repair at once, if not all repairs helped.
  private var limits: [Int: Int] = [:]
  /// The number of parts to repair at once, if it is unknown which of them did not help.
  private(set) var mostGroups = Int.max

  /// The number of repairs that the gate refused.
  var gatedCount: Int { refused.values.count { $0 } }

  /// Whether a repair may be tried.
  func allows(_ key: RepairKey) -> Bool { refused[key] == nil }

  /// Returns the number of findings of a part to repair at once.
  func limit(of group: RepairGroup) -> Int { limits[group.start] ?? .max }

  /// Notes that a group of repairs did not help.
  /// - Parameters:
  ///   - group: the repairs.
  ///   - isGated: whether they would have changed what could be read before.
  mutating func note(failureOf group: RepairGroup, isGated: Bool) {
    if group.keys.count == 1 {
      refused[group.keys[0]] = isGated
      limits[group.start] = nil
    } else {
      limits[group.start] = group.keys.count / 2
    }
  }

  /// Notes that some groups together did not help, without knowing which.
  mutating func note(failureOfAll groups: [RepairGroup]) {
    if groups.count == 1 {
      note(failureOf: groups[0], isGated: false)
      mostGroups = .max
    } else {
      mostGroups = groups.count / 2
    }
  }

  /// Returns the plan for the repaired content.
  func following(_ maps: [EditMap]) -> RepairPlan {
    var plan = RepairPlan()
    for (key, isGated) in refused {
      plan.refused[RepairKey(rule: key.rule, offset: maps.highest(key.offset))] = isGated
    }
    return plan
  }
}

/// Identifies a repair: its rule, and the offset of its first edit.
struct RepairKey: Hashable, Sendable {
  let rule: Rule
  let offset: Int
}
