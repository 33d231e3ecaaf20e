import Apps
import Platform

/// The records that a file has before a session adds its games to them.
///
/// They are read one after the other, and written again to compare: if that would change a byte,
/// games cannot be added.
struct ExistingRecords<Record: GameRecord> {
  /// All records.
  private(set) var all: CollectedRecords
  /// All records except the last one.
  private(set) var others: CollectedRecords
  /// The last record; `nil` if there is none, or it is one of another game.
  private(set) var last: Record?

  /// Reads the records of a file, which need not exist.
  /// - Throws: a finding if the file cannot be read, or games cannot be added to it.
  init(in path: String, _ format: any RecordFormat) throws(Finding) {
    guard let none = CollectedRecords(format) else {
      throw Self.obstacle("format \(format.name) can only be read", path)
    }
    (all, others) = (none, none)
    let input = InputPath(path)
    let bytes: [UInt8]
    do throws(FileError) {
      guard let size = try input.size, size > 0 else { return }
      bytes = try InputFile.contents(of: input)
    } catch {
      throw error.finding(.unreadableInput)
    }
    if bytes.allSatisfy(WhiteSpace.isSpaceOrLineEnd) { return }
    let records = try FormatRegistry.standard.records(inFile: path, as: format.name)
    // The last record is added apart: a copy with each one would copy all before it.
    var previous: PreparedRecord?
    for parsed in records {
      if let error = parsed.findings.first(where: { $0.severity == .error }) {
        throw Self.obstacle(error)
      }
      guard parsed.record != nil else { continue }
      try Self.add(previous, to: &others, in: path)
      (previous, last) = (PreparedRecord(of: parsed), parsed.record())
    }
    all = others
    try Self.add(previous, to: &all, in: path)
    guard (try? all.file()) == bytes else { throw Self.obstacle(changing: path) }
  }

  private static func add(
    _ record: PreparedRecord?,
    to records: inout CollectedRecords,
    in path: String
  ) throws(Finding) {
    guard let record else { return }
    guard (try? records.add(record)) != nil else { throw obstacle(changing: path) }
  }

  private static var remedy: String { "name another file with --record" }

  /// Returns a finding about why games cannot be added to a file.
  static func obstacle(_ message: String, _ path: String, help: String = remedy) -> Finding {
    Finding(.cannotConvert, message, help: help, at: Place(source: path.shownPath))
  }

  private static func obstacle(_ error: Finding) -> Finding {
    var finding = error
    finding.message = "cannot add games to a file that cannot be read: \(error.message)"
    finding.help = remedy
    return finding
  }

  private static func obstacle(changing path: String) -> Finding {
    obstacle(
      "adding games would change the rest of the file",
      path,
      help: remedy
        + ", or rewrite this one with “flipbook convert --in-place”, which reports what is lost"
    )
  }
}
