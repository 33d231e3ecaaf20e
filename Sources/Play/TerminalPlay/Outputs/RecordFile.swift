package import Apps
import Synchronization
package import TerminalOutput

/// The file to which the games of a session are added as records.
///
/// It is rewritten after every move, so that it is complete however the session ends.
package final class RecordFile<Model: PlayedModel>: Sendable {
  private let file: KeptFile
  private let format: any RecordFormat
  /// What is recorded.
  package typealias Record = Model.Record

  /// The record that the first game continues, up to where the session begins.
  let earlier: Record?
  private let state: Mutex<State>

  private struct State {
    var recorder: GameRecorder<Model>
    /// The games that have ended, after those that were in the file before.
    var records: CollectedRecords
    /// The last record of the file, if the first game continues it.
    var continued: Record?
    var losses = LossReport(.text)
    /// Why games that have ended are not in the file.
    var problems: [Finding] = []
    /// Whether the session has begun.
    var hasBegun = false
    /// Whether anything was written.
    var hasWritten = false
    /// Whether a game has ended.
    var hasEnded = false
    /// When the file is synced next, at the earliest.
    var nextSync = ContinuousClock.now
  }

  /// How long a move may not be on the disk yet: syncing takes longer than a fast computer's move.
  private static var patience: Duration { .seconds(1) }

  /// Opens or creates a record file.
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - format: a format that stores moves and can contain several records.
  ///   - date: when the session begins.
  ///   - progress: how far the game has gone that it begins with.
  ///   - isNew: whether it begins a new game even if the last one in the file could continue.
  /// - Throws: ``FileError`` if the file cannot be written; a finding if it contains something else
  ///   or the format cannot store the game.
  package init(
    _ path: String,
    _ format: any RecordFormat,
    date: GameDate?,
    from progress: Model.Progress,
    isNew: Bool
  ) throws {
    self.format = format
    file = KeptFile(path)
    try file.take()
    try Self.checkWritable(path)
    let old = try ExistingRecords<Record>(in: path, format)
    try Self.checkCompanions(of: old.all, format, nextTo: path)
    let continued =
      isNew || !Self.canContinue(old.last, to: progress, format) ? nil : old.last
    if continued == nil { try Self.checkWritable(progress, by: format, in: path) }
    earlier = continued.flatMap { Model.continued($0, to: progress) }
    state = Mutex(
      State(
        recorder: GameRecorder(date: date, continuing: continued),
        records: continued == nil ? old.all : old.others,
        continued: continued
      )
    )
  }

  /// Adds an update, also to the log if there is one; called for each event in turn.
  package func add(_ update: SessionUpdate<Model>, _ log: LogFile<Model>? = nil) {
    state.withLock { state in
      let count = state.recorder.moveCount
      if let ended = state.recorder.take(update) { finish(ended, &state) }
      let hadBegun = state.hasBegun
      state.hasBegun = true
      guard hadBegun, state.recorder.moveCount != count else {
        log?.add(update)
        return
      }
      var recorder = state.recorder
      let game = recorder.finish()
      // If the program is killed, both files have the move, or neither has.
      if let log, let line = log.line(of: update),
        (try? write(game, after: line, &state)) ?? false
      {
        return log.noteAppended(line)
      }
      log?.add(update)
      // A failure is reported at the end.
      _ = try? write(game, &state)
    }
  }

  /// Writes the session as it is at its end, and reports what the format could not store.
  /// - Throws: ``FileError`` if the file cannot be written.
  package func end(_ messages: Messages) throws(FileError) -> ExitStatus {
    try state.withLock { state throws(FileError) in
      let last = state.recorder.finish()
      if let last, last != state.continued { finish(last, &state) }
      if last == nil, state.hasWritten, !state.hasEnded {
        if state.records.count == 0 { try file.remove() }
        let news = state.continued == nil ? "no record was added" : "the record was removed"
        messages.show(.recordChoice, news + ": all moves were taken back", severity: .note)
      } else if state.hasEnded {
        _ = try write(nil, &state)
      } else if state.problems.isEmpty {
        let isEmpty = state.records.count == 0 && state.continued == nil
        let news = isEmpty ? "no record was written" : "no record was added"
        messages.show(.recordChoice, news + ": no move was made", severity: .note)
      }
      for problem in state.problems { messages.show(problem) }
      try messages.report(state.losses, in: format)
      return state.problems.isEmpty ? .clean : .unreadable
    }
  }

  /// Adds a game that has ended.
  private func finish(_ game: Record, _ state: inout State) {
    let record = prepared(game)
    do throws(WritingError) {
      state.losses.add(try state.records.add(record), of: record)
      state.hasEnded = true
    } catch {
      state.problems.append(record.problem(error))
    }
  }

  /// Writes the file with the game in progress, or as it remains if there is none.
  /// - Returns: whether it was written.
  private func write(
    _ game: Record?,
    after line: AppendedLine? = nil,
    _ state: inout State
  ) throws(FileError) -> Bool {
    // Why a game cannot be written is reported when it has ended.
    guard let bytes = try? state.records.file(with: game.map(prepared)) else { return false }
    let syncs = game == nil || state.nextSync <= .now
    try file.write(bytes, after: line, syncs: syncs)
    if syncs { state.nextSync = .now + Self.patience }
    state.hasWritten = true
    return true
  }

  private func prepared(_ game: Record) -> PreparedRecord {
    PreparedRecord(
      of: ParsedRecord(record: game, source: SourceText(name: file.path, bytes: []))
    )
  }
}
