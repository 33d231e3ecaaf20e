package import Flipbook
import Synchronization

/// The file into which the games of a session are written as records, behind those that are there
/// already, anew after every move, so that it is there however the session ends.
package final class RecordFile: Sendable {
  private let file: KeptFile
  private let format: any RecordFormat
  /// What was in the file before.
  private let old: [GameRecord]
  private let state: Mutex<State>

  private struct State {
    var recorder: SessionRecorder
    /// The games that have ended, with those that were in the file before.
    var games: [GameRecord]

    /// All games, the one that goes on included.
    var records: [GameRecord] {
      var recorder = recorder
      return games + (recorder.finish().map { [$0] } ?? [])
    }
  }

  /// A file of a format that holds moves, and many records.
  /// - Parameters:
  ///   - path: where it is, or is to be.
  ///   - format: the format.
  ///   - date: when the session begins.
  ///   - start: the position in which it begins.
  ///   - isNew: whether that is a new game in any case.
  /// - Throws: ``FileError`` when the file cannot be written; a finding when it has something else, or
  ///   the format cannot hold the game.
  package init(
    _ path: String,
    _ format: any RecordFormat,
    date: GameDate?,
    from start: Position,
    isNew: Bool
  ) throws {
    file = KeptFile(path)
    self.format = format
    try file.take()
    try Self.checkWritable(path)
    old = try Self.games(in: path, format)
    var games = old
    var last = games.last
    if isNew || !Self.canGoOn(last, in: start, format) { last = nil }
    if last == nil {
      try Self.checkWritable(start, by: format, in: path)
    } else {
      games.removeLast()
    }
    state = Mutex(State(recorder: SessionRecorder(date: date, continuing: last), games: games))
  }

  /// Takes what has happened; called for each event in turn.
  package func add(_ update: AppUpdate) {
    state.withLock { state in
      let count = state.recorder.moveCount
      if let ended = state.recorder.take(update) { state.games.append(ended) }
      if case .started = update.event { return }
      guard state.recorder.moveCount > count else { return }
      // Why it cannot be written is told at the end.
      _ = try? write(state.records)
    }
  }

  /// Writes the session as it is at its end, and tells what the format could not hold.
  /// - Throws: why it cannot be written.
  package func end(_ messages: Messages) throws(FileError) -> ExitStatus {
    let records = state.withLock(\.records)
    guard records != old else {
      let news = old.isEmpty ? "there is no record" : "nothing was added to the records"
      messages.show(.recordChoice, news + ": no move was made", severity: .note)
      return .clean
    }
    let (problems, losses) = try write(records)
    for problem in problems { messages.show(problem) }
    guard problems.isEmpty else { return .unreadable }
    messages.report(losses, in: format)
    return .clean
  }

  private func write(
    _ records: [GameRecord]
  ) throws(FileError) -> (problems: [Finding], losses: LossReport) {
    try file.check()
    let output = try RecordOutput(
      OutputGuard.ofSession.place(file.path),
      ConversionRequest(target: format),
      losses: LossReport(.text)
    )
    let source = SourceText(name: file.path, bytes: [])
    var problems: [Finding] = []
    for record in records {
      let parsed = ParsedRecord(record: record, findings: [], source: source)
      problems += try output.add(PreparedRecord(of: parsed))
    }
    problems += try output.finish()
    let losses = output.losses
    guard problems.isEmpty else { return (problems, losses) }
    try output.commit(keptBy: file)
    return ([], losses)
  }
}
