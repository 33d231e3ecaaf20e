public import StateMachines

/// The complete behaviour of an app as one value, without its views.
///
/// A state changes only by ``react(to:)``, which depends only on the state and the event: no clock,
/// no randomness, no file. So the same events always lead to the same state.
///
/// What the app does is in two tables of transitions: one of its phases, and one of a question that
/// it may have open in any phase. Each event goes to both, and is ignored if neither has a
/// transition for it.
public protocol SessionModel: Hashable, Sendable {
  /// Something that happens to the app: an action of a person, or a report about work.
  associatedtype Event: Hashable, Sendable
  /// Something that the app asks its environment to do.
  associatedtype Effect: Hashable, Sendable
  /// Why the app ignores an event.
  associatedtype Refusal: Error, Hashable, Sendable

  /// What the app is doing or waiting for.
  associatedtype Phase: Hashable, Sendable
  /// Whether a question is open.
  associatedtype Question: Hashable, Sendable
  /// The kind of an event, without what it is about.
  associatedtype Kind: Hashable, Sendable
  /// A condition on a transition.
  associatedtype Guard: Hashable, Sendable
  /// What a transition does.
  associatedtype Action: Hashable, Sendable

  /// The table of phases.
  var phases: StateMachine<Phase, Kind, Guard, Action> { get }
  /// The table of the question.
  var questions: StateMachine<Question, Kind, Guard, Action> { get }

  /// Handles an event.
  /// - Parameter event: the event.
  /// - Returns: what the app does about it.
  /// - Throws: the reason if the event makes no sense in this state and is ignored.
  mutating func react(to event: Event) throws(Refusal) -> Reaction
}

/// What an app does about an event.
public struct SessionReaction<Model: SessionModel>: Hashable, Sendable {
  /// The transitions between phases: the one that the event triggers, and those that follow at
  /// once; none if only the question changes.
  public package(set) var phases: [Model.PhaseMachine.Transition]
  /// The transition of the question, if there is one.
  public package(set) var questions: [Model.QuestionMachine.Transition]
  /// What the app asks its environment to do, in order.
  public package(set) var effects: [Model.Effect]

  @usableFromInline
  package init(
    phases: [Model.PhaseMachine.Transition] = [],
    questions: [Model.QuestionMachine.Transition] = [],
    effects: [Model.Effect]
  ) {
    (self.phases, self.questions, self.effects) = (phases, questions, effects)
  }
}

extension SessionModel {
  /// What the app does about an event.
  public typealias Reaction = SessionReaction<Self>
  /// The table of phases.
  public typealias PhaseMachine = StateMachine<Phase, Kind, Guard, Action>
  /// The table of the question.
  public typealias QuestionMachine = StateMachine<Question, Kind, Guard, Action>

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
