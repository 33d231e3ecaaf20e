import AppSessions
package import GameRecords

/// Session logs of the app: one record for each game.
///
/// A log is JSON Lines. The first line describes the session; each other line stores an event of
/// the app, its time, and a digest of the state after it. The reader gets the records by running
/// the app again.
package struct SessionFormat: RecordFormat {
  package let name = "session"
  package let title = "session logs of the app"
  package let fileExtensions = ["log"]
  package let stores = FactSet([
    .date, .modes, .start, .moves, .passes, .times, .score, .winner, .ending, .session,
  ])
  package let storesMany = true
  package var rules: [Rule] { .session }

  /// Creates the format.
  package init() {}

  package func recognise(_ head: InputHead) -> Recognition? { AppState.recognise(head) }

  package func makeReader(source: String, _ options: ReadingOptions) -> any RecordReader {
    SessionRecordReader(source: source, format: name, options)
  }

  package func makeWriter(_ options: WritingOptions) -> (any RecordWriter)? { nil }
}
