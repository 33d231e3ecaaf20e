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
  /// How many findings of each severity are reported.
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
    guard prepared.hasRecord, ply != nil || tagsSource || isUnique, var record = prepared.record
    else { return prepared }
    if let ply {
      do throws(SnapshotError) {
        record = try record.snapshot(atPly: ply)
      } catch {
        prepared.refuse("there is no position to convert: \(error)")
        return prepared
      }
    }
    if tagsSource { record.tagSource(prepared.place) }
    if isUnique { prepared.key = GameKey(of: record) }
    if ply != nil || tagsSource { prepared.change(to: record) }
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
