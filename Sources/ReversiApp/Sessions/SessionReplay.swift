public import ReversiRules

/// Runs a session again: feeds the events of its log to a fresh app, and finds where the two come
/// apart.
public struct SessionReplay: Sendable {
  /// What the app knows now.
  public private(set) var state: AppState
  /// Whether the app is known to be where the session was.
  public private(set) var isInStep = true

  /// A session that has not started yet, on a board of some size.
  public init(size: BoardSize = .standard) { state = AppState(size: size) }

  /// Takes the next event.
  /// - Parameter logged: what the log says of it.
  /// - Returns: what it leads to, and how that differs from what the log says. Only the first of
  ///   several differences in a row is told; the others follow from it.
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

/// How a log and the app come apart.
public enum SessionDifference: Hashable, Sendable {
  /// The app ignores the event in this state; the log says that it was taken.
  case ignored(AppEvent, AppState)
  /// The app takes the event in this state; the log says that it was ignored.
  case taken(AppState)
  /// The state after the event is not the one that the log tells.
  case state(expected: UInt64, found: UInt64)
}
