package import Apps

/// An app that can be played on a terminal: what is particular to it and its game.
package protocol PlayedModel: AppModel {
  /// What a player sees of it on a terminal.
  associatedtype View: PlayView where View.Model == Self
  /// How it is described line by line.
  associatedtype Report: PlayReport where Report.Model == Self
  /// How fast it is.
  associatedtype Pace: Sendable
  /// What records its games.
  associatedtype Recorder: GameRecorder where Recorder.Model == Self
  /// How far a game has gone.
  associatedtype Progress: Hashable, Sendable
  /// What is saved.
  associatedtype Save: Sendable

  /// Whether it has started.
  var hasStarted: Bool { get }

  /// Whether a move is in progress, which is not saved yet.
  var isMoving: Bool { get }

  /// Whether it is doing something by itself, and so waits for nobody.
  var isBusy: Bool { get }

  /// Whether its question is open.
  var isAsking: Bool { get }

  /// Returns whether what it is doing takes no time.
  func isInstant(at pace: Pace) -> Bool

  /// The event that comes by itself after a pause.
  var automaticEvent: Event? { get }

  /// Returns whether an event asks for a move.
  static func isMove(_ event: Event) -> Bool

  /// Returns whether a game begins with an event, unless it is ignored.
  static func beginsGame(_ event: Event) -> Bool

  /// What to do now instead of an event that makes no sense.
  func remedy(for event: Event) -> String?

  // MARK: Logs and records

  /// The name of the format of its logs.
  static var logFormat: String { get }

  /// How far the game has gone.
  var progress: Progress { get }

  /// Returns whether an effect is a save.
  static func isSave(_ effect: Effect) -> Bool

  /// Returns a record up to where a game is resumed: to its end, or further, since a game is saved
  /// before it is recorded.
  /// - Returns: the record; `nil` if it is that of another game.
  static func continued(_ record: Recorder.Record, to progress: Progress) -> Recorder.Record?

  /// Returns a record with the result that a session gives it, if it has one.
  /// - Returns: the record; `nil` if its moves cannot be played.
  static func ended(_ record: Recorder.Record) -> Recorder.Record?

  /// Returns the record of a game with one move; `nil` if none can be made.
  static func example(from progress: Progress) -> Recorder.Record?

  // MARK: Saves

  /// The name of the default file.
  static var saveName: String { get }

  /// The names of the formats that a save may have.
  static var saveFormats: [String] { get }

  /// The facts that a save keeps: a record with others is no save.
  static var savedFacts: FactSet { get }

  /// Returns the name of the format of a new file.
  static func saveFormat(ofNewFile path: String) -> String

  /// What is saved now.
  var saved: Save { get }

  /// Returns the record that is written for a save.
  static func record(of save: Save) -> Recorder.Record

  /// Returns the save that a record describes; `nil` if it describes none.
  static func save(of record: Recorder.Record) -> Save?

  /// Returns what seems wrong about a record from which a game is resumed.
  static func doubt(about record: Recorder.Record) -> String?

  /// Returns whether bytes can be a part of a save, however small.
  static func isPartOfSave(_ bytes: [UInt8]) -> Bool
}

extension PlayedModel {
  /// Returns whether an event reports about work, and so comes from no person.
  static func isReport(_ event: Event) -> Bool { isReport(kind(of: event)) }
}

extension AllApps {
  /// Returns the app whose logs have a format; `nil` if it is no format of logs.
  static func played(ofLogsIn format: (any RecordFormat)?) -> (any PlayedModel.Type)? {
    models.lazy.compactMap { $0 as? any PlayedModel.Type }.first { $0.logFormat == format?.name }
  }
}
