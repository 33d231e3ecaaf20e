import GameRecords

/// Reads the games of a log, and the screens if they are asked for.
struct SessionRecordReader: RecordReader {
  // Specialised here, which a reader of any app would not be.
  private var reader: LogRecordReader<SessionRecorder>

  /// Creates a reader of one input.
  init(source: String, format: String, _ options: ReadingOptions) {
    reader = LogRecordReader(
      source: source,
      format: format,
      screen: options.keepsScreens ? { SessionScreen($0, ply: $1) } : nil
    )
  }

  mutating func read(_ block: ArraySlice<UInt8>, to receive: RecordReceiver) -> ReadingControl {
    reader.read(block, to: receive)
  }

  mutating func finish(to receive: RecordReceiver) -> ReadingControl {
    reader.finish(to: receive)
  }
}

extension SessionScreen {
  /// Creates the screen after an update; `nil` if the app has not started.
  fileprivate init?(_ update: AppUpdate, ply: Int) {
    guard update.state.phase != .start else { return nil }
    let screen = update.state.screen
    self.init(
      at: SessionTime(update.time).milliseconds,
      ply: ply,
      screen.board,
      placement: update.state.placement.map {
        Placement($0.square, changing: $0.changing, remaining: $0.remaining)
      },
      screen.message,
      screen.counts,
      update.state.modes
    )
    (thinking, alert) = (screen.thinking, screen.alert)
  }
}
