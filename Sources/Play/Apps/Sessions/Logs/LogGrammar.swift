import RecordFormats

/// How the log of an app is written and read, as far as it differs from those of other apps.
///
/// A log is JSON Lines; what the lines of all logs have is written and read in one place.
public struct LogGrammar<Model: AppModel>: Sendable {
  /// The game that the first line names, by which the log differs from that of another app; `nil` if
  /// it names none.
  let game: String?
  /// The settings of a session whose log does not begin with a first line.
  package let usualSettings: Model.Settings
  /// The keys of the settings, in the order in which they are written.
  let settingsKeys: [String]
  /// Those of them that hardly any other program writes.
  let unusualKeys: [String]
  /// The keys of events besides those that every app has, in the order in which they are written.
  let eventKeys: [String]
  /// The kinds of events that report about work, and so have its token.
  package let reports: Set<Model.Kind>

  /// Writes settings.
  let writeSettings: @Sendable (Model.Settings, inout JSONOutput) -> Void
  /// Writes what an event is about.
  let writeEvent: @Sendable (Model.Event, inout JSONOutput) -> Void
  /// Reads settings; returns `nil` if something is reported.
  let readSettings: @Sendable (inout JSONObject, inout LogLineReader) -> Model.Settings?
  /// Reads what an event of a kind is about, given the token in the line of a report; returns `nil`
  /// if something is reported.
  let readEvent:
    @Sendable (Model.Kind, WorkToken?, inout JSONObject, inout LogLineReader) -> Model.Event?
}

extension AppModel {
  /// Returns whether an event reports about work, and so comes from no person.
  package static func isReport(_ event: Event) -> Bool { log.reports.contains(kind(of: event)) }
}
