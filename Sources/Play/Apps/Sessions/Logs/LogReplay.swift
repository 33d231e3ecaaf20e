public import GameRecords

/// Runs a session again: feeds the events of its log to a new app, and finds where the two differ.
public struct LogReplay<Model: LoggedModel>: Sendable {
  /// The current state of the app.
  @inlinable public var state: Model { model }
  /// Whether the app is known to be in the state that the log has.
  @inlinable public var isInStep: Bool { hasNoDifference }

  @usableFromInline var model: Model
  @usableFromInline var hasNoDifference = true

  /// Creates the replay of a session that has not started yet.
  @inlinable
  public init(_ state: Model) { model = state }

  /// Replays the next event.
  /// - Parameter logged: the event as logged.
  /// - Returns: the outcome, and how it differs from the log. Of several differences in a row only
  ///   the first is returned; the others follow from it.
  @inlinable
  public mutating func take(
    _ logged: LoggedStep<Model>
  ) -> (update: SessionUpdate<Model>, difference: LogDifference<Model>?) {
    let update = SessionUpdate(logged.event, at: logged.time.duration, in: &model)
    let difference = LogDifference(update, isIgnored: logged.isIgnored, digest: logged.digest)
    let isFirst = hasNoDifference
    hasNoDifference = difference == nil
    return (update, isFirst ? difference : nil)
  }

  /// Notes that an event of the log could not be read.
  @inlinable
  public mutating func missEvent() { hasNoDifference = false }
}

/// How a log and the app differ.
public enum LogDifference<Model: LoggedModel>: Hashable, Sendable {
  /// The app ignores the event; the log says that it was accepted.
  case ignored(Model.Refusal)
  /// The app accepts the event in this state; the log says that it was ignored.
  case taken(Model)
  /// The state after the event is not the logged one.
  case state(expected: UInt64, found: UInt64)

  /// Compares an update with what a log says; `nil` if they agree.
  /// - Parameters:
  ///   - update: the update.
  ///   - isIgnored: whether the log says that the event was ignored; `nil` if it does not say.
  ///   - digest: the ``LoggedModel/digest`` of the logged state; `nil` if the log has none.
  @inlinable
  package init?(_ update: SessionUpdate<Model>, isIgnored: Bool?, digest: UInt64?) {
    if let isIgnored, isIgnored != (update.refusal != nil) {
      self = update.refusal.map { .ignored($0) } ?? .taken(update.before)
    } else if let digest, digest != update.state.digest {
      self = .state(expected: digest, found: update.state.digest)
    } else {
      return nil
    }
  }
}

extension LogDifference: CustomStringConvertible {
  /// What differs, in one line.
  public var description: String {
    switch self {
    case .ignored(let refusal):
      "the app ignores this event, because \(refusal); the log says that it was accepted"
    case .taken(let state):
      "the app accepts this event, because \(state.situation); the log says that it was ignored"
    case .state(let expected, let found):
      "the state after this event differs from the log: expected \(Self.text(expected)), found "
        + Self.text(found)
    }
  }

  /// Returns the finding for the line of the event.
  @usableFromInline
  package func finding(_ source: SourceText) -> Finding {
    source.finding(
      .sessionState,
      description,
      help: "a line here or before was changed, added or removed; do not trust what follows",
      at: 0..<source.bytes.count
    )
  }

  private static func text(_ digest: UInt64) -> String {
    NumberText.hexadecimal(digest, digits: 16, uppercase: false)
  }
}
