import Flipbook
import TestSupport

extension FuzzTarget {
  /// Repairs: records that could be read before read the same after safe repairs, and a second run
  /// finds nothing left to repair.
  static func repairing(_ format: any RecordFormat, isUnsafe: Bool = false) -> FuzzTarget {
    FuzzTarget("fix\(isUnsafe ? "-unsafe" : ""):\(format.name)") {
      FuzzSeeds.inputs(of: format)
    } problem: { bytes in
      let repair = RecordRepair(appliesGuesses: isUnsafe)
      guard let once = try? await repair.repair(bytes, as: format.name).bytes else { return nil }
      if !isUnsafe, let problem = problemOfKept(format, bytes, once) { return problem }
      let twice = try? await repair.repair(once, as: format.name).bytes
      guard twice != once else { return nil }
      return "repaired again:\n\(once.shown)\n→ \(twice?.shown ?? "unreadable")"
    }
  }

  /// Returns the first record that could be read before and now reads differently.
  private static func problemOfKept(
    _ format: any RecordFormat,
    _ before: [UInt8],
    _ after: [UInt8]
  ) -> String? {
    guard after != before else { return nil }
    var rest = format.readAll(after).compactMap(\.reversi)[...]
    for parsed in format.readAll(before) {
      guard let record = parsed.reversi else { continue }
      // Repairs can make more records readable between the others.
      guard let index = rest.firstIndex(where: { record.isKept(in: $0, isWhole: parsed.isWhole) })
      else {
        let next = rest.first.map { record.facts(missingIn: $0).facts }
        return "record \(parsed.number) reads differently \(next ?? []):\n\(after.shown)"
      }
      rest = rest[(index + 1)...]
    }
    return nil
  }
}

extension ReversiRecord {
  /// Returns whether another record equals this one in everything that no repair may change.
  /// - Parameters:
  ///   - other: the record after repairs.
  ///   - isWhole: whether this one was read to its end; if not, more may be found after it.
  /// - Returns: whether nothing has changed.
  fileprivate func isKept(in other: ReversiRecord, isWhole: Bool) -> Bool {
    guard other.placements.starts(with: placements) else { return false }
    if isWhole, start != other.start || placements != other.placements { return false }
    if let winner = result?.winner, winner != other.result?.winner { return false }
    let kept = FactSet([
      .id, .event, .site, .round, .date, .names, .ratings, .comments, .comment,
    ])
    guard facts(missingIn: other).isDisjoint(with: kept) else { return false }
    return !isWhole || tags.allSatisfy { other.tags.contains($0) || isDate($0, in: other) }
  }
}

extension ReversiRecord {
  /// Returns whether a tag is a date that could not be read and that another record has as its
  /// date.
  private func isDate(_ tag: GameRecords.Tag, in other: ReversiRecord) -> Bool {
    date == nil && other.date != nil && GameDate(reading: tag.value) == other.date
  }
}

extension [UInt8] {
  /// The bytes as text without control characters.
  fileprivate var shown: String { DisplayText.quote(self[...], limit: 400) }
}
