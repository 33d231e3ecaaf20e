package import GameRecords

/// The findings in one record, of which those of the same rule become one: a hostile file may have
/// millions.
///
/// One repair mends all that are folded. Those that can be mended without doubt, by a guess or not at
/// all are told apart, lest one of them keep the others from it.
package struct FoldedFindings {
  private let source: SourceText
  private var entries: [Entry] = []

  package init(in source: SourceText) { self.source = source }

  /// The first finding of a rule that can be mended in some way.
  fileprivate struct Entry {
    var finding: Finding
    /// Whether the repair is no guess; `nil` when there is none.
    var isSafe: Bool?
    /// What mends this one and those that it stands for; `nil` when it is too much.
    var edits: [Edit]?
    /// How many others it stands for.
    var left = 0
  }

  /// Whether any finding is an error.
  package var hasErrors: Bool { entries.contains { $0.finding.severity == .error } }

  /// Whether there is a finding of some rules.
  package func has(_ rules: [Rule]) -> Bool { entries.contains { rules.contains($0.finding.rule) } }

  /// Takes back the repairs of some rules, whose findings become one for each rule.
  package mutating func withdrawRepairs(of rules: [Rule]) {
    for rule in rules {
      guard let first = entries.firstIndex(where: { $0.finding.rule == rule }) else { continue }
      let count = entries.reduce(0) { $0 + ($1.finding.rule == rule ? $1.left + 1 : 0) }
      let earliest = entries.filter { $0.finding.rule == rule }.map(\.finding).inOrderOfText[0]
      entries[first] = Entry(finding: earliest, isSafe: nil, edits: [], left: count - 1)
      var index = 0
      entries.removeAll { entry in
        defer { index += 1 }
        return entry.finding.rule == rule && index != first
      }
    }
  }

  /// Adds a finding, or counts it where its rule has one already that can be mended in the same way.
  package mutating func add(
    _ rule: Rule,
    _ message: @autoclosure () -> String,
    help: String? = nil,
    at range: Range<Int>,
    repair: Repair? = nil
  ) {
    let isSafe = repair?.isSafe
    let edits = repair?.edits ?? []
    if let index = entries.firstIndex(where: { $0.finding.rule == rule && $0.isSafe == isSafe }) {
      entries[index].left += 1
      entries[index].append(edits)
    } else {
      let finding = source.finding(rule, message(), help: help, at: range)
      entries.append(Entry(finding: finding, isSafe: isSafe, edits: edits))
    }
  }

  /// Adds a finding about a text that is read as Latin-1.
  package mutating func addLatin1(at range: Range<Int>) {
    add(.latin1, SourceText.latin1Message, at: range, repair: source.repair(ofLatin1: range))
  }

  /// Adds the finding about a byte order mark, if the input begins with one.
  /// - Returns: whether it does.
  package mutating func readByteOrderMark() -> Bool {
    guard source.start.offset == 0, source.bytes.starts(with: ByteOrderMark.utf8) else {
      return false
    }
    let mark = FindingDraft.byteOrderMark
    add(mark.rule, mark.message, help: mark.help, at: mark.range, repair: mark.repair)
    return true
  }

  /// The findings in the order of the text, each with the number of those that it stands for.
  package var findings: [Finding] {
    guard !entries.isEmpty else { return [] }
    return entries.map { $0.folded(in: source) }.inOrderOfText
  }

  /// Adds an error about something that is no move, up to the next white space.
  ///
  /// UTF-16 and UTF-32 at the start of an input are told as what they are.
  package mutating func refuse(_ rule: Rule, help: String, at offset: Int) {
    if source.start.offset == 0, ByteOrderMark.isWideText(source.bytes) {
      add(.encoding, "the text is UTF-16 or UTF-32; only UTF-8 is read", at: 0..<0)
      return
    }
    let rest = source.bytes.dropFirst(offset)
    let word = rest.prefix(1) + rest.dropFirst().prefix { $0 > 0x20 }
    let found =
      rest.isEmpty ? "the end" : DisplayText.quote(word) + "; the game is not read any further"
    add(
      rule,
      "expected a move such as f5, found \(found)",
      help: help,
      at: offset..<offset + word.count
    )
  }
}

extension FoldedFindings.Entry {
  fileprivate mutating func append(_ new: [Edit]) {
    guard !new.isEmpty, let count = edits?.count else { return }
    if count + new.count > Repair.mostEdits {
      edits = nil
    } else {
      edits?.append(contentsOf: new)
    }
  }

  /// The finding with the others that it stands for.
  fileprivate func folded(in source: SourceText) -> Finding {
    var finding = finding
    finding.message += FindingTally.rest(left)
    guard let isSafe, let edits else { return finding }
    let start = source.start.offset
    finding.repair = .edits(edits.map { $0.shifted(by: start) }, isSafe: isSafe)
    return finding
  }
}
