public import GameRecords

/// Records the games of an app’s session, one record for each.
public protocol GameRecorder<Model>: Sendable {
  /// The app.
  associatedtype Model: SessionModel
  /// What the app plays.
  associatedtype Record: GameRecord

  /// Whether an event names a move, even if later events complete it: the place of the event in a
  /// log is that of the move.
  static func namesMove(_ event: Model.Event) -> Bool

  /// Creates a recorder for a session.
  /// - Parameters:
  ///   - date: when the session began.
  ///   - earlierPart: a record that the first game continues if it begins where the record ends.
  init(date: GameDate?, continuing earlierPart: Record?)

  /// The number of moves of the current game.
  var moveCount: Int { get }

  /// Takes the next update of the session.
  /// - Parameter update: the outcome of an event, including ignored ones.
  /// - Returns: the record of a game that this event ends, if any; at the start of a session, the
  ///   earlier record if the game does not continue it.
  mutating func take(_ update: SessionUpdate<Model>) -> Record?

  /// Ends the session.
  /// - Returns: the record of the game in progress or just over, if there is one.
  mutating func finish() -> Record?
}
