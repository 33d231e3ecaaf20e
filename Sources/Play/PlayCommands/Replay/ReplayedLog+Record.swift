import Apps
import TerminalPlay

extension ReplayedLog where Model: PlayedModel {
  /// Returns the game at a place of the log.
  /// - Parameters:
  ///   - place: the number of entries before the place.
  ///   - format: the format to write: one that stores moves gets the game so far, another one the
  ///     save of the app.
  /// - Returns: the record.
  func record(after place: Int, for format: any RecordFormat) -> Model.Record {
    let hasMoves = format.stores.contains(.moves)
    if hasMoves, let record = record(after: place) { return record }
    let state = state(after: place) ?? Model(Model.log.usualSettings)
    var record = Model.record(of: state.saved)
    if hasMoves { record.date = date(after: place) }
    return record.facts.contains(.moves) ? (try? record.snapshot()) ?? record : record
  }
}
