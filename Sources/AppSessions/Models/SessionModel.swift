/// The complete behaviour of an app as one value, without its views.
///
/// A state changes only by ``react(to:)``, which depends only on the state and the event: no clock,
/// no randomness, no file. So the same events always lead to the same state.
public protocol SessionModel: Hashable, Sendable {
  /// Something that happens to the app: an action of a person, or a report about work.
  associatedtype Event: Hashable, Sendable
  /// What the app does about an event.
  associatedtype Reaction: SessionReaction
  /// Why the app ignores an event.
  associatedtype Refusal: Error, Hashable, Sendable

  /// Handles an event.
  /// - Parameter event: the event.
  /// - Returns: what the app does about it.
  /// - Throws: the reason if the event makes no sense in this state and is ignored.
  mutating func react(to event: Event) throws(Refusal) -> Reaction
}

/// What an app does about an event.
public protocol SessionReaction: Hashable, Sendable {
  /// Something that the app asks its environment to do.
  associatedtype Effect: Hashable, Sendable

  /// What the app asks its environment to do, in order.
  var effects: [Effect] { get }
}

extension SessionModel {
  /// Something that the app asks its environment to do.
  public typealias Effect = Reaction.Effect

  /// Handles an event.
  /// - Parameter event: the event.
  /// - Returns: the effects, in the order to perform them; `nil` if the event makes no sense in
  ///   this state and is ignored.
  @inlinable
  public mutating func handle(_ event: Event) -> [Effect]? { try? react(to: event).effects }

  /// Returns why an event makes no sense now; `nil` if it does.
  public func refusal(of event: Event) -> Refusal? {
    var next = self
    do throws(Refusal) {
      _ = try next.react(to: event)
      return nil
    } catch {
      return error
    }
  }
}
