import GameRecords
import RecordStreams
import RecordValidation

/// Compares two readings of an input, before and after some repairs.
struct RepairJudge {
  private let before: FileReading
  private let after: FileReading
  private let groups: [RepairGroup]
  private let hulls: [Range<Int>]
  private let maps: [EditMap]
  private let gate: RepairGate
  /// The verdict on each group.
  private(set) var verdicts: [RepairVerdict]

  /// - Parameters:
  ///   - before: the reading before.
  ///   - after: the reading with all repairs, which kept the records that the groups may change.
  ///   - groups: the repairs, in the order of the bytes.
  ///   - maps: the new positions of the bytes of the old content.
  ///   - gate: decides what a repair may change.
  init(
    _ before: FileReading,
    _ after: FileReading,
    _ groups: [RepairGroup],
    _ maps: [EditMap],
    _ gate: RepairGate
  ) {
    self.gate = gate
    self.before = before
    self.after = after
    self.groups = groups
    self.maps = maps
    hulls = groups.map { maps.hull(of: $0.bytes) }
    verdicts = groups.map { _ in .better }
    guard after.ending.isWhole else {
      verdicts = groups.map { _ in .unknown }
      return
    }
    for index in groups.indices { verdicts[index] = verdict(on: index) }
    compareRecords()
    compareInputFindings()
  }

  /// Whether its own repairs have made a part better.
  private func verdict(on index: Int) -> RepairVerdict {
    let group = groups[index]
    let isBetter =
      group.record > 0
      ? after.state(of: after.records(in: hulls[index]))
        .isBetter(
          than: before.state(of: before.records(in: group.bytes)),
          repaired: group.rules,
          maps
        )
      : after.inputState(in: hulls[index])
        .isBetter(than: before.inputState(in: group.bytes), repaired: group.rules, maps)
    return isBetter ? .better : .useless
  }

  /// Checks that every record is still there, and reads as before.
  private mutating func compareRecords() {
    var owners: [Int: Int] = [:]
    for (index, group) in groups.enumerated() where group.record > 0 { owners[group.start] = index }
    for record in before.records {
      let same = after.records(in: maps.hull(of: record.bytes))
      if same.contains(where: { $0.hash == record.hash }) { continue }
      let owner = owners[record.start]
      let culprit = owner ?? culprit(at: record.bytes.upperBound)
      if same.isEmpty {
        note(.useless, culprit)
      } else if record.hash != nil, !(owner.map { groups[$0].isGuess } ?? false),
        !isAllowed(same, instead: record)
      {
        note(.gated, culprit)
      }
    }
  }

  private func isAllowed(_ records: ArraySlice<RecordMark>, instead old: RecordMark) -> Bool {
    guard let before = before.details[old.start]?.parsed else { return false }
    return records.contains { record in
      after.details[record.start]?.parsed.map { gate.allows($0, instead: before) } ?? false
    }
  }

  /// Checks that there are no new findings about the input, except after the place where reading
  /// ended before.
  private mutating func compareInputFindings() {
    let judged = parts(groups.map(\.bytes))
    var known: [InputPlace: Int] = [:]
    for finding in before.inputFindings where !judged.contains(finding.offset) {
      known[InputPlace(offset: maps.lowest(finding.offset), rule: finding.rule), default: 0] += 1
    }
    let end = max(
      before.records.last?.bytes.upperBound ?? 0,
      before.inputFindings.last?.offset ?? 0
    )
    let judgedNow = parts(hulls)
    for finding in after.inputFindings where !judgedNow.contains(finding.offset) {
      let place = InputPlace(offset: finding.offset, rule: finding.rule)
      if let count = known[place], count > 0 {
        known[place] = count - 1
        continue
      }
      let culprit = hulls.lastIndex { $0.lowerBound <= finding.offset } ?? 0
      if groups[culprit].bytes.upperBound < end { note(.useless, culprit) }
    }
  }

  private struct InputPlace: Hashable {
    let offset: Int
    let rule: Rule
  }

  /// The bytes for the comparison of groups about the input as a whole.
  private func parts(_ parts: [Range<Int>]) -> RangeSet<Int> {
    RangeSet(closed: zip(groups, parts).lazy.filter { $0.0.record == 0 }.map(\.1))
  }

  /// The group that most likely changed how some bytes are read: the last one before their end.
  private func culprit(at end: Int) -> Int {
    groups.lastIndex { $0.bytes.lowerBound <= end } ?? 0
  }

  private mutating func note(_ verdict: RepairVerdict, _ index: Int) {
    if verdicts[index] != .useless { verdicts[index] = verdict }
  }
}
