internal import Flipbook

extension RecordFile {
  /// The games that a file has already.
  ///
  /// What is in it is written anew with the games of the session, so that all of it must be known.
  static func games(
    in path: String,
    _ format: any RecordFormat
  ) throws(Diagnostic) -> [GameRecord] {
    let input = InputPath(path)
    guard let size = input.size, size > 0 else { return [] }
    guard size <= Limits.recordBytes else {
      throw obstacle("the file has more than \(Limits.recordBytes >> 20) MiB", path)
    }
    var games: [GameRecord] = []
    var isWhole = true
    let source = RecordSource(path: input, options: SourceOptions(format: format))
    let ending = source.read { parsed in
      if let record = parsed.record { games.append(record) }
      isWhole = isWhole && !parsed.diagnostics.contains { $0.severity == .error }
      return .proceed
    }
    if case .failed(let finding) = ending { throw finding }
    guard isWhole else {
      throw obstacle(
        "the file is there, and not all of it can be read as \(format.name)",
        path,
        "; “flipbook validate” tells what is wrong with it"
      )
    }
    return games
  }

  /// Finds out before the game, not when it has been played, that it cannot be written.
  static func checkHeld(
    _ start: Position,
    by format: any RecordFormat,
    in path: String
  ) throws(Diagnostic) {
    guard let move = start.legalMoves.first(where: { _ in true }).map(Move.placement)
    else { return }
    do throws(WritingError) {
      let record = GameRecord(start: start, moves: [move])
      _ = try FormatRegistry.standard.write([record], as: format.name)
    } catch {
      throw obstacle("the game cannot be recorded: \(error.message)", path)
    }
  }

  private static func obstacle(
    _ message: String,
    _ path: String,
    _ more: String = ""
  ) -> Diagnostic {
    let place = Place(source: path.shownPath)
    let help = "name another file with --record\(more)"
    return Diagnostic(.cannotConvert, message, help: help, at: place)
  }
}
