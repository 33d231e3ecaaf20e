package import Flipbook

/// An app whose sessions are written to logs, and its games to records.
package protocol RecordedModel: LogCoding {
  /// What records its games.
  associatedtype Recorder: GameRecorder where Recorder.Model == Self
  /// How far a game has gone.
  associatedtype Progress: Hashable, Sendable

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
}
