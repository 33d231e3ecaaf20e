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
  /// Records that were written.
  private(set) var count = 0

  /// Opens an output; `-` is standard output.
  init(_ path: String, _ request: ConversionRequest) throws(FileError) {
    self.request = request
    file = try OutputFile.open(path)
  }

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
      writer = request.target.makeWriter(.collection)
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
      writer = request.target.makeWriter(.single)
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
    do throws(WritingError) {
      try writer?.write(prepared.record, to: &bytes)
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
