public import ReversiRules

/// Runs a session again: feeds the events of its log to a new app, and finds where the two differ.
public struct SessionReplay: Sendable {
  /// The current state of the app.
  public private(set) var state: AppState
  /// Whether the app is known to be in the state that the log has.
  public private(set) var isInStep = true

  /// Creates the replay of a session that has not started yet, on a board of some size.
  public init(size: BoardSize = .standard) { state = AppState(size: size) }

  /// Replays the next event.
  /// - Parameter logged: the event as logged.
  /// - Returns: the outcome, and how it differs from the log. Of several differences in a row only
  ///   the first is returned; the others follow from it.
  public mutating func take(
    _ logged: LoggedEvent
  ) -> (update: AppUpdate, difference: SessionDifference?) {
    let before = state
    let effects = state.handle(logged.event)
    let update = AppUpdate(
      time: logged.time.duration,
      event: logged.event,
      effects: effects,
      state: state,
      saveFailure: nil
    )
    let difference = difference(logged, isIgnored: effects == nil, before)
    defer { isInStep = difference == nil }
    return (update, isInStep ? difference : nil)
  }

  /// Notes that an event of the log could not be read.
  public mutating func missEvent() { isInStep = false }

  private func difference(
    _ logged: LoggedEvent,
    isIgnored: Bool,
    _ before: AppState
  ) -> SessionDifference? {
    if isIgnored != logged.isIgnored {
      return isIgnored ? .ignored(logged.event, before) : .taken(before)
    }
    let digest = state.digest
    return digest == logged.digest ? nil : .state(expected: logged.digest, found: digest)
  }
}

/// How a log and the app differ.
public enum SessionDifference: Hashable, Sendable {
  /// The app ignores the event in this state; the log says that it was accepted.
  case ignored(AppEvent, AppState)
  /// The app accepts the event in this state; the log says that it was ignored.
  case taken(AppState)
  /// The state after the event is not the logged one.
  case state(expected: UInt64, found: UInt64)
}
