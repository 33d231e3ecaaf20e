package import GameRecords
import Games
import PuzzleRules

/// Session logs of the sliding puzzle's app: one record for each game.
///
/// A log is JSON Lines. The first line names the game and describes the session; each other line
/// stores an event of the app, its time, and a digest of the state after it. The reader gets the
/// records by running the app again.
package struct PuzzleSessionFormat: RecordFormat {
  /// The JSON Schema of a line of a log.
  package static var schema: [UInt8] { PackageResources.puzzle_session_log_schema_json }

  package let name = "puzzle-session"
  package let title = "session logs of the puzzle's app"
  package let fileExtensions = ["log"]
  package var record: (any GameRecord.Type)? { PuzzleRecord.self }
  package let stores = FactSet([.date, .start, .goal, .moves, .times, .ending])
  package let storesMany = true
  package var rules: [Rule] { .session }

  private let apps: [any AppModel.Type]

  /// Creates the format.
  /// - Parameter apps: all apps that have logs, which may have events in common.
  package init(among apps: [any AppModel.Type] = []) { self.apps = apps }

  package func recognise(_ head: InputHead) -> Recognition? {
    PuzzleState.recognise(head, among: apps)
  }

  package func makeReader(source: String, _ options: ReadingOptions) -> any RecordReader {
    LogRecordReader<PuzzleState>(source: source, format: name)
  }

  package func makeWriter(_ options: WritingOptions) -> (any RecordWriter)? { nil }
}
