package import GameRecords

/// A record that is ready to be written, or what is in the way.
package struct PreparedRecord: Sendable {
  /// What was read.
  ///
  /// It goes from hand to hand, and its record stays in it until it is written: to copy a record is
  /// to copy all of its parts.
  private var parsed: ParsedRecord
  /// Whether there is a record to write.
  package private(set) var hasRecord: Bool
  /// What is to be reported about it.
  package var findings: [Finding]
  /// What makes it the same game as another, when that matters.
  package var key: GameKey?
  /// What it may lose although the user is strict.
  package var allowedLosses: FactSet = []
  /// How many findings will not be reported, since there are so many.
  package private(set) var unreported = 0
  private var hadErrors = false

  package init(of parsed: ParsedRecord) {
    self.parsed = parsed
    hasRecord = parsed.isWhole
    findings = parsed.findings.filter { $0.severity > .note }
  }

  /// The record to write; `nil` when there is none.
  package var record: GameRecord? { hasRecord ? parsed.record : nil }

  /// The record's number in its input, from 1; 0 for findings about the input as a whole.
  package var number: Int { parsed.number }

  /// Whether there is an error among what is to be reported.
  package var hasErrors: Bool { findings.contains { $0.severity == .error } }

  /// Whether something that should have been converted was not.
  package var isFailure: Bool {
    // What is only said about the input, and is not an error, is in nobody's way.
    !hasRecord && (number > 0 || hasErrors || hadErrors)
  }

  /// Leaves out findings that need not be reported.
  package mutating func limit(by budget: inout FindingBudget) {
    let count = findings.count
    hadErrors = hasErrors
    findings.removeAll { !budget.admits($0) }
    unreported = count - findings.count
  }

  /// Makes errors of warnings: what a reader warns of may be lost already.
  mutating func refuseWarnings() {
    for index in findings.indices where findings[index].severity == .warning {
      findings[index].severity = .error
      if findings[index].help == nil {
        findings[index].help = "without --strict this is a warning"
      }
    }
    if hasErrors { hasRecord = false }
  }

  /// Takes note of why there is no record to write.
  mutating func refuse(_ reason: String) {
    findings.append(problem(WritingError(reason)))
    hasRecord = false
  }

  /// Puts another record in the place of the one that was read.
  mutating func change(to record: GameRecord) { parsed.record = record }

  /// Where the record begins.
  package var place: Place {
    var place = parsed.source.place(of: 0..<0)
    place.record = number
    place.recordID = parsed.hasRecord ? parsed.contents.id : nil
    return place
  }

  /// A finding about why the record cannot be converted.
  package func problem(_ error: WritingError) -> Finding {
    Finding(.cannotConvert, error.message, help: error.help, at: place)
  }
}
