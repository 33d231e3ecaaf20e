import GameRecords

/// What is handed over: records with their findings, and findings between them.
extension RecordBuilder {
  /// The most findings that are reported between records.
  private static var looseLimit: Int { 100 }

  /// Adds a finding to the open record, or hands it over at once when none is open.
  mutating func report(
    _ rule: Rule,
    _ message: @autoclosure () -> String,
    help: @autoclosure () -> String? = nil,
    at range: Range<Int>,
    repair: Repair? = nil
  ) {
    func finding() -> FindingDraft {
      FindingDraft(rule, message(), help: help(), at: range, repair: repair)
    }
    guard record == nil else {
      record?.findings.add(rule, repair: repair, finding)
      return
    }
    looseFindings += 1
    if looseFindings <= Self.looseLimit {
      hand(over: finding())
    } else if looseFindings == Self.looseLimit + 1 {
      let message =
        "more than \(Self.looseLimit) findings between the records; the others are not reported"
      hand(over: FindingDraft(.tooMany, message, at: range))
    }
  }

  private mutating func hand(over finding: FindingDraft) {
    outlet.handOver(window.parsed(finding, in: source))
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
    guard let record = record.take() else { return hand(over: failure) }
    let text = text(of: record.start..<window.sight(from: failure.range.upperBound))
    let parsed = ParsedRecord(number: record.number, source: text)
    handOver(parsed, record.findings, endedBy: failure, text: text)
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
}
