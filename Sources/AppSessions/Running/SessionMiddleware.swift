/// Changes events on their way to an app.
///
/// An event passes through all middleware of a session in turn, then the app handles it
/// (``SessionModel/react(to:)``), its effects are performed, and all observers get the
/// ``SessionUpdate``.
public protocol SessionMiddleware<Model>: Sendable {
  /// The app.
  associatedtype Model: SessionModel

  /// Returns what the app handles in place of an event.
  /// - Parameters:
  ///   - event: the event.
  ///   - state: the state before it.
  /// - Returns: the events, in order: normally only the event itself; none to swallow it.
  func events(for event: Model.Event, in state: Model) -> [Model.Event]
}

/// Gets every step of a session, in order.
public typealias SessionObserver<Model: SessionModel> = @Sendable (SessionUpdate<Model>) -> Void

/// Identifies an observer of a session.
public struct SessionSubscription: Hashable, Sendable {
  let number: Int
}
