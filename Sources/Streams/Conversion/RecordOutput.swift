package import GameRecords
import Platform

/// Writes records to one output, and the files that belong next to it.
///
/// The first record waits until it is known whether there are more, because one record and a
/// collection are written differently.
package final class RecordOutput {
  package let request: ConversionRequest
  /// The file; `nil` after it was put in its place.
  private var file: OutputFile?
  /// Where the output goes.
  package let place: OutputPlace
  package private(set) var writer: (any RecordWriter)?
  private var first: Trial?
  private var bytes: [UInt8] = []
  private var verification: Verification?
  /// The records so far that did not read back as they were written.
  private var unproved: [Finding] = []
  private var isRefused = false
  private let choosesExtension: Bool
  /// Whether other files can be written next to the output.
  private let hasPlace: Bool
  /// The number of written records.
  package private(set) var count = 0
  /// The losses of the written records.
  package private(set) var losses: LossReport

  /// The first record, written as if it were the only one.
  private struct Trial {
    let record: PreparedRecord
    let writer: any RecordWriter
    let bytes: [UInt8]
    /// The losses of the record; `nil` if it is not written.
    let lost: [Loss]?
  }

  /// Whether the output is in its place, or will be with others.
  package var isCommitted: Bool { file == nil }

  /// The name that messages show.
  package var name: String { file?.name ?? place.path.shownPath }

  /// Opens an output.
  /// - Parameters:
  ///   - place: where the output goes.
  ///   - request: how to write it.
  ///   - choosesExtension: whether the content decides the extension of the file.
  /// - Throws: an error if it cannot be written there.
  package init(
    _ place: OutputPlace,
    _ request: ConversionRequest,
    choosesExtension: Bool = false
  ) throws(FileError) {
    self.request = request
    losses = LossReport(request.lossForm)
    self.choosesExtension = choosesExtension
    self.place = place
    let file = try OutputFile.open(place)
    hasPlace = file.hasPlace
    self.file = consume file
    if request.verifies {
      let options = request.writingOptions(.collection, allowsCompanions: hasPlace)
      verification = Verification(request.target, options)
    }
  }

  /// Stops writing: further records are only checked for problems.
  package func refuse() { isRefused = true }

  /// Adds the next record.
  ///
  /// The result is the problems that prevent writing it.
  package func add(_ prepared: PreparedRecord) throws(FileError) -> [Finding] {
    if let first {
      guard request.target.storesMany else {
        let error = WritingError(
          "a file of format \(request.target.name) contains one record; this is another one",
          help: "write a file for each record with --split games, instead of --output"
        )
        return [prepared.problem(error)]
      }
      self.first = nil
      begin(makeWriter(.collection))
      return try write(first.record) + write(prepared)
    }
    if writer != nil { return try write(prepared) }
    guard let writer = makeWriter(.single) else { return [] }
    do throws(WritingError) {
      first = try trial(of: prepared, with: writer)
    } catch {
      // A record that cannot be written does not wait: its problem must not be reported for the
      // next.
      return [prepared.problem(error)]
    }
    return []
  }

  /// Writes a record as if it were the only one.
  private func trial(
    of prepared: PreparedRecord,
    with writer: any RecordWriter
  ) throws(WritingError) -> Trial {
    var writer = writer
    var bytes: [UInt8] = []
    let lost = try request.write(prepared, with: &writer, to: &bytes, unless: isRefused)
    return Trial(record: prepared, writer: writer, bytes: bytes, lost: lost)
  }

  /// Writes the rest; the output is not in its place before it is committed.
  /// - Returns: the reasons to refuse the output: records that do not read back as they were
  ///   written, by themselves or with the files next to the output.
  package func finish() throws(FileError) -> [Finding] {
    if let first { adopt(first) }
    guard count > 0, var writer else { return unproved }
    let mark = bytes.count
    writer.finish(to: &bytes)
    verify(from: mark, writer)
    if var verification {
      unproved += verification.finish(writer)
      self.verification = verification
    }
    try file?.write(&bytes)
    if let head = writer.head(ofRecords: count) { try file?.replaceHead(with: head) }
    if choosesExtension, let fileExtension = writer.fileExtension {
      try file?.changeExtension(to: fileExtension)
    }
    let companions = writer.companions
    for (companion, content) in companions {
      try file?.writeSibling(content, fileExtension: companion.fileExtension)
    }
    let others = request.target.companions.filter { !companions.map(\.companion).contains($0) }
    var problems = unproved
    for companion in others { problems += try falseCompanions(companion) }
    return problems
  }

  /// Puts the output in its place with the files that belong next to it, perhaps later with others.
  package func commit(with others: OutputBatch) throws(FileError) {
    if let file = file.take() { try others.add(file) }
  }

  /// Returns why the output must not be put in its place after others; `nil` if it may.
  package func conflict(after others: OutputBatch) throws(FileError) -> Finding? {
    guard var file = file.take() else { return nil }
    let conflict = try file.conflict(after: others)
    self.file = consume file
    return conflict
  }

  private func makeWriter(_ layout: WritingLayout) -> (any RecordWriter)? {
    request.makeWriter(layout, allowsCompanions: hasPlace)
  }

  private func begin(_ new: (any RecordWriter)?) {
    writer = new
    guard let head = writer?.head(ofRecords: 0) else { return }
    // Reserve space for data that is known only at the end.
    bytes = head
    file?.waitForHead()
  }

  /// Uses the only record as it was already written.
  private func adopt(_ first: Trial) {
    begin(first.writer)
    let mark = bytes.count
    bytes += first.bytes
    if let lost = first.lost { take(first.record, losing: lost, from: mark, first.writer) }
  }

  private func write(_ prepared: PreparedRecord) throws(FileError) -> [Finding] {
    guard var writer else { return [] }
    // The writer's buffer must not be shared while it grows.
    self.writer = nil
    defer { self.writer = writer }
    let mark = bytes.count
    do throws(WritingError) {
      let lost: [Loss]?
      if count > 0, !isRefused, let written = prepared.written {
        bytes += written.bytes
        lost = written.losses
      } else {
        lost = try request.write(prepared, with: &writer, to: &bytes, unless: isRefused)
      }
      if let lost { take(prepared, losing: lost, from: mark, writer) }
    } catch {
      return [prepared.problem(error)]
    }
    if bytes.count >= 64 << 10 { try file?.write(&bytes) }
    return []
  }

  /// Notes a record that was written, starting at an index of the buffer.
  private func take(
    _ prepared: PreparedRecord,
    losing lost: [Loss],
    from mark: Int,
    _ writer: any RecordWriter
  ) {
    losses.add(lost, of: prepared)
    if verification != nil, let record = prepared.record {
      verification?.expect(record, losing: lost, at: prepared.place)
    }
    count += 1
    verify(from: mark, writer)
  }

  /// Reads the written bytes again, starting at an index of the buffer.
  private func verify(from mark: Int, _ writer: any RecordWriter) {
    guard verification != nil, mark < bytes.count else { return }
    unproved += verification?.read(bytes[mark...], of: writer) ?? []
  }

  /// Findings about existing files that would give the records names that they do not have.
  private func falseCompanions(_ companion: Companion) throws(FileError) -> [Finding] {
    let path = file?.final.map { InputPath($0) }
    return (try path?.tables(companion) ?? []).map { name in
      Finding(
        .cannotConvert,
        "the records have no names of \(companion.name), but \(name) would give them names",
        help: "choose another name for the output, or remove \(name)",
        at: Place(source: self.name)
      )
    }
  }
}
