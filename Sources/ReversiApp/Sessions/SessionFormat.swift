package import GameRecords
internal import RecordFormats

/// Logs of sessions of the app: one record for each game.
///
/// A log is JSON Lines. The first line says what it is; each other one tells an event of the app, when
/// it came, and what stands for the state after it. Records come of running the app again.
package struct SessionFormat: RecordFormat {
  package let name = "session"
  package let title = "logs of the app’s sessions"
  package let fileExtensions = ["log"]
  package let holds = FactSet([
    .date, .modes, .start, .moves, .passes, .times, .score, .winner, .ending, .session,
  ])
  package let holdsMany = true
  package var rules: [Rule] { .session }

  /// The format.
  package init() {}

  package func recognise(_ head: InputHead) -> Recognition? {
    guard JSONDialect(head) == .session else { return nil }
    return Recognition("lines that tell events of a session")
  }

  package func makeReader(source: String, _ options: ReadingOptions) -> any RecordReader {
    SessionRecordReader(source: source, format: name)
  }

  package func makeWriter(_ options: WritingOptions) -> (any RecordWriter)? { nil }
}
