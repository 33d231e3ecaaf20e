import GameRecords
import RecordStreams
import RecordValidation

/// What is to be replaced at once in one record, or for one finding about the input as a whole, and
/// which rules ask for it.
struct RepairGroup: Sendable {
  /// The record's number; 0 for the input as a whole.
  let record: Int
  /// The first byte of the record, or the place of the finding.
  let start: Int
  /// The bytes by which it is judged: those of the record, or of the finding and its edits.
  private(set) var bytes: Range<Int>
  /// In the order of the bytes.
  private(set) var edits: [Edit] = []
  /// A rule for each finding that is repaired.
  private(set) var rules: [Rule] = []
  /// What each of the repairs is known by.
  private(set) var keys: [RepairKey] = []
  /// Whether any of the repairs is a guess that the user has asked for.
  private(set) var isGuess = false

  /// A group without any repair yet.
  init(record: Int, _ bytes: Range<Int>) {
    self.record = record
    start = bytes.lowerBound
    self.bytes = bytes
  }

  /// Adds the edits of a repair, unless they touch those of another.
  mutating func add(_ new: [Edit], for key: RepairKey, isGuess: Bool) {
    let all = (edits + new).sorted { a, b in
      (a.range.lowerBound, a.range.upperBound) < (b.range.lowerBound, b.range.upperBound)
    }
    // Two that insert at the same point would have an order that nobody has chosen.
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
  /// The groups whose edits do not touch those of another, in the order of the bytes.
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
