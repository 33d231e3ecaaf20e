public import GameRecords

extension SessionLog {
  /// Returns the game after some entries, as far as it has gone: without the move whose disks are
  /// changing, and with the moves of an earlier session that it continues.
  public func game(after count: Int) -> ReversiRecord {
    if let record = record(after: count, by: SessionRecorder.self) { return record }
    var record = (state(after: count)?.save ?? AppSave()).record
    record.date = date(after: count)
    return record
  }
}
