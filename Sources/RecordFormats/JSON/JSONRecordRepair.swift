import RecordText
import GameRecords

/// Finds the repairs that turn JSON that is almost a record into one.
///
/// It looks at the whole text: the reader gives up an object at its first error, and does not see the
/// others.
struct JSONRecordRepair {
  let source: SourceText
  private var parts: [Part] = []

  /// An edit of a repair, with the rule that requires it.
  private struct Part {
    var rule: Rule
    /// Where the problem begins.
    var offset: Int
    var edit: Edit
    var isSafe: Bool
  }

  /// The rules whose findings may be repaired here.
  private static let rules: [Rule] = [
    .jsonType, .jsonDuplicateKey, .jsonUnknownKey, .jsonValue, .jsonSpelling,
  ]

  /// Adds repairs to findings.
  static func addRepairs(to findings: inout [Finding], in source: SourceText) {
    guard findings.contains(where: { rules.contains($0.rule) }),
      let root = JSONTree(source).root
    else { return }
    var repair = JSONRecordRepair(source: source)
    repair.look(at: root, as: .object(.record))
    for rule in rules { repair.addRepairs(of: rule, to: &findings) }
  }

  private init(source: SourceText) { self.source = source }

  /// Gives each finding of a rule the edits at its place, and the edits without a finding of their own
  /// to the last repairable one before them.
  private func addRepairs(of rule: Rule, to findings: inout [Finding]) {
    let parts = parts.filter { $0.rule == rule }
    guard !parts.isEmpty else { return }
    var own: [(finding: Int, start: Int, parts: [Part])] = []
    var isTaken = Array(repeating: false, count: parts.count)
    for (index, finding) in findings.enumerated() where finding.rule == rule {
      guard let place = finding.place.start else { continue }
      let start = place.offset - source.start.offset
      let range = start...start + finding.place.length
      let found = parts.indices.filter { !isTaken[$0] && range.contains(parts[$0].offset) }
      guard !found.isEmpty else { continue }
      for index in found { isTaken[index] = true }
      own.append((index, start, found.map { parts[$0] }))
    }
    guard !own.isEmpty else { return }
    for (part, isTaken) in zip(parts, isTaken) where !isTaken {
      let index = own.lastIndex { $0.start <= part.offset } ?? 0
      own[index].parts.append(part)
    }
    for (index, _, parts) in own {
      let isSafe = parts.contains(where: \.isSafe)
      let edits = parts.filter { $0.isSafe == isSafe }
        .map { $0.edit.shifted(by: source.start.offset) }
      findings[index].repair = .edits(edits, isSafe: isSafe)
    }
  }

  mutating func repair(
    _ rule: Rule,
    at offset: Int,
    _ edit: Edit,
    isSafe: Bool = true
  ) {
    parts.append(Part(rule: rule, offset: offset, edit: edit, isSafe: isSafe))
  }
}
