package import GameRecords

/// What to convert, and how.
package struct ConversionRequest: Sendable {
  /// The format to write.
  package let target: any RecordFormat
  /// Converts the position after this number of moves instead of the game.
  package var ply: Int?
  /// The notation of a pass, if the format has several.
  package var passSpelling: String?
  /// The bytes of the tables of names that the outputs continue.
  package var companions: [String: [UInt8]] = [:]
  /// Stores the source of each record in tags.
  package var tagsSource = false
  /// Refuses records that would lose a fact, or that cause a warning.
  package var isStrict = false
  /// The facts that may be lost all the same; configurations can allow more for their inputs.
  package var allowedLosses: FactSet = []
  /// Leaves out bad records instead of refusing the whole output.
  package var keepsGoing = false
  /// Leaves out repeated games.
  package var isUnique = false
  /// Reads the written output again, and compares it.
  package var verifies = false
  /// The maximum number of findings of each severity that are listed.
  package var findingLimit = FindingBudget.standardInAll

  /// Makes the record to write of each record that is read; throws the reason why there is none.
  package var transform: Transform?

  package typealias Transform =
    @Sendable (any GameRecord) throws(WritingError) -> any GameRecord

  /// Creates a request for a format with the default settings.
  package init(target: any RecordFormat) { self.target = target }

  /// Makes a writer of the target format for one output.
  package func makeWriter(_ layout: WritingLayout, allowsCompanions: Bool) -> (any RecordWriter)? {
    target.makeWriter(writingOptions(layout, allowsCompanions: allowsCompanions))
  }

  /// Returns the options for one output.
  func writingOptions(_ layout: WritingLayout, allowsCompanions: Bool) -> WritingOptions {
    WritingOptions(
      layout,
      passSpelling: passSpelling,
      allowsCompanions: allowsCompanions,
      companions: companions
    )
  }

  /// Reads records and prepares them for writing; called on any thread.
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
    guard ply != nil || tagsSource || isUnique || transform != nil, let record = prepared.record
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
    if isUnique { prepared.key = record.key }
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
    guard !tags.contains(where: { $0.name == "source_file" }) else { return }
    tags.append(Tag(name: "source_file", value: place.source))
    guard let number = place.record else { return }
    tags.append(Tag(name: "source_record", value: String(number)))
  }
}
