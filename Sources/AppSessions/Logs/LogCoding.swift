public import RecordText

/// How the headers and events of an app are written in a log, which is JSON Lines.
@usableFromInline
package protocol LogCoding: LoggedModel, TableModel
where Tables.Kind: RawRepresentable<String> & CaseIterable {
  /// The game that the first line names, by which the log differs from that of another app; `nil` if
  /// it names none.
  static var game: String? { get }

  /// The header of a session whose log does not begin with one.
  static var usualHeader: Header { get }

  /// The keys of the first line besides those that every app has, in the order in which they are
  /// written.
  static var headerKeys: [String] { get }

  /// Those of the header keys that hardly any other program writes.
  static var unusualHeaderKeys: [String] { get }

  /// The keys of events besides those that every app has, in the order in which they are written.
  static var eventKeys: [String] { get }

  /// Whether events of a kind report about work, and so have its token.
  static func isReport(_ kind: Tables.Kind) -> Bool

  /// Writes what a header has besides the keys that every app has.
  static func write(_ header: Header, to output: inout JSONOutput)

  /// Writes what an event is about.
  static func write(_ event: Event, to output: inout JSONOutput)

  /// Reads what a header has besides the keys that every app has; `nil` if something is reported.
  static func header(_ line: inout JSONObject, _ lines: inout LogLineReader) -> Header?

  /// Reads what an event is about; `nil` if something is reported.
  /// - Parameters:
  ///   - kind: the kind of the event.
  ///   - work: the token in the line, of a report.
  ///   - line: the line.
  ///   - lines: the reader of the line.
  /// - Returns: the event.
  static func event(
    _ kind: Tables.Kind,
    _ work: WorkToken?,
    _ line: inout JSONObject,
    _ lines: inout LogLineReader
  ) -> Event?
}

/// The keys that lines of every app have.
@usableFromInline
package enum LogKey: String {
  // The first line.
  case session, program, date, game
  // Every other line.
  case time, event
  // Reports about work.
  case work
  // Every event.
  case ignored, state

  /// The version of the format.
  package static let version = 1
  /// What the line that ends a session has in place of the name of an event.
  @usableFromInline package static let ended = "ended"
}

extension LogCoding {
  /// All keys of the first line.
  package static var keysOfHeader: [String] {
    [LogKey.session, .program, .date].map(\.rawValue)
      + (game == nil ? [] : [LogKey.game.rawValue]) + headerKeys
  }

  /// All keys of all other lines.
  package static var keysOfEvents: [String] {
    [LogKey.time, .event].map(\.rawValue) + eventKeys
      + [LogKey.work, .ignored, .state].map(\.rawValue)
  }

  /// All keys of all lines.
  @usableFromInline static var keys: [String] { keysOfHeader + keysOfEvents }
}
