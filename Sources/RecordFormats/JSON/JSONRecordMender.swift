import RecordText
import GameRecords

/// Finds what makes a record of JSON that is nearly one.
///
/// It looks at the whole text: a reader gives up an object at the first thing that is wrong with it,
/// and does not see the others.
struct JSONRecordMender {
  let source: SourceText
  private var mends: [Mend] = []

  /// An edit, with the rule that asks for it.
  private struct Mend {
    var rule: Rule
    /// Where what is wrong begins.
    var offset: Int
    var edit: Edit
    var isSafe: Bool
  }

  /// The rules whose findings may be mended here.
  private static let rules: [Rule] = [
    .jsonType, .jsonDuplicateKey, .jsonUnknownKey, .jsonValue, .jsonSpelling,
  ]

  /// Adds to findings what would mend them.
  static func addRepairs(to findings: inout [Finding], in source: SourceText) {
    guard findings.contains(where: { rules.contains($0.rule) }),
      let root = JSONTree(source).root
    else { return }
    var mender = JSONRecordMender(source: source)
    mender.look(at: root, as: .object(.record))
    for rule in rules { mender.addRepairs(of: rule, to: &findings) }
  }

  private init(source: SourceText) { self.source = source }

  /// Gives each finding of a rule the edits at its place, and those that nobody has found to the last
  /// one before them that can be mended.
  private func addRepairs(of rule: Rule, to findings: inout [Finding]) {
    let mends = mends.filter { $0.rule == rule }
    guard !mends.isEmpty else { return }
    var own: [(finding: Int, start: Int, mends: [Mend])] = []
    var isTaken = Array(repeating: false, count: mends.count)
    for (index, finding) in findings.enumerated() where finding.rule == rule {
      guard let place = finding.place.start else { continue }
      let start = place.offset - source.start.offset
      let range = start...start + finding.place.length
      let found = mends.indices.filter { !isTaken[$0] && range.contains(mends[$0].offset) }
      guard !found.isEmpty else { continue }
      for index in found { isTaken[index] = true }
      own.append((index, start, found.map { mends[$0] }))
    }
    guard !own.isEmpty else { return }
    for (mend, isTaken) in zip(mends, isTaken) where !isTaken {
      let index = own.lastIndex { $0.start <= mend.offset } ?? 0
      own[index].mends.append(mend)
    }
    for (index, _, mends) in own {
      let isSafe = mends.contains(where: \.isSafe)
      let edits = mends.filter { $0.isSafe == isSafe }
        .map { $0.edit.shifted(by: source.start.offset) }
      findings[index].repair = .edits(edits, isSafe: isSafe)
    }
  }

  mutating func mend(
    _ rule: Rule,
    at offset: Int,
    _ edit: Edit,
    isSafe: Bool = true
  ) {
    mends.append(Mend(rule: rule, offset: offset, edit: edit, isSafe: isSafe))
  }
}
