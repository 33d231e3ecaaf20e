import GameRecords
import RecordStreams
import RecordValidation

/// Which repairs have been found not to help, in one pass over an input.
struct RepairPlan: Sendable {
  /// The refused repairs, and whether it was the gate that refused them.
  private var refused: [RepairKey: Bool] = [:]
  /// How many findings of a part are repaired at once, where not all of them helped.
  private var limits: [Int: Int] = [:]
  /// How many parts are repaired at once, when it is unknown which of them did not help.
  private(set) var mostGroups = Int.max

  /// How many repairs the gate has refused.
  var gatedCount: Int { refused.values.count { $0 } }

  /// Whether a repair may be tried.
  func allows(_ key: RepairKey) -> Bool { refused[key] == nil }

  /// How many findings of a part are repaired at once.
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

  /// Notes that some groups together did not help, whichever it was.
  mutating func note(failureOfAll groups: [RepairGroup]) {
    if groups.count == 1 {
      note(failureOf: groups[0], isGated: false)
      mostGroups = .max
    } else {
      mostGroups = groups.count / 2
    }
  }

  /// The plan for the content after repairs were made in it.
  func following(_ maps: [EditMap]) -> RepairPlan {
    var plan = RepairPlan()
    for (key, isGated) in refused {
      plan.refused[RepairKey(rule: key.rule, offset: maps.highest(key.offset))] = isGated
    }
    return plan
  }
}

/// What a repair is known by: its rule, and where its first edit is.
struct RepairKey: Hashable, Sendable {
  let rule: Rule
  let offset: Int
}
