import GameRecords

/// Reads the games of a log.
struct SessionRecordReader: RecordReader {
  private var lines: SessionLines
  private var games: SessionGames

  /// Creates a reader of one input.
  init(source: String, format: String, _ options: ReadingOptions) {
    lines = SessionLines(source: source)
    games = SessionGames(source: source, format: format, keepsScreens: options.keepsScreens)
  }

  mutating func read(_ block: ArraySlice<UInt8>, to receive: RecordReceiver) -> ReadingControl {
    let control = Self.read(block, of: &lines, by: &games, to: receive)
    guard lines.isOver else { return control }
    _ = games.finish(to: receive)
    return .stop
  }

  mutating func finish(to receive: RecordReceiver) -> ReadingControl {
    let control = Self.read(nil, of: &lines, by: &games, to: receive)
    return control == .proceed || lines.isOver ? games.finish(to: receive) : control
  }

  /// Reads a block, or the rest at the end of the input.
  private static func read(
    _ block: ArraySlice<UInt8>?,
    of lines: inout SessionLines,
    by games: inout SessionGames,
    to receive: RecordReceiver
  ) -> ReadingControl {
    let take: SessionLines.Receiver = { games.take($0, $1, to: receive) }
    guard let block else { return lines.finish(to: take) }
    return lines.read(block, to: take)
  }
}
