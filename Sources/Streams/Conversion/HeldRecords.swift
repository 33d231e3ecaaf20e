package import GameRecords

/// Records that wait until the last one has been read, because they are sorted or merged.
package struct HeldRecords {
  private var records: [PreparedRecord] = []
  /// The indices of records into which others were merged.
  private var merged: Set<Int> = []
  /// Where the record of each game is.
  private var indices: [GameKey: Int] = [:]
  /// A writer that has written nothing, to find out what can be written; made once, because it may
  /// read tables of names.
  private var trialWriter: (any RecordWriter)?

  package init() {}

  /// Adds a record.
  package mutating func add(_ prepared: PreparedRecord) {
    if let key = prepared.game?.key, indices[key] == nil { indices[key] = records.count }
    records.append(prepared)
  }

  /// Returns why a record cannot be written, whatever others are written with it; `nil` if it can.
  package mutating func problem(
    of prepared: PreparedRecord,
    for request: ConversionRequest
  ) -> WritingError? {
    prepareTrial(for: request)
    return trialWriter.flatMap { request.problem(of: prepared, with: $0) }
  }

  private mutating func prepareTrial(for request: ConversionRequest) {
    guard trialWriter == nil else { return }
    trialWriter = request.makeWriter(.collection, allowsCompanions: true)
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
    prepareTrial(for: request)
    guard let key = prepared.game?.key, let index = indices[key], let trialWriter else {
      return ([], false, [])
    }
    var joined = records[index]
    var prepared = prepared
    // The archive has only what it could store of a copy that was merged before.
    let lost = joined.isArchived ? try request.fit(&prepared, with: trialWriter) : []
    let conflicts = joined.merge(prepared)
    joined.sortKey = request.sortKey?(joined.parsed)
    if let error = request.problem(of: joined, with: trialWriter),
      request.problem(of: records[index], with: trialWriter) == nil
    {
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
