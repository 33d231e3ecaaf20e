package import GameRecords
import ReversiRules

/// Session logs of the app: one record for each game.
///
/// A log is JSON Lines. The first line describes the session; each other line stores an event of
/// the app, its time, and a digest of the state after it. The reader gets the records by running
/// the app again.
package struct SessionFormat: RecordFormat {
  /// The JSON Schema of a line of a log.
  package static var schema: [UInt8] { PackageResources.session_log_schema_json }

  package let name = "session"
  package let title = "session logs of the app"
  package let fileExtensions = ["log"]
  package let stores = FactSet([
    .date, .modes, .start, .moves, .passes, .times, .score, .winner, .ending, .session,
  ])
  package let storesMany = true
  package var rules: [Rule] { .session }

  private let apps: [any AppModel.Type]

  /// Creates the format.
  /// - Parameter apps: all apps that have logs, which may have events in common.
  package init(among apps: [any AppModel.Type] = []) { self.apps = apps }

  package func recognise(_ head: InputHead) -> Recognition? {
    AppState.recognise(head, among: apps)
  }

  package func makeReader(source: String, _ options: ReadingOptions) -> any RecordReader {
    LogRecordReader<AppState>(
      source: source,
      format: name,
      screen: options.keepsScreens ? { SessionScreen($0, ply: $1) } : nil
    )
  }

  package func makeWriter(_ options: WritingOptions) -> (any RecordWriter)? { nil }
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
