public import GameRecords

extension ReplayedLog {
  /// Returns the record of the game after some entries, as far as it has gone: without the move that
  /// is running, and with the moves of an earlier session that it continues.
  /// - Parameter count: the number of entries.
  /// - Returns: the record; `nil` if no move was made in the game.
  public func record(after count: Int) -> Model.Record? {
    var recorder = GameRecorder<Model>()
    for entry in entries.prefix(count) {
      switch entry {
      case .header(let header):
        recorder = GameRecorder(date: header.date, continuing: recorder.finish())
      case .update(let update): _ = recorder.take(update)
      case .ended: break
      }
    }
    return recorder.finish()
  }

  /// Returns when the session after some entries began, if the log says so.
  public func date(after count: Int) -> GameDate? {
    for case .header(let header) in entries.prefix(count).reversed() { return header.date }
    return nil
  }
}
