internal import Flipbook

/// What the user wants converted, and how.
struct ConversionRequest {
  /// The format to write.
  let target: any RecordFormat
  /// Take the position after this many moves instead of the game.
  let ply: Int?
  /// Refuse records that would lose a fact.
  let isStrict: Bool
  /// Leave out bad records instead of refusing the whole output.
  let keepsGoing: Bool

  /// The record as it is to be written.
  /// - Parameter parsed: a record as read.
  /// - Returns: the record, and the facts that the format will not keep.
  /// - Throws: what is in the way.
  func prepare(
    _ parsed: ParsedRecord
  ) throws(Diagnostic) -> (record: GameRecord, losses: FactSet) {
    guard let record = parsed.record else {
      throw problem(WritingError("the record could not be read"), with: parsed)
    }
    let prepared: GameRecord
    if let ply {
      do throws(SnapshotError) {
        prepared = try record.snapshot(atPly: ply)
      } catch {
        throw problem(WritingError("there is no position to convert: \(error)"), with: parsed)
      }
    } else {
      prepared = record
    }
    let losses = target.losses(of: prepared)
    guard isStrict, !losses.isEmpty else { return (prepared, losses) }
    let facts = losses.facts.map(\.description).joined(separator: ", ")
    throw problem(
      WritingError("\(target.name) cannot hold: \(facts)", help: "convert without --strict"),
      with: parsed
    )
  }

  /// A finding about a record that cannot be converted.
  func problem(_ error: WritingError, with parsed: ParsedRecord) -> Diagnostic {
    var place = parsed.source.place(of: 0..<0)
    place.record = parsed.number
    place.recordID = parsed.record?.id
    return Diagnostic(.cannotConvert, error.message, help: error.help, at: place)
  }
}

extension Rule {
  static let cannotConvert = Rule(
    "cannot-convert",
    .error,
    "A record must be convertible to the format that is asked for."
  )
  static let loss = Rule(
    "loss",
    .warning,
    "A conversion should keep every fact."
  )
}
