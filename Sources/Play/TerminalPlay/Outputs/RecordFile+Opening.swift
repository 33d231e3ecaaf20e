package import Apps
import Platform

/// Checks that are made before a game, not after it was played.
extension RecordFile {
  /// Checks that a file can be written.
  static func checkWritable(_ path: String) throws(FileError) {
    let type = try InputPath(path).status?.type
    guard [nil, .regular, .directory].contains(type) else {
      throw FileError(
        path,
        "is a \(type == .fifo ? "pipe" : "device"); records are rewritten after each move, which "
          + "needs a file"
      )
    }
    _ = try OutputFile.open(OutputGuard.ofSession.place(path))
  }

  /// Returns whether the game of a record is the one that is resumed, and has no other end.
  package static func canContinue(
    _ record: Record?,
    to progress: Model.Progress,
    _ format: any RecordFormat
  ) -> Bool {
    guard let record, Model.continued(record, to: progress) != nil,
      let expected = Model.ended(record)
    else { return false }
    // Formats differ in what they store of a result.
    return expected == record || bytes(of: expected, format) == bytes(of: record, format)
  }

  /// Checks that the new games, which have no names, would not get any from an existing table.
  static func checkCompanions(
    of records: CollectedRecords,
    _ format: any RecordFormat,
    nextTo path: String
  ) throws {
    let others = format.companions.filter { !records.companions.contains($0) }
    for companion in others {
      guard let table = try InputPath(path).tables(companion).first else { continue }
      throw ExistingRecords<Record>.obstacle(
        "the games have no names of \(companion.name), but \(table) would give them names",
        path
      )
    }
  }

  /// Checks that a game that begins somewhere can be written.
  static func checkWritable(
    _ progress: Model.Progress,
    by format: any RecordFormat,
    in path: String
  ) throws(Finding) {
    guard let record = Model.example(from: progress) else { return }
    var reason: String?
    do throws(WritingError) {
      let written = try FormatRegistry.standard.write([record], as: format.name)
      // Without these it would be another game.
      let lost = written.losses.map(\.loss).first { [.start, .goal].contains($0.fact) }
      reason = lost.map { "\(format.name) does not store its \($0.fact)" }
    } catch {
      reason = error.message
    }
    if let reason {
      throw ExistingRecords<Record>.obstacle("the game cannot be recorded: \(reason)", path)
    }
  }

  private static func bytes(of game: Record, _ format: any RecordFormat) -> [UInt8]? {
    try? FormatRegistry.standard.write([game], as: format.name).bytes
  }
}
