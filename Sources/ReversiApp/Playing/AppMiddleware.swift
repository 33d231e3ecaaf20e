/// Changes events on their way to the app.
///
/// An event passes through all middleware of a session in turn, then the app handles it
/// (``AppState/react(to:)``), its effects are performed, and all observers get the ``AppUpdate``.
public protocol AppMiddleware: Sendable {
  /// Returns what the app handles in place of an event.
  /// - Parameters:
  ///   - event: the event.
  ///   - state: the state before it.
  /// - Returns: the events, in order: normally only the event itself; none to swallow it.
  func events(for event: AppEvent, in state: AppState) -> [AppEvent]
}

/// Gets every step of a session, in order.
public typealias AppObserver = @Sendable (AppUpdate) -> Void

/// Identifies an observer of a session.
public struct AppSubscription: Hashable, Sendable {
  let number: Int
}

extension [any AppMiddleware] {
  /// Passes an event through all middleware in turn.
  func events(for event: AppEvent, in state: AppState) -> [AppEvent] {
    reduce([event]) { events, middleware in
      events.flatMap { middleware.events(for: $0, in: state) }
    }
  }
}
