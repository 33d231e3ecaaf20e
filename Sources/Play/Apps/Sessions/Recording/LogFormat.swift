package import GameRecords
import Games
import PuzzleRules
import ReversiRules

/// Session logs of an app: one record for each game.
///
/// A log is JSON Lines. The first line describes the session; each other line stores an event of
/// the app, its time, and a digest of the state after it. The reader gets the records by running
/// the app again.
package struct LogFormat: RecordFormat {
  package let name: String
  package let title: String
  package let record: (any GameRecord.Type)?
  package let stores: FactSet
  package let fileExtensions = ["log"]
  package let storesMany = true
  package var rules: [Rule] { .session }

  private let recognition: @Sendable (InputHead) -> Recognition?
  // One for each app, since a reader of any app would not be specialised.
  private let reader: @Sendable (_ source: String, ReadingOptions) -> any RecordReader

  package func recognise(_ head: InputHead) -> Recognition? { recognition(head) }

  package func makeReader(source: String, _ options: ReadingOptions) -> any RecordReader {
    reader(source, options)
  }

  package func makeWriter(_ options: WritingOptions) -> (any RecordWriter)? { nil }
}

extension LogFormat {
  /// Logs of the reversi-ios app.
  /// - Parameter apps: all apps that have logs, which may have events in common.
  /// - Returns: the format.
  package static func session(among apps: [any AppModel.Type] = []) -> LogFormat {
    LogFormat(
      name: "session",
      title: "session logs of the app",
      record: ReversiRecord.self,
      stores: FactSet([
        .date, .modes, .start, .moves, .passes, .times, .score, .winner, .ending, .session,
      ]),
      recognition: { AppState.recognise($0, among: apps) },
      reader: { source, options in
        LogRecordReader<AppState>(
          source: source,
          format: "session",
          screen: options.keepsScreens ? { SessionScreen($0, ply: $1) } : nil
        )
      }
    )
  }

  /// Logs of the sliding puzzle's app.
  /// - Parameter apps: all apps that have logs, which may have events in common.
  /// - Returns: the format.
  package static func puzzleSession(among apps: [any AppModel.Type] = []) -> LogFormat {
    LogFormat(
      name: "puzzle-session",
      title: "session logs of the puzzle's app",
      record: PuzzleRecord.self,
      stores: FactSet([.date, .start, .goal, .moves, .times, .ending]),
      recognition: { PuzzleState.recognise($0, among: apps) },
      reader: { source, _ in
        LogRecordReader<PuzzleState>(source: source, format: "puzzle-session")
      }
    )
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
