import AppSessions
public import GameRecords

extension SessionLog {
  /// Returns the game after some entries, as far as it has gone: without the move whose disks are
  /// changing, and with the moves of an earlier session that it continues.
  public func game(after count: Int) -> ReversiRecord {
    var recorder = SessionRecorder()
    var date: GameDate?
    for entry in entries.prefix(count) {
      switch entry {
      case .header(let header):
        date = header.date
        recorder = SessionRecorder(date: date, continuing: recorder.finish())
      case .update(let update): _ = recorder.take(update)
      case .ended: break
      }
    }
    if let game = recorder.finish() { return game }
    var record = (state(after: count)?.save ?? AppSave()).record
    record.date = date
    return record
  }
}
