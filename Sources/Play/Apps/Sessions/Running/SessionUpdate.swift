/// One step of an app: an event, what the app did about it, and the states before and after.
public struct SessionUpdate<Model: SessionModel>: Sendable {
  /// When the event was handled, counted from the beginning of the session.
  public let time: Duration
  /// The event.
  public let event: Model.Event
  /// The state before the event.
  public let before: Model
  /// What the app did, or why it ignored the event.
  public let outcome: Result<Model.Reaction, Model.Refusal>
  /// The state after the event.
  public let state: Model
  /// Why the save that the event asked for could not be stored.
  public package(set) var saveFailure: SaveFailure?

  /// Lets an app handle an event.
  /// - Parameters:
  ///   - event: the event.
  ///   - time: the time since the beginning of the session.
  ///   - state: the state of the app, which the event changes.
  @inlinable
  public init(_ event: Model.Event, at time: Duration, in state: inout Model) {
    before = state
    outcome = Result { () throws(Model.Refusal) in try state.react(to: event) }
    self.state = state
    (self.event, self.time) = (event, time)
  }

  /// Notes that a save could not be stored.
  @usableFromInline
  mutating func fail(_ failure: SaveFailure) { saveFailure = failure }

  /// The effects of the event; `nil` if it was ignored.
  @inlinable public var effects: [Model.Effect]? { try? outcome.get().effects }

  /// Why the event was ignored; `nil` if it was not.
  @inlinable public var refusal: Model.Refusal? {
    if case .failure(let refusal) = outcome { return refusal }
    return nil
  }
}
