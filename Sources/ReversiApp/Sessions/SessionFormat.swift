import AppSessions
package import GameRecords
import RecordText

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

  package func recognise(_ head: InputHead) -> Recognition? {
    JSONShape.evidence(in: head, Self.evidence)
  }

  /// What identifies a line as one of a session log.
  private static func evidence(in line: JSONShape) -> Recognition? {
    let header = Set(AppState.keysOfHeader)
    // Logs of other programs also have sessions, with numbers, dates and seeds.
    let isOurs =
      line[LogKey.program.rawValue]?.text?.hasPrefix("flipbook") ?? false
      || line.has(SessionHeaderKey.thinkTime.rawValue)
      || line.has(SessionHeaderKey.flipDelay.rawValue)
    if isOurs, line[LogKey.session.rawValue]?.isNumber ?? false,
      header.isSuperset(of: line.keys)
    {
      return Recognition("the first line of a session")
    }
    let event = line[LogKey.event.rawValue]?.text
    guard let event, line.has(LogKey.time.rawValue),
      event == LogKey.ended
        || AppEvent.Kind(rawValue: event) != nil && line.has(LogKey.state.rawValue)
    else { return nil }
    return Recognition("a line with the app’s event \(event)")
  }

  package func makeReader(source: String, _ options: ReadingOptions) -> any RecordReader {
    SessionRecordReader(source: source, format: name, options)
  }

  package func makeWriter(_ options: WritingOptions) -> (any RecordWriter)? { nil }
}
