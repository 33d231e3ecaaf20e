public import GameRecords

/// Records the games of an app’s session, one record for each.
///
/// A game without moves gives no record.
public struct GameRecorder<Model: AppModel>: Sendable {
  /// When the session began.
  let date: GameDate?
  /// A record that the first game may continue; `nil` once that is decided.
  var earlierPart: Model.Record?
  /// The current game; `nil` before the first one begins.
  var game: Model.Game?
  /// The number of moves of the current game.
  public internal(set) var moveCount = 0

  /// Creates a recorder for a session.
  /// - Parameters:
  ///   - date: when the session began.
  ///   - earlierPart: a record that the first game continues if it begins where the record ends.
  public init(date: GameDate? = nil, continuing earlierPart: Model.Record? = nil) {
    (self.date, self.earlierPart) = (date, earlierPart)
  }

  /// Takes the next update of the session.
  /// - Parameter update: the outcome of an event, including ignored ones.
  /// - Returns: the record of a game that this event ends, if any; at the start of a session, the
  ///   earlier record if the game does not continue it.
  public mutating func take(_ update: SessionUpdate<Model>) -> Model.Record? {
    update.effects == nil ? nil : Model.record(update, by: &self)
  }

  /// Ends the session.
  /// - Returns: the record of the game in progress or just over, if there is one.
  public mutating func finish() -> Model.Record? {
    defer { (game, earlierPart, moveCount) = (nil, nil, 0) }
    // Without a start the session says nothing about the earlier game.
    return game.map(Model.record) ?? earlierPart
  }

  /// Begins the first game of the session.
  /// - Parameters:
  ///   - next: the game, unless it continues the earlier record.
  ///   - resume: resumes the game of a record; returns `nil` if it is another game.
  /// - Returns: the earlier record if the game does not continue it.
  mutating func start(
    _ next: @autoclosure () -> Model.Game,
    resuming resume: (Model.Record) -> Model.Game?
  ) -> Model.Record? {
    let resumed = earlierPart.flatMap(resume)
    defer { (game, earlierPart) = (resumed ?? next(), nil) }
    return resumed == nil ? earlierPart : nil
  }

  /// Ends the current game and begins another one.
  /// - Returns: the record of the game that ends.
  mutating func begin(_ next: Model.Game) -> Model.Record? {
    defer { game = next }
    return game.flatMap(Model.record)
  }
}
