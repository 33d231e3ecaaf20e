package import GameRecords

/// What the user wants converted, and how.
package struct ConversionRequest: Sendable {
  /// The format to write.
  package let target: any RecordFormat
  /// Take the position after this many moves instead of the game.
  package var ply: Int?
  /// How a pass is to be spelled, where the format leaves a choice.
  package var passSpelling: String?
  /// The bytes of the tables of names that the outputs are to continue.
  package var companions: [String: [UInt8]] = [:]
  /// Keep in tags where a record came from.
  package var tagsSource = false
  /// Refuse records that would lose a fact, or about which a reader warns.
  package var isStrict = false
  /// What may be lost all the same; configurations can allow more for their inputs.
  package var allowedLosses: FactSet = []
  /// Leave out bad records instead of refusing the whole output.
  package var keepsGoing = false
  /// Leave out games that came before.
  package var isUnique = false
  /// Read again what was written, and compare.
  package var verifies = false
  /// How many findings of each severity are told.
  package var findingLimit = FindingBudget.standardInAll

  /// A request for a format, with everything as usual.
  package init(target: any RecordFormat) { self.target = target }

  /// A writer of the target for one output.
  package func makeWriter(_ layout: WritingLayout, allowsCompanions: Bool) -> (any RecordWriter)? {
    target.makeWriter(writingOptions(layout, allowsCompanions: allowsCompanions))
  }

  /// How one output is to be written.
  func writingOptions(_ layout: WritingLayout, allowsCompanions: Bool) -> WritingOptions {
    WritingOptions(
      layout,
      passSpelling: passSpelling,
      allowsCompanions: allowsCompanions,
      companions: companions
    )
  }

  /// Reads records and makes them ready to be written; called on any thread.
  package func prepare(_ slices: [RecordSlice]) -> [PreparedRecord] {
    var budget = FindingBudget(findingLimit)
    return slices.map { slice in
      var prepared = prepare(slice.parsed())
      prepared.limit(by: &budget)
      return prepared
    }
  }

  private func prepare(_ parsed: ParsedRecord) -> PreparedRecord {
    var prepared = PreparedRecord(of: parsed)
    prepared.allowedLosses = allowedLosses
    if isStrict { prepared.refuseWarnings() }
    guard !prepared.hasErrors, var record = parsed.record else { return prepared }
    if let ply {
      do throws(SnapshotError) {
        record = try record.snapshot(atPly: ply)
      } catch {
        let reason = WritingError("there is no position to convert: \(error)")
        prepared.findings.append(prepared.problem(reason))
        return prepared
      }
    }
    if tagsSource { record.tagSource(prepared.place) }
    if isUnique { prepared.key = GameKey(of: record) }
    prepared.record = record
    return prepared
  }
}

extension GameRecord {
  /// Keeps where the record came from, unless that is known already.
  fileprivate mutating func tagSource(_ place: Place) {
    guard !tags.contains(where: { $0.name == "source_file" }) else { return }
    tags.append(Tag(name: "source_file", value: place.source))
    guard let number = place.record else { return }
    tags.append(Tag(name: "source_record", value: String(number)))
  }
}

/// A record that is ready to be written, or what is in the way.
package struct PreparedRecord: Sendable {
  /// The record to write; `nil` when there is none.
  package var record: GameRecord?
  /// What is to be told about it.
  package var findings: [Finding]
  /// What makes it the same game as another, when that matters.
  package var key: GameKey?
  /// What it may lose although the user is strict.
  package var allowedLosses: FactSet = []
  /// The record's number in its input, from 1; 0 for findings about the input as a whole.
  package let number: Int
  /// How many findings will not be told, since there are so many.
  package private(set) var untold = 0
  private var hadErrors = false
  private let recordID: String?
  private let source: SourceText

  package init(of parsed: ParsedRecord) {
    findings = parsed.findings.filter { $0.severity > .note }
    number = parsed.number
    recordID = parsed.record?.id
    source = parsed.source
  }

  /// Whether there is an error among what is to be told.
  package var hasErrors: Bool { findings.contains { $0.severity == .error } }

  /// Whether something that should have been converted was not.
  package var isFailure: Bool {
    // What is only said about the input, and is no error, is in nobody's way.
    record == nil && (number > 0 || hasErrors || hadErrors)
  }

  /// Leaves out findings that need not be told.
  package mutating func limit(by budget: inout FindingBudget) {
    let count = findings.count
    hadErrors = hasErrors
    findings.removeAll { !budget.admits($0) }
    untold = count - findings.count
  }

  /// Makes errors of warnings: what a reader warns of may be lost already.
  mutating func refuseWarnings() {
    for index in findings.indices where findings[index].severity == .warning {
      findings[index].severity = .error
      if findings[index].help == nil {
        findings[index].help = "without --strict this is a warning"
      }
    }
  }

  /// Where the record begins.
  package var place: Place {
    var place = source.place(of: 0..<0)
    place.record = number
    place.recordID = recordID
    return place
  }

  /// A finding about why the record cannot be converted.
  package func problem(_ error: WritingError) -> Finding {
    Finding(.cannotConvert, error.message, help: error.help, at: place)
  }
}
