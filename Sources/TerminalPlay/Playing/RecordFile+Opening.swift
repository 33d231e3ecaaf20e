package import Flipbook
import Platform

/// Checks that are made before a game, not after it was played.
extension RecordFile {
  /// Checks that a file can be written.
  static func checkWritable(_ path: String) throws(FileError) {
    let type = (try? FileSystem.status(of: path))?.type
    guard [nil, .regular, .directory].contains(type) else {
      throw FileError(
        path,
        "is a \(type == .fifo ? "pipe" : "device"); records are rewritten after each move, which "
          + "needs a file"
      )
    }
    _ = try OutputFile.open(OutputGuard.ofSession.place(path))
  }

  /// Returns whether the game of a record can continue in a position, and has no other end.
  package static func canContinue(
    _ record: ReversiRecord?,
    in start: Position,
    _ format: any RecordFormat
  ) -> Bool {
    guard let record, record.continued(in: start) != nil, let end = try? record.snapshot().start
    else { return false }
    guard record.result != nil else { return true }
    // Formats differ in what they store of a result.
    var expected = record
    expected.result = GameResult(ofSessionIn: end)
    return bytes(of: [expected], format) == bytes(of: [record], format)
  }

  /// Checks that the new games, which have no names, would not get any from an existing table.
  static func checkCompanions(
    of records: GrowingRecords,
    _ format: any RecordFormat,
    nextTo path: String
  ) throws(Finding) {
    let others = format.companions.filter { !records.companions.contains($0) }
    for companion in others {
      guard let table = InputPath(path).tables(companion).first else { continue }
      throw ExistingRecords.obstacle(
        "the games have no names of \(companion.name), but \(table) would give them names",
        path
      )
    }
  }

  /// Checks that a game that begins in a position can be written.
  static func checkWritable(
    _ start: Position,
    by format: any RecordFormat,
    in path: String
  ) throws(Finding) {
    guard let move = start.legalMoves.first.map(Move.placement)
    else { return }
    do throws(WritingError) {
      let record = ReversiRecord(start: start, moves: [move])
      _ = try FormatRegistry.standard.write([record], as: format.name)
    } catch {
      throw ExistingRecords.obstacle("the game cannot be recorded: \(error.message)", path)
    }
  }

  private static func bytes(of games: [ReversiRecord], _ format: any RecordFormat) -> [UInt8]? {
    try? FormatRegistry.standard.write(games, as: format.name).bytes
  }
}
