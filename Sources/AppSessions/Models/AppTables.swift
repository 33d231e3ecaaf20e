public import StateMachines

/// The two tables of transitions that an app runs on: one of its phases, and one of the question
/// that it may have open in any phase.
///
/// Each event goes to both tables. It is ignored if neither has a transition for it.
public protocol AppTables: Hashable, Sendable {
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
}

extension AppTables {
  /// The table of phases.
  public typealias PhaseMachine = StateMachine<Phase, Kind, Guard, Action>
  /// The table of the question, which can be open in any phase.
  public typealias QuestionMachine = StateMachine<Question, Kind, Guard, Action>
}

/// What an app that runs on tables does about an event.
public struct TableReaction<Tables: AppTables, Effect: Hashable & Sendable>: SessionReaction {
  /// The transitions between phases: the one that the event triggers, and those that follow at
  /// once; none if only the question changes.
  public package(set) var phases: [Tables.PhaseMachine.Transition]
  /// The transition of the question, if there is one.
  public package(set) var questions: [Tables.QuestionMachine.Transition]
  /// What the app asks its environment to do, in order.
  public package(set) var effects: [Effect]

  @usableFromInline
  package init(
    phases: [Tables.PhaseMachine.Transition],
    questions: [Tables.QuestionMachine.Transition],
    effects: [Effect]
  ) {
    (self.phases, self.questions, self.effects) = (phases, questions, effects)
  }
}
