package import GameRecords

/// What to convert, and how.
package struct ConversionRequest: Sendable {
  /// The format to write.
  package let target: any RecordFormat
  /// Converts the position after this number of moves instead of the game.
  package var ply: Int?
  /// The notation of a pass, if the format has several.
  package var passSpelling: String?
  /// The rows and columns, if the format is a table.
  package var table = TableLayout()
  /// The bytes of the tables of names that the outputs continue.
  package var companions: [String: [UInt8]] = [:]
  /// Stores the source of each record in tags.
  package var tagsSource = false
  /// Refuses records that would lose a fact, or that cause a warning; of an archive, they are
  /// refused in any case.
  package var isStrict = false
  /// The facts that may be lost all the same; configurations can allow more for their inputs.
  package var allowedLosses: FactSet = []
  /// Leaves out bad records instead of refusing the whole output.
  package var keepsGoing = false
  /// What happens to the records of games that appeared before.
  package var repetitions = Repetitions.kept
  /// Makes the keys by which the records of each output are sorted; `nil` if they stay in the order
  /// in which they are read.
  package var sortKey: (@Sendable (ParsedRecord) -> SortKey)?
  /// Whether records are written where they are read, on several cores, and only joined in order;
  /// of use if an output has many of the records of an input.
  var writesAhead = false
  /// Reads the written output again, and compares it.
  package var verifies = false
  /// The form in which losses are reported.
  package var lossForm = LossReport.Form.text
  /// The maximum number of findings of each severity that are listed.
  package var findingLimit = FindingBudget.standardInAll

  /// Whether the output is an archive whose records are kept.
  package var addsToArchive = false
  /// Whether the records are those of the archive that the output adds to, which are kept as they are.
  package private(set) var isForArchive = false

  /// Makes the record to write of each record that is read; throws the reason why there is none.
  package var transform: Transform?

  /// What happens to the records of games that appeared before.
  package enum Repetitions: Hashable, Sendable {
    /// They are written like all others.
    case kept
    /// The first record of each game is written.
    case leftOut
    /// The first record of each game is written, with the facts that only the others have.
    case merged
  }

  package typealias Transform =
    @Sendable (any GameRecord) throws(WritingError) -> any GameRecord

  /// Creates a request for a format with the default settings.
  package init(target: any RecordFormat) { self.target = target }

  /// The request for the records of the archive that the output adds to.
  package var forArchive: ConversionRequest {
    var request = self
    request.ply = nil
    request.tagsSource = false
    request.transform = nil
    request.isForArchive = true
    return request
  }

  /// Makes a writer of the target format for one output.
  package func makeWriter(_ layout: WritingLayout, allowsCompanions: Bool) -> (any RecordWriter)? {
    target.makeWriter(writingOptions(layout, allowsCompanions: allowsCompanions))
  }

  /// Returns the options for one output.
  func writingOptions(_ layout: WritingLayout, allowsCompanions: Bool) -> WritingOptions {
    WritingOptions(
      layout,
      passSpelling: passSpelling,
      table: table,
      allowsCompanions: allowsCompanions,
      companions: companions
    )
  }

  /// Reads records and prepares them for writing; called on any thread.
  package func prepare(_ slices: [RecordSlice]) -> [PreparedRecord] {
    var budget = FindingBudget(findingLimit)
    var records = slices.map { slice in
      var prepared = prepare(slice.parsed())
      prepared.limit(by: &budget)
      return prepared
    }
    // A single record is probably the only one of its output.
    if records.count > 1 { writeAhead(&records, of: slices) }
    return records
  }

  /// Writes records as they are written after others, if that is possible and they do not change
  /// before they are written.
  private func writeAhead(_ records: inout [PreparedRecord], of slices: [RecordSlice]) {
    guard writesAhead, sortKey == nil, repetitions != .merged,
      // Without companions: their names are numbered in the order of the records.
      var writer = makeWriter(.collection, allowsCompanions: false)?.continuation
    else { return }
    var bytes: [UInt8] = []
    let written = records.map { record -> (range: Range<Int>, losses: [Loss])? in
      let start = bytes.count
      // A record that cannot be written is tried again in its turn, and reported.
      let lost = try? write(record, with: &writer, to: &bytes, unless: false)
      return lost.map { (start..<bytes.count, $0) }
    }
    let released = ReleasedRecords(slices, self)
    for (index, record) in written.enumerated() {
      guard let record else { continue }
      records[index].note(
        PreparedRecord.Written(bytes: bytes[record.range], losses: record.losses)
      )
      // Losses are reported, and what is verified is compared.
      if record.losses.isEmpty, !verifies { records[index].release(as: index, of: released) }
    }
  }

  func prepare(_ parsed: ParsedRecord) -> PreparedRecord {
    var prepared = PreparedRecord(of: parsed, isArchived: isForArchive)
    prepared.allowedLosses = allowedLosses
    if let rule = target.boardSizeRule { prepared.warnAboutBoard(rule) }
    if isStrict { prepared.refuseWarnings(help: "without --strict this is a warning") }
    // What is not read of an archive, such as a damaged table of names, would be lost.
    if isForArchive {
      prepared.refuseWarnings(
        help:
          "the archive might lose something of this; repair it first, for example with “flipbook fix”"
      )
    }
    prepared.sortKey = sortKey?(parsed)
    guard ply != nil || tagsSource || repetitions != .kept || transform != nil,
      let record = prepared.record
    else {
      return prepared
    }
    prepare(&prepared, record)
    return prepared
  }

  private func prepare(_ prepared: inout PreparedRecord, _ record: some GameRecord) {
    var record = record
    if let ply {
      do throws(SnapshotError) {
        record = try record.snapshot(atPly: ply)
      } catch {
        return prepared.refuse("there is no position to convert: \(error)")
      }
    }
    if tagsSource { record.tagSource(prepared.place) }
    if repetitions != .kept {
      prepared.game = KeptGame(record, prepared.place, in: self)
    }
    guard let transform else {
      if ply != nil || tagsSource { prepared.change(to: record) }
      return
    }
    do throws(WritingError) {
      prepared.change(to: try transform(record))
    } catch {
      prepared.refuse(error)
    }
  }
}

extension GameRecord {
  /// Stores the source of the record in tags, unless it is already there.
  fileprivate mutating func tagSource(_ place: Place) {
    guard !tags.contains(where: { Tag.sourceNames.contains($0.name) }) else { return }
    let values = [place.source] + (place.record.map { [String($0)] } ?? [])
    tags += zip(Tag.sourceNames, values).map(Tag.init(name:value:))
  }
}
