/// Identifies a piece of work that an app asked for, so that the app can ignore a late report about
/// one that it has stopped.
public struct WorkToken: Hashable, Sendable {
  /// The number of pieces of work requested before this one.
  public let number: Int

  /// Creates the token of a piece of work, counted from 0.
  public init(_ number: Int) { self.number = number }

  /// The token of the piece of work after this one.
  package var next: WorkToken { WorkToken(number + 1) }
}

/// What a session does in the background for an app: one piece of work at a time.
public enum WorkOrder<Event: Sendable>: Sendable {
  /// Report an event after some time.
  case report(Event, after: Duration)
  /// Find out which event to report, on a thread of its own, and report it after some time at the
  /// earliest.
  case compute(atLeast: Duration, @Sendable () -> Event)
  /// Stop the work in progress, and report nothing.
  case stop
}

/// Performs an effect of an app, or returns the work that the session has to begin or stop for it;
/// throws if a save cannot be stored.
public typealias SessionEnvironment<Model: SessionModel> =
  @Sendable (Model.Effect) throws(SaveFailure) -> WorkOrder<Model.Event>?
