package import GameRecords

/// Reads the games of a log, one record for each.
package struct LogRecordReader<Model: AppModel>: RecordReader {
  var lines: LogLines
  var games: LogGames<Model>

  /// Creates a reader of one input.
  /// - Parameters:
  ///   - source: the name of the input.
  ///   - format: the name of the format.
  ///   - screen: makes the screens to keep; `nil` to keep none.
  package init(source: String, format: String, screen: LogGames<Model>.Screen? = nil) {
    lines = LogLines(source: source)
    games = LogGames(source: source, format: format, screen: screen)
  }

  package mutating func read(
    _ block: ArraySlice<UInt8>,
    to receive: RecordReceiver
  ) -> ReadingControl {
    let control = Self.read(block, of: &lines, by: &games, to: receive)
    guard lines.isOver || games.isOver else { return control }
    _ = games.finish(to: receive)
    return .stop
  }

  package mutating func finish(to receive: RecordReceiver) -> ReadingControl {
    let control = Self.read(nil, of: &lines, by: &games, to: receive)
    return control == .proceed || games.isOver ? games.finish(to: receive) : control
  }

  /// Reads a block, or the rest at the end of the input.
  static func read(
    _ block: ArraySlice<UInt8>?,
    of lines: inout LogLines,
    by games: inout LogGames<Model>,
    to receive: RecordReceiver
  ) -> ReadingControl {
    let take: LogLines.Receiver = { games.take($0, to: receive) }
    guard let block else { return lines.finish(to: take) }
    return lines.read(block, to: take)
  }
}
