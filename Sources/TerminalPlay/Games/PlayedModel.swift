package import Flipbook

/// An app that can be played on a terminal: what is particular to it and its game.
package protocol PlayedModel: RecordedModel, SavedModel, TracedModel
where SavedRecord == Recorder.Record {
  /// What a player sees of it on a terminal.
  associatedtype View: PlayView where View.Model == Self
  /// How it is described line by line.
  associatedtype Report: PlayReport where Report.Model == Self
  /// How fast it is.
  associatedtype Pace: Sendable

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
}

extension PlayedModel {
  /// Returns whether an event reports about work, and so comes from no person.
  static func isReport(_ event: Event) -> Bool { isReport(kind(of: event)) }
}
