public import ReversiRules

/// Runs a session again: feeds the events of its log to a new app, and finds where the two differ.
public struct SessionReplay: Sendable {
  /// The current state of the app.
  public private(set) var state: AppState
  /// Whether the app is known to be in the state that the log has.
  public private(set) var isInStep = true

  /// Creates the replay of a session that has not started yet, on a board of some size.
  public init(size: BoardSize = .standard, policy: AppPolicy = .app) {
    state = AppState(size: size, policy: policy)
  }

  /// Replays the next event.
  /// - Parameter logged: the event as logged.
  /// - Returns: the outcome, and how it differs from the log. Of several differences in a row only
  ///   the first is returned; the others follow from it.
  public mutating func take(
    _ logged: LoggedEvent
  ) -> (update: AppUpdate, difference: SessionDifference?) {
    let update = AppUpdate(logged.event, at: logged.time.duration, in: &state)
    let difference = SessionDifference(
      update,
      isIgnored: logged.isIgnored,
      digest: logged.digest
    )
    defer { isInStep = difference == nil }
    return (update, isInStep ? difference : nil)
  }

  /// Notes that an event of the log could not be read.
  public mutating func missEvent() { isInStep = false }
}

/// How a log and the app differ.
public enum SessionDifference: Hashable, Sendable {
  /// The app ignores the event; the log says that it was accepted.
  case ignored(AppRefusal)
  /// The app accepts the event in this state; the log says that it was ignored.
  case taken(AppState)
  /// The state after the event is not the logged one.
  case state(expected: UInt64, found: UInt64)

  /// Compares an update with what a log says; `nil` if they agree.
  /// - Parameters:
  ///   - update: the update.
  ///   - isIgnored: whether the log says that the event was ignored; `nil` if it does not say.
  ///   - digest: the ``AppState/digest`` of the logged state; `nil` if the log has none.
  init?(_ update: AppUpdate, isIgnored: Bool?, digest: UInt64?) {
    if let isIgnored, isIgnored != (update.refusal != nil) {
      self = update.refusal.map { .ignored($0) } ?? .taken(update.before)
    } else if let digest, digest != update.state.digest {
      self = .state(expected: digest, found: update.state.digest)
    } else {
      return nil
    }
  }
}
