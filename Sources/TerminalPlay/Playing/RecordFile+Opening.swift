package import Flipbook
import Platform

/// Checks that are made before a game, not after it was played.
extension RecordFile {
  /// Checks that a file can be written.
  static func checkWritable(_ path: String) throws(FileError) {
    if (try? FileSystem.status(of: path))?.type == .fifo {
      throw FileError(path, "is a pipe; records are rewritten after each move, which needs a file")
    }
    _ = try OutputFile.open(OutputGuard.ofSession.place(path))
  }

  /// Reads the games that a file already contains, which are rewritten with those of the session.
  /// - Throws: a finding if rewriting the games would change the file.
  package static func games(
    in path: String,
    _ format: any RecordFormat
  ) throws(Finding) -> [GameRecord] {
    let input = InputPath(path)
    guard let size = input.size, size > 0 else { return [] }
    let bytes: [UInt8]
    let companions: CompanionFiles
    do throws(FileError) {
      bytes = try InputFile.contents(of: input, limit: Limits.recordBytes)
      companions = try CompanionFiles(of: format, at: input, named: [:])
    } catch {
      throw error.finding(.unreadableInput)
    }
    if SourceText(name: input.name, bytes: bytes[...]).isBlank { return [] }
    let options = ReadingOptions(companions: companions.contents)
    let parsed = try FormatRegistry.standard.read(bytes, from: input.name, as: format.name, options)
    let games = parsed.compactMap(\.record)
    if var finding = parsed.flatMap(\.findings).first(where: { $0.severity == .error }) {
      finding.message = "cannot add games to a file that cannot be read: \(finding.message)"
      finding.help = remedy
      throw finding
    }
    guard self.bytes(of: games, format) == bytes else {
      throw obstacle(
        "adding games would change the rest of the file",
        path,
        help: remedy
          + ", or rewrite this one with “flipbook convert --in-place”, which reports what is lost"
      )
    }
    return games
  }

  /// Returns whether the game of a record can continue in a position, and has no other end.
  package static func canContinue(
    _ record: GameRecord?,
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

  /// Checks that a game that begins in a position can be written.
  static func checkWritable(
    _ start: Position,
    by format: any RecordFormat,
    in path: String
  ) throws(Finding) {
    guard let move = start.legalMoves.first.map(Move.placement)
    else { return }
    do throws(WritingError) {
      let record = GameRecord(start: start, moves: [move])
      _ = try FormatRegistry.standard.write([record], as: format.name)
    } catch {
      throw obstacle("the game cannot be recorded: \(error.message)", path, help: remedy)
    }
  }

  private static func bytes(of games: [GameRecord], _ format: any RecordFormat) -> [UInt8]? {
    try? FormatRegistry.standard.write(games, as: format.name).bytes
  }

  private static let remedy = "name another file with --record"

  private static func obstacle(_ message: String, _ path: String, help: String) -> Finding {
    Finding(.cannotConvert, message, help: help, at: Place(source: path.shownPath))
  }
}
