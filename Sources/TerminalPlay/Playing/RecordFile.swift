package import Flipbook
import Synchronization

/// The file to which the games of a session are added as records.
///
/// It is rewritten after every move, so that it is complete however the session ends.
package final class RecordFile: Sendable {
  private let file: KeptFile
  private let format: any RecordFormat
  /// The games that were in the file before.
  private let old: [GameRecord]
  private let state: Mutex<State>

  private struct State {
    var recorder: SessionRecorder
    /// The games that have ended, with those that were in the file before.
    var games: [GameRecord]

    /// All games, including the one in progress.
    var records: [GameRecord] {
      var recorder = recorder
      return games + (recorder.finish().map { [$0] } ?? [])
    }
  }

  /// Opens or creates a record file.
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - format: a format that stores moves and can contain several records.
  ///   - date: when the session begins.
  ///   - start: the position in which it begins.
  ///   - isNew: whether it begins a new game even if the last one in the file could continue.
  /// - Throws: ``FileError`` if the file cannot be written; a finding if it contains something else
  ///   or the format cannot store the game.
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
    if isNew || !Self.canContinue(last, in: start, format) { last = nil }
    if last == nil {
      try Self.checkWritable(start, by: format, in: path)
    } else {
      games.removeLast()
    }
    state = Mutex(State(recorder: SessionRecorder(date: date, continuing: last), games: games))
  }

  /// Adds an update; called for each event in turn.
  package func add(_ update: AppUpdate) {
    state.withLock { state in
      let count = state.recorder.moveCount
      if let ended = state.recorder.take(update) { state.games.append(ended) }
      if case .started = update.event { return }
      guard state.recorder.moveCount > count else { return }
      // A failure is reported at the end.
      _ = try? write(state.records)
    }
  }

  /// Writes the session as it is at its end, and reports what the format could not store.
  /// - Throws: ``FileError`` if the file cannot be written.
  package func end(_ messages: Messages) throws(FileError) -> ExitStatus {
    let records = state.withLock(\.records)
    guard records != old else {
      let news = old.isEmpty ? "no record was written" : "no record was added"
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
