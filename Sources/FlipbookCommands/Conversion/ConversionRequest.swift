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

  /// A writer of the target for one output.
  func makeWriter(_ layout: WritingLayout) -> (any RecordWriter)? {
    target.makeWriter(WritingOptions(layout))
  }

  /// The record to be written: the one that was read, or a position of it.
  /// - Throws: what is in the way.
  func prepare(_ parsed: ParsedRecord) throws(Diagnostic) -> GameRecord {
    guard let record = parsed.record else {
      throw problem(WritingError("the record could not be read"), with: parsed)
    }
    guard let ply else { return record }
    do throws(SnapshotError) {
      return try record.snapshot(atPly: ply)
    } catch {
      throw problem(WritingError("there is no position to convert: \(error)"), with: parsed)
    }
  }

  /// A finding about facts that must not be lost.
  func problem(_ losses: [Loss], with parsed: ParsedRecord) -> Diagnostic {
    let facts = FactSet(losses.map(\.fact)).facts.map(\.description).joined(separator: ", ")
    return problem(
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
