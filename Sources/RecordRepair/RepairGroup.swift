import GameRecords
import RecordStreams
import RecordValidation

/// The edits to make at once in one record, or for one finding about the input as a whole, and the
/// rules that require them.
struct RepairGroup: Sendable {
  /// The record's number; 0 for the input as a whole.
  let record: Int
  /// The first byte of the record, or the place of the finding.
  let start: Int
  /// The bytes for the comparison: those of the record, or of the finding and its edits.
  private(set) var bytes: Range<Int>
  /// The edits, in the order of the bytes.
  private(set) var edits: [Edit] = []
  /// The rule of each repaired finding.
  private(set) var rules: [Rule] = []
  /// The keys of the repairs.
  private(set) var keys: [RepairKey] = []
  /// Whether any of the repairs is a guess that the user allowed.
  private(set) var isGuess = false

  /// Creates a group without repairs.
  init(record: Int, _ bytes: Range<Int>) {
    self.record = record
    start = bytes.lowerBound
    self.bytes = bytes
  }

  /// Adds the edits of a repair, unless they touch those of another repair.
  mutating func add(_ new: [Edit], for key: RepairKey, isGuess: Bool) {
    let all = (edits + new).sorted { a, b in
      (a.range.lowerBound, a.range.upperBound) < (b.range.lowerBound, b.range.upperBound)
    }
    // The order of two insertions at the same point would be arbitrary.
    for (edit, next) in zip(all, all.dropFirst()) {
      guard edit.range.upperBound <= next.range.lowerBound, edit.range != next.range else { return }
    }
    edits = all
    rules.append(key.rule)
    keys.append(key)
    self.isGuess = self.isGuess || isGuess
    let lower = min(bytes.lowerBound, all[0].range.lowerBound)
    bytes = lower..<max(bytes.upperBound, all[all.count - 1].range.upperBound)
  }
}

extension [RepairGroup] {
  /// The groups whose edits do not touch those of another group, in the order of the bytes.
  var apart: [RepairGroup] {
    let sorted = sorted { $0.edits[0].range.lowerBound < $1.edits[0].range.lowerBound }
    var end = -1
    return sorted.filter { group in
      guard group.edits[0].range.lowerBound > end else { return false }
      end = group.edits[group.edits.count - 1].range.upperBound
      return true
    }
  }
}
