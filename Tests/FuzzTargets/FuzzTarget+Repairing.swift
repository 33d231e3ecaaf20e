import Flipbook
import TestSupport

extension FuzzTarget {
  /// Repairs: what could be read before reads the same after safe ones, and a second time nothing is
  /// left to repair.
  static func repairing(_ format: any RecordFormat, isUnsafe: Bool = false) -> FuzzTarget {
    FuzzTarget("fix\(isUnsafe ? "-unsafe" : ""):\(format.name)") {
      FuzzSeeds.samples(of: format)
    } fault: { bytes in
      let repair = RecordRepair(appliesGuesses: isUnsafe)
      guard let once = try? await repair.repair(bytes, as: format.name).bytes else { return nil }
      if !isUnsafe, let fault = faultOfKept(format, bytes, once) { return fault }
      let twice = try? await repair.repair(once, as: format.name).bytes
      guard twice != once else { return nil }
      return "repaired again:\n\(once.shown)\n→ \(twice?.shown ?? "unreadable")"
    }
  }

  /// The first record that could be read before, and does not read the same.
  private static func faultOfKept(
    _ format: any RecordFormat,
    _ before: [UInt8],
    _ after: [UInt8]
  ) -> String? {
    guard after != before else { return nil }
    var rest = format.readAll(after).compactMap(\.record)[...]
    for parsed in format.readAll(before) {
      guard let record = parsed.record else { continue }
      // Repairs can bring records to light between those that could be read.
      guard let index = rest.firstIndex(where: { record.isKept(in: $0, isWhole: parsed.isWhole) })
      else {
        let next = rest.first.map { record.facts(missingIn: $0).facts }
        return "record \(parsed.number) reads otherwise \(next ?? []):\n\(after.shown)"
      }
      rest = rest[(index + 1)...]
    }
    return nil
  }
}

extension GameRecord {
  /// Whether another record tells everything that no repair may change as this one does.
  /// - Parameters:
  ///   - other: the record after repairs.
  ///   - isWhole: whether this one was read to its end; otherwise more may be found behind it.
  /// - Returns: whether nothing has changed.
  fileprivate func isKept(in other: GameRecord, isWhole: Bool) -> Bool {
    guard other.placements.starts(with: placements) else { return false }
    if isWhole, start != other.start || placements != other.placements { return false }
    if let winner = result?.winner, winner != other.result?.winner { return false }
    let kept = FactSet([
      .id, .event, .site, .round, .date, .names, .ratings, .comments, .comment,
    ])
    guard facts(missingIn: other).isDisjoint(with: kept) else { return false }
    return !isWhole || tags.allSatisfy { other.tags.contains($0) || isTold($0, in: other) }
  }
}

extension GameRecord {
  /// Whether a tag is a date that could not be read, and another record has it as its date.
  private func isTold(_ tag: GameRecords.Tag, in other: GameRecord) -> Bool {
    date == nil && other.date != nil && GameDate(reading: tag.value) == other.date
  }
}

extension [UInt8] {
  /// The bytes as a text without control characters.
  fileprivate var shown: String { DisplayText.quote(self[...], limit: 400) }
}
