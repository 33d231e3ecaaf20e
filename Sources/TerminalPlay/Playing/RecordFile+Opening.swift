package import Flipbook
import Glibc

/// What is found out before a game, not when it has been played.
extension RecordFile {
  /// Finds out that a file can be written.
  static func checkWritable(_ path: String) throws(FileError) {
    var status = stat()
    if stat(path.pathBytes, &status) == 0, status.st_mode & S_IFMT == S_IFIFO {
      throw FileError(path, "is a pipe, into which records are not written anew after each move")
    }
    _ = try OutputFile.open(OutputGuard.ofSession.place(path))
  }

  /// The games that a file has already, which are written anew with those of the session.
  /// - Throws: a finding when not all of the file is such as it would be written.
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
    if var fault = parsed.flatMap(\.findings).first(where: { $0.severity == .error }) {
      fault.message = "no game can be added to the file, which cannot be read: \(fault.message)"
      fault.help = remedy
      throw fault
    }
    guard self.bytes(of: games, format) == bytes else {
      throw obstacle(
        "not all of the file would stay as it is if games were added to it",
        path,
        help: remedy
          + ", or have this one written anew with “flipbook convert --in-place”, which tells what is lost"
      )
    }
    return games
  }

  /// Whether the game of a record may go on in a position, and has no other end.
  package static func canGoOn(
    _ record: GameRecord?,
    in start: Position,
    _ format: any RecordFormat
  ) -> Bool {
    guard let record, record.continued(in: start) != nil, let end = try? record.snapshot().start
    else { return false }
    guard record.result != nil else { return true }
    // Formats differ in what they keep of a result.
    var expected = record
    expected.result = GameResult(ofSessionIn: end)
    return bytes(of: [expected], format) == bytes(of: [record], format)
  }

  /// Finds out that a game that begins in a position can be written.
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
