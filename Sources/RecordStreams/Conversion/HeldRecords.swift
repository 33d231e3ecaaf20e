package import GameRecords

/// Records that wait until the last one has been read, because they are sorted or merged.
package struct HeldRecords: Sendable {
  private var records: [PreparedRecord] = []
  /// The indices of records into which others were merged.
  private var merged: Set<Int> = []
  /// Where the record of each game is.
  private var indices: [GameKey: Int] = [:]

  package init() {}

  /// Adds a record.
  package mutating func add(_ prepared: PreparedRecord) {
    if let key = prepared.game?.key, indices[key] == nil { indices[key] = records.count }
    records.append(prepared)
  }

  /// Adds the facts of a record to the one of the same game that is held.
  /// - Parameters:
  ///   - prepared: the record.
  ///   - request: what the records are converted to.
  /// - Returns: the facts about which the two disagree, whether others were merged before, and what
  ///   was lost of the record before it was compared with one of an archive.
  /// - Throws: why the held record could not be written any more; then it stays as it is.
  package mutating func merge(
    _ prepared: PreparedRecord,
    for request: ConversionRequest
  ) throws(WritingError) -> (conflicts: [FactConflict], hadOthers: Bool, lost: [Loss]) {
    guard let key = prepared.game?.key, let index = indices[key] else { return ([], false, []) }
    var joined = records[index]
    var prepared = prepared
    // The archive has only what it could store of a copy that was merged before.
    let lost = joined.isArchived ? try request.fit(&prepared) : []
    let conflicts = joined.merge(prepared)
    joined.sortKey = request.sortKey?(joined.parsed)
    if let error = request.problem(of: joined), request.problem(of: records[index]) == nil {
      throw error
    }
    records[index] = joined
    return (conflicts, !merged.insert(index).inserted, lost)
  }

  /// Takes out all records, sorted by their keys; equal ones stay in the order in which they were
  /// added.
  package mutating func release() -> [PreparedRecord] {
    defer { self = HeldRecords() }
    return records.sorted(by: \.sortKey)
  }
}
