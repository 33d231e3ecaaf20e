import AppSessions
import GameRecords

/// Reads the games of a log.
struct SessionRecordReader: RecordReader {
  private var lines: LogLines
  private var playback = SessionPlayback()
  private var games: SessionGames

  /// Whether the rest of the log cannot be read.
  private var isOver: Bool { lines.isOver || playback.isForeign }

  /// Creates a reader of one input.
  init(source: String, format: String, _ options: ReadingOptions) {
    lines = LogLines(source: source)
    games = SessionGames(source: source, format: format, keepsScreens: options.keepsScreens)
  }

  mutating func read(_ block: ArraySlice<UInt8>, to receive: RecordReceiver) -> ReadingControl {
    let control = Self.read(block, of: &lines, &playback, by: &games, to: receive)
    guard isOver else { return control }
    _ = games.finish(to: receive)
    return .stop
  }

  mutating func finish(to receive: RecordReceiver) -> ReadingControl {
    let control = Self.read(nil, of: &lines, &playback, by: &games, to: receive)
    return control == .proceed || isOver ? games.finish(to: receive) : control
  }

  /// Reads a block, or the rest at the end of the input.
  private static func read(
    _ block: ArraySlice<UInt8>?,
    of lines: inout LogLines,
    _ playback: inout SessionPlayback,
    by games: inout SessionGames,
    to receive: RecordReceiver
  ) -> ReadingControl {
    let take: LogLines.Receiver = { part in
      let control = games.take(part.line, playback.take(part), to: receive)
      return playback.isForeign ? .stop : control
    }
    guard let block else { return lines.finish(to: take) }
    return lines.read(block, to: take)
  }
}
