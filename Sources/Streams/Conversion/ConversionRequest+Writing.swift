package import GameRecords

extension ConversionRequest {
  /// Fits a record to the format and appends it to some bytes.
  /// - Parameters:
  ///   - prepared: the record.
  ///   - writer: the writer of the output.
  ///   - bytes: the bytes written so far.
  ///   - isRefused: whether to append nothing, and only find out what the record would lose.
  /// - Returns: the losses of the record; `nil` if nothing was written.
  /// - Throws: the reason why nothing was written.
  package func write(
    _ prepared: PreparedRecord,
    with writer: inout any RecordWriter,
    to bytes: inout [UInt8],
    unless isRefused: Bool
  ) throws(WritingError) -> [Loss]? {
    let count = bytes.count
    let lost = try prepared.write(with: &writer, to: &bytes) { lost throws(WritingError) in
      if isStrict || prepared.isArchived { try refuse(lost, of: prepared) }
    }
    guard isRefused, lost != nil else { return lost }
    // The record was only tried, to find its problems.
    bytes.removeLast(bytes.count - count)
    return nil
  }

  /// Whether a file has no records: it is blank, or what is written without any.
  package func isEmptyArchive(_ path: InputPath) throws(FileError) -> Bool {
    let head = try InputFile(path).head
    guard head.count < InputFile.blockSize,
      var writer = makeWriter(.collection, allowsCompanions: false)
    else { return false }
    var empty: [UInt8] = []
    writer.finish(&empty, ofRecords: 0)
    func marks(_ bytes: [UInt8]) -> [UInt8] {
      bytes.filter { !WhiteSpace.isSpaceOrLineEnd($0) }
    }
    return [[], marks(empty)].contains(marks(head))
  }

  /// Returns why a record cannot be written, whatever others are written with it; `nil` if it can.
  func problem(of prepared: PreparedRecord, with writer: any RecordWriter) -> WritingError? {
    var writer = writer
    var bytes: [UInt8] = []
    do throws(WritingError) {
      _ = try write(prepared, with: &writer, to: &bytes, unless: false)
      return nil
    } catch {
      return error
    }
  }

  /// Reduces a record to those of its facts that the output stores.
  /// - Returns: what was lost.
  /// - Throws: why it must not be written.
  func fit(
    _ prepared: inout PreparedRecord,
    with writer: any RecordWriter
  ) throws(WritingError) -> [Loss] {
    guard let record = prepared.record else { return [] }
    var writer = writer
    return try fit(&prepared, record, with: &writer)
  }

  private func fit(
    _ prepared: inout PreparedRecord,
    _ record: some GameRecord,
    with writer: inout any RecordWriter
  ) throws(WritingError) -> [Loss] {
    var fitted = record
    let lost = writer.fit(&fitted).filter { $0.change != .added }
    if isStrict { try refuse(lost, of: prepared) }
    // What the output cannot leave out says nothing about the record.
    _ = fitted.keep(record.facts.union(FactSet([.start, .goal])))
    prepared.change(to: fitted)
    return lost
  }

  private func refuse(_ lost: [Loss], of prepared: PreparedRecord) throws(WritingError) {
    let refused = FactSet(lost.map(\.fact)).subtracting(prepared.allowedLosses).facts
    guard !refused.isEmpty else { return }
    let names = refused.map(\.name).joined(separator: ",")
    throw WritingError(
      target.reasons(for: lost.filter { refused.contains($0.fact) }),
      help: prepared.isArchived
        ? "the archive would lose it: write to a new file, or use --allow-loss \(names)"
        : "allow it with --allow-loss \(names), or convert without --strict"
    )
  }
}

extension RecordFormat {
  /// The end of a message: the facts that the format cannot store, and those that it cannot leave
  /// out.
  package func reasons(for losses: [Loss]) -> String {
    let added = FactSet(losses.filter { $0.change == .added }.map(\.fact))
    let lost = FactSet(losses.filter { $0.change != .added }.map(\.fact))
    let reasons = [("store", lost), ("leave out", added.subtracting(lost))]
      .filter { !$0.1.facts.isEmpty }
      .map { "cannot \($0): \($1.facts.map(\.description).joined(separator: ", "))" }
    return "\(name) \(reasons.joined(separator: "; and "))"
  }
}
