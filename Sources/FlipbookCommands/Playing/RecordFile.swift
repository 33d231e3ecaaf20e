internal import Flipbook
internal import Synchronization

/// The file into which the games of a session are written as records, behind those that are there
/// already, anew after every move, so that it is there however the session ends.
final class RecordFile: Sendable {
  private let path: String
  private let format: any RecordFormat
  private let state: Mutex<State>

  private struct State {
    var recorder: SessionRecorder
    /// The games that have ended, with those that were in the file before.
    var games: [GameRecord]
    /// Whether a move was made.
    var hasNews = false

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
  /// - Throws: a finding when the file has something else, or the format cannot hold the game.
  init(
    _ path: String,
    _ format: any RecordFormat,
    date: GameDate?,
    from start: Position
  ) throws(Diagnostic) {
    self.path = path
    self.format = format
    var games = try Self.games(in: path, format)
    let last = games.popLast()
    if last.map({ !$0.breaksOff(at: start) }) ?? true {
      try Self.checkHeld(start, by: format, in: path)
    }
    state = Mutex(State(recorder: SessionRecorder(date: date, continuing: last), games: games))
  }

  /// Takes what has happened; called for each event in turn.
  func add(_ update: AppUpdate) {
    state.withLock { state in
      let count = state.recorder.moveCount
      if let ended = state.recorder.take(update) { state.games.append(ended) }
      guard state.recorder.moveCount > count else { return }
      state.hasNews = true
      // Why it cannot be written is told at the end.
      _ = try? write(state.records)
    }
  }

  /// Writes the session as it is at its end, and tells what the format could not hold.
  /// - Throws: why it cannot be written.
  func end(_ messages: Messages) throws(FileError) -> ExitStatus {
    let (records, hasNews) = state.withLock { ($0.records, $0.hasNews) }
    guard hasNews else {
      messages.show(.recordChoice, "there is no record: no move was made", severity: .note)
      return .clean
    }
    let (problems, losses) = try write(records)
    for problem in problems { messages.show(problem) }
    guard problems.isEmpty else { return .unreadable }
    losses.show(messages, target: format)
    return .clean
  }

  private func write(
    _ records: [GameRecord]
  ) throws(FileError) -> (problems: [Diagnostic], losses: LossReport) {
    var output = try RecordOutput(
      path,
      ConversionRequest(target: format),
      losses: LossReport(.text)
    )
    let source = SourceText(name: path, bytes: [])
    var problems: [Diagnostic] = []
    for record in records {
      let parsed = ParsedRecord(record: record, diagnostics: [], source: source)
      var prepared = PreparedRecord(of: parsed)
      prepared.record = record
      problems += try output.add(prepared)
    }
    let rest = try output.finish()
    problems += rest.unwritten + rest.refusals
    let losses = output.losses
    if problems.isEmpty { try output.commit() }
    return (problems, losses)
  }
}
