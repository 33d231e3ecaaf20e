package import GameRecords
import ReversiRules

/// A record that is ready to be written, or the reasons why it is not.
package struct PreparedRecord: Sendable {
  /// The result of reading.
  ///
  /// It is passed on without copying until it is written: copying a record means copying all its
  /// parts.
  private var content: Content
  /// The record's number in its input, from 1; 0 for findings about the input as a whole.
  package let number: Int
  /// Whether there is a record to write.
  package private(set) var hasRecord: Bool
  /// Whether it is a record of the archive that the output adds to.
  package let isArchived: Bool
  /// The findings to report.
  package var findings: [Finding]
  /// The game, if repeated ones have to be found.
  package var game: KeptGame?
  /// What the records of an output are sorted by, if they are.
  package var sortKey: SortKey?
  /// The facts that it may lose in a strict conversion.
  package var allowedLosses: FactSet = []
  /// The number of findings that exceed the budget and are not reported.
  package private(set) var unreported = 0
  /// The bytes of the record in an output that has other records before it, if they are known.
  package private(set) var written: Written?
  private var hadErrors = false

  private enum Content: Sendable {
    case read(ParsedRecord)
    /// One of the records of a block, which was written ahead and is probably not needed again.
    case released(ReleasedRecords, Int)
  }

  /// A record as it is written after others.
  package struct Written: Sendable {
    let bytes: ArraySlice<UInt8>
    /// The facts that the output does not store.
    let losses: [Loss]
  }

  package init(of parsed: ParsedRecord, isArchived: Bool = false) {
    self.isArchived = isArchived
    content = .read(parsed)
    number = parsed.number
    hasRecord = parsed.isWhole
    findings = parsed.findings.filter { $0.severity > .note }
  }

  /// The record to write; `nil` if there is none.
  package var record: (any GameRecord)? { hasRecord ? parsed.record : nil }

  /// The result of reading; a released record is read again.
  var parsed: ParsedRecord {
    switch content {
    case .read(let parsed): parsed
    case .released(let records, let index): records.read(index)
    }
  }

  /// Whether any of the findings is an error.
  package var hasErrors: Bool { findings.contains { $0.severity == .error } }

  /// Whether a record that should have been converted was not.
  package var isFailure: Bool {
    // A warning or note about the input as a whole does not prevent anything.
    !hasRecord && (number > 0 || hasErrors || hadErrors)
  }

  /// Leaves out findings that exceed the budget.
  package mutating func limit(by budget: inout FindingBudget) {
    let count = findings.count
    hadErrors = hasErrors
    findings.removeAll { !budget.admits($0) }
    unreported = count - findings.count
  }

  /// Warns about a board that the program does not read whose files the output is one of, unless the
  /// reader did.
  mutating func warnAboutBoard(_ rule: Rule) {
    guard let size = parsed.content(of: ReversiRecord.self)?.content.start.board.size,
      size != .standard, !findings.contains(where: { $0.rule == rule })
    else { return }
    findings.append(
      Finding(
        rule,
        "the output has a board of \(size), not \(BoardSize.standard)",
        help: "choose another format, unless you have a program that reads this board",
        at: place.withoutText
      )
    )
  }

  /// Turns warnings into errors: the facts that a reader warns about may be lost already.
  mutating func refuseWarnings(help: String) {
    for index in findings.indices where findings[index].severity == .warning {
      findings[index].severity = .error
      // The usual help is about reading, not about writing an archive again.
      if isArchived || findings[index].help == nil { findings[index].help = help }
    }
    if hasErrors { hasRecord = false }
  }

  /// Notes why there is no record to write.
  mutating func refuse(_ reason: String) { refuse(WritingError(reason)) }

  /// Leaves the record out for a reason.
  mutating func refuse(_ reason: WritingError) {
    findings.append(problem(reason))
    hasRecord = false
  }

  /// Takes the facts of another record of the same game that this one lacks.
  /// - Returns: the facts about which the two disagree.
  mutating func merge(_ copy: PreparedRecord) -> [FactConflict] {
    guard let record = parsed.record else { return [] }
    return merge(copy, into: record)
  }

  private mutating func merge<Record: GameRecord>(
    _ copy: PreparedRecord,
    into record: Record
  ) -> [FactConflict] {
    guard let other = copy.parsed.record(as: Record.self) else { return [] }
    var record = record
    let conflicts = record.merge(other)
    change(to: record)
    return conflicts
  }

  /// Replaces the record that was read.
  mutating func change(to record: some GameRecord) {
    var parsed = parsed
    parsed.change(to: record)
    content = .read(parsed)
  }

  /// Notes how the record is written after others; it does not change any more.
  mutating func note(_ written: Written) { self.written = written }

  /// Gives up the record itself, where it was read: memory that one thread takes and another one
  /// gives back makes both wait.
  mutating func release(as index: Int, of records: ReleasedRecords) {
    content = .released(records, index)
  }

  /// Fits the record to an output and appends it, as ``ParsedRecord`` does, if it can be used.
  func write(
    with writer: inout any RecordWriter,
    to output: inout [UInt8],
    accept: ([Loss]) throws(WritingError) -> Void
  ) throws(WritingError) -> [Loss]? {
    hasRecord ? try parsed.write(with: &writer, to: &output, accept: accept) : nil
  }

  /// The start of the record.
  package var place: Place {
    var place = parsed.source.place(of: 0..<0)
    place.record = number
    place.recordID = parsed.id
    return place
  }

  /// Returns a finding about why the record cannot be converted.
  package func problem(_ error: WritingError) -> Finding {
    Finding(.cannotConvert, error.message, help: error.help, at: place)
  }
}

/// The records of a block that were written ahead, to be read again by those few who need more.
final class ReleasedRecords: Sendable {
  private let slices: [RecordSlice]
  private let request: ConversionRequest

  init(_ slices: [RecordSlice], _ request: ConversionRequest) {
    (self.slices, self.request) = (slices, request)
  }

  /// Reads a record again, as it was prepared.
  func read(_ index: Int) -> ParsedRecord { request.prepare(slices[index].parsed()).parsed }
}
