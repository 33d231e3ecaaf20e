package import GameRecords

/// Writes records to one output, and the files that belong beside it.
///
/// The first record waits until it is known whether there are more, since one record and a
/// collection are written differently.
package struct RecordOutput: ~Copyable {
  package let request: ConversionRequest
  package private(set) var file: OutputFile
  package private(set) var writer: (any RecordWriter)?
  private var first: PreparedRecord?
  private var bytes: [UInt8] = []
  private var verification: Verification?
  /// What did not read back as it was written, so far.
  private var unproved: [Finding] = []
  package private(set) var isRefused = false
  private let choosesExtension: Bool
  /// Records that were written.
  package private(set) var count = 0
  /// What the records that were written have lost.
  package private(set) var losses: LossReport

  /// Opens an output.
  /// - Parameters:
  ///   - place: where the output goes.
  ///   - request: how to write it.
  ///   - losses: an empty report.
  ///   - choosesExtension: whether it gets the extension that what is written has.
  /// - Throws: when it cannot be written there.
  package init(
    _ place: OutputPlace,
    _ request: ConversionRequest,
    losses: LossReport,
    choosesExtension: Bool = false
  ) throws(FileError) {
    self.request = request
    self.losses = losses
    self.choosesExtension = choosesExtension
    file = try OutputFile.open(place)
    if request.verifies {
      let options = request.writingOptions(.collection, allowsCompanions: file.hasPlace)
      verification = Verification(request.target, options)
    }
  }

  /// Writes nothing more; what is added is only looked at for its problems.
  package mutating func refuse() { isRefused = true }

  /// Takes the next record.
  ///
  /// The result is what is in the way of writing it.
  package mutating func add(_ prepared: PreparedRecord) throws(FileError) -> [Finding] {
    if let first {
      guard request.target.holdsMany else {
        let error = WritingError(
          "a file of format \(request.target.name) holds one record, and the input has more",
          help: "write one file for each with --output-dir"
        )
        return [prepared.problem(error)]
      }
      self.first = nil
      begin(.collection)
      return try write(first) + write(prepared)
    }
    if writer != nil { return try write(prepared) }
    // One that cannot be written does not wait, so that its problem is not told of the next.
    let problems = trial(of: prepared)
    if problems.isEmpty { first = prepared }
    return problems
  }

  /// Writes what is left; the output is not in its place before ``commit()``.
  ///
  /// The result is what is in the way of writing the last record, and what refuses the output: what
  /// does not read back as it was written, now or because of what lies beside the output.
  package mutating func finish() throws(FileError) -> (
    unwritten: [Finding], refusals: [Finding]
  ) {
    var unwritten: [Finding] = []
    if let first {
      begin(.single)
      unwritten = try write(first)
    }
    guard count > 0, var writer else { return (unwritten, unproved) }
    let mark = bytes.count
    writer.finish(to: &bytes)
    verify(from: mark, writer)
    if var verification {
      unproved += verification.finish(writer)
      self.verification = verification
    }
    try file.write(&bytes)
    if let head = writer.head(ofRecords: count) { try file.replaceHead(with: head) }
    if choosesExtension, let fileExtension = writer.fileExtension {
      try file.changeExtension(to: fileExtension)
    }
    let companions = writer.companions
    for (companion, content) in companions {
      try file.writeSibling(content, fileExtension: companion.fileExtension)
    }
    let others = request.target.companions.filter { !companions.map(\.companion).contains($0) }
    return (unwritten, unproved + others.flatMap { strangers($0) })
  }

  /// Puts the output in its place, with the files that belong beside it.
  /// - Parameter kept: what keeps the output.
  /// - Throws: when it cannot be put there.
  package consuming func commit(keptBy kept: KeptFile? = nil) throws(FileError) {
    try file.commit(keptBy: kept)
  }

  /// Puts the output in its place, perhaps later with others.
  package consuming func commit(with others: OutputBatch) throws(FileError) { try others.add(file) }

  /// Why the output must not get its place after others have got theirs; `nil` when it may.
  package mutating func conflict(after others: OutputBatch) throws(FileError) -> Finding? {
    try file.conflict(after: others)
  }

  package func makeWriter(_ layout: WritingLayout) -> (any RecordWriter)? {
    request.makeWriter(layout, allowsCompanions: file.hasPlace)
  }

  private mutating func begin(_ layout: WritingLayout) {
    writer = makeWriter(layout)
    guard let head = writer?.head(ofRecords: 0) else { return }
    // Room for what is known at the end.
    bytes = head
    file.waitForHead()
  }

  private mutating func write(_ prepared: PreparedRecord) throws(FileError) -> [Finding] {
    guard let original = prepared.record, var writer else { return [] }
    // The writer must not be shared while it grows.
    self.writer = nil
    defer { self.writer = writer }
    let mark = bytes.count
    let lost: [Loss]
    do throws(WritingError) {
      guard
        let told = try request.write(prepared, with: &writer, to: &bytes, unless: isRefused)
      else { return [] }
      lost = told
    } catch {
      return [prepared.problem(error)]
    }
    losses.add(lost, of: prepared)
    verification?.expect(original, losing: lost, at: prepared.place)
    count += 1
    verify(from: mark, writer)
    if bytes.count >= 64 << 10 { try file.write(&bytes) }
    return []
  }

  /// Reads again what was written from an index of the buffer on.
  private mutating func verify(from mark: Int, _ writer: any RecordWriter) {
    guard verification != nil, mark < bytes.count else { return }
    unproved += verification?.read(bytes[mark...], of: writer) ?? []
  }
}
