import GameRecords

extension RecordBuilder {
  /// Whether a finding needs its message and repair; if not, it is only counted.
  mutating func wants(_ rule: Rule) -> Bool {
    guard let record else { return outlet.wantsLooseFinding() }
    if record.findings.wants(rule) { return true }
    self.record?.findings.count(rule)
    return false
  }

  /// Adds a finding to the open record, or hands it over at once when none is open.
  mutating func report(
    _ rule: Rule,
    _ message: String,
    help: String? = nil,
    at range: Range<Int>,
    ply: Int? = nil,
    repair: Repair? = nil
  ) {
    guard wants(rule) else { return }
    let finding = FindingDraft(rule, message, help: help, at: range, ply: ply, repair: repair)
    guard record == nil else {
      record?.findings.add(finding)
      return
    }
    if outlet.admitsLooseFinding() {
      hand(over: finding)
    } else {
      hand(
        over: FindingDraft(
          .tooMany,
          "more than \(RecordOutlet.looseLimit) findings between the records; "
            + "the others are not reported",
          at: finding.range
        )
      )
    }
  }

  /// Ends reading with a finding, unless it has already ended.
  mutating func fail(
    _ rule: Rule,
    _ message: String,
    help: String? = nil,
    at range: Range<Int>
  ) {
    guard failure == nil else { return }
    failure = FindingDraft(rule, message, help: help, at: range)
  }

  /// Hands over why reading ended, with the findings of the record in which it ended.
  mutating func handOverFailure() {
    guard let failure else { return }
    defer { outlet.isStopped = true }
    guard let record else { return hand(over: failure) }
    let text = text(of: record.start..<window.sight(from: failure.range.upperBound))
    let parsed = ParsedRecord(number: record.number, source: text)
    handOver(parsed, record.findings, endedBy: failure, text: text)
    self.record = nil
  }

  private mutating func hand(over finding: FindingDraft) {
    let line = window.lineStart(of: finding.range.lowerBound)
    let text = text(of: line..<window.sight(from: finding.range.upperBound))
    outlet.handOver(
      ParsedRecord(
        findings: [text.finding(finding.shifted(by: -text.start.offset))],
        source: text
      )
    )
  }

  /// Hands over a record as read, with the findings in it.
  mutating func handOver(
    _ record: consuming ParsedRecord,
    _ found: FindingCollector<FindingDraft>,
    endedBy failure: FindingDraft? = nil,
    text: SourceText
  ) {
    if found.total > 0 || failure != nil {
      var findings = found.findings(in: text, from: text.start.offset)
      if let failure { findings.append(text.finding(failure.shifted(by: -text.start.offset))) }
      record.findings = findings.inOrderOfText
    }
    outlet.handOver(record)
  }

  /// Some bytes of the window with their place in the input.
  mutating func text(of range: Range<Int>) -> SourceText {
    SourceText(
      name: source,
      bytes: window[range],
      start: window.position(at: range.lowerBound)
    )
  }
}

extension RecordBuilder {
  /// Keeps a note on the input, to be reported with its first record.
  mutating func addToPreamble(_ note: FindingDraft) {
    let text = text(of: window.start.offset..<window.end)
    outlet.preamble.append(text.finding(note.shifted(by: -text.start.offset)))
  }

  /// Forgets the bytes before an offset, which no record needs any more.
  mutating func forget(before offset: Int) {
    open.prepareToDrop(before: offset, of: &window)
    window.drop(before: offset)
  }

  /// Continues at another place between two records.
  mutating func restart(at place: XMLRecordPlace) {
    window.restart(with: place.shown, at: place.start)
    outlet = RecordOutlet(looseFindings: place.looseFindings)
    gameCount = place.records
    strayTextEnd = 0
  }
}
