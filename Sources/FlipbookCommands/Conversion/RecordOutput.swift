internal import Flipbook

/// Writes records to one output.
///
/// The first record waits until it is known whether there are more, since one record and a
/// collection are written differently.
struct RecordOutput: ~Copyable {
  private let request: ConversionRequest
  private var file: OutputFile
  private var writer: (any RecordWriter)?
  private var first: PreparedRecord?
  private var bytes: [UInt8] = []
  private var isRefused = false
  /// Records that were written.
  private(set) var count = 0
  /// What the records that were written have lost.
  private(set) var losses = LossTally()

  /// Opens an output; `-` is standard output.
  init(_ path: String, _ request: ConversionRequest) throws(FileError) {
    self.request = request
    file = try OutputFile.open(path)
  }

  /// Writes nothing more; what is added is only looked at for its problems.
  mutating func refuse() { isRefused = true }

  /// Takes the next record.
  ///
  /// The result is what is in the way of writing it, or the one that waited.
  mutating func add(_ prepared: PreparedRecord) throws(FileError) -> [Diagnostic] {
    if let first {
      guard request.target.holdsMany else {
        let error = WritingError(
          "a file of format \(request.target.name) holds one record, and the input has more",
          help: "write one file for each with --output-dir"
        )
        return [request.problem(error, with: prepared.parsed)]
      }
      self.first = nil
      writer = request.makeWriter(.collection)
      return try write(first) + write(prepared)
    }
    if writer != nil { return try write(prepared) }
    first = prepared
    return []
  }

  /// Writes what is left; the output is not in its place before ``commit()``.
  mutating func finish() throws(FileError) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    if let first {
      writer = request.makeWriter(.single)
      problems = try write(first)
    }
    guard count > 0 else { return problems }
    writer?.finish(to: &bytes)
    try file.write(&bytes)
    return problems
  }

  /// Puts the output in its place.
  consuming func commit() throws(FileError) { try file.commit() }

  private mutating func write(_ prepared: PreparedRecord) throws(FileError) -> [Diagnostic] {
    guard var writer else { return [] }
    var record = prepared.record
    let losses = writer.fit(&record)
    if request.isStrict, !losses.isEmpty { return [request.problem(losses, with: prepared.parsed)] }
    guard !isRefused else { return [] }
    do throws(WritingError) {
      try writer.write(record, to: &bytes)
      self.writer = writer
      self.losses.add(losses)
    } catch {
      return [request.problem(error, with: prepared.parsed)]
    }
    count += 1
    if bytes.count >= 64 << 10 { try file.write(&bytes) }
    return []
  }
}

/// A record that is ready to be written, and what it was read as.
struct PreparedRecord {
  let record: GameRecord
  let parsed: ParsedRecord
}
