/// Changes an event on its way to an app, given the state before it.
///
/// It returns what the app handles in its place, in order: normally only the event itself; none to
/// swallow it.
///
/// An event passes through all middleware of a session in turn, then the app handles it
/// (``SessionModel/react(to:)``), its effects are performed, and all observers get the
/// ``SessionUpdate``.
public typealias SessionMiddleware<Model: SessionModel> =
  @Sendable (_ event: Model.Event, _ state: Model) -> [Model.Event]

/// Gets every step of a session, in order.
public typealias SessionObserver<Model: SessionModel> = @Sendable (SessionUpdate<Model>) -> Void

/// Identifies an observer of a session.
public struct SessionSubscription: Hashable, Sendable {
  let number: Int
}
