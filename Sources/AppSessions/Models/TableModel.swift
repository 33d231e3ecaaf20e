public import StateMachines

/// A model whose behaviour is in two tables.
///
/// It says which guards hold and performs the actions; ``reactByTables(to:)`` does the rest.
@usableFromInline
package protocol TableModel: SessionModel {
  associatedtype Tables: AppTables

  /// The tables.
  var tables: Tables { get }
  /// What the app is doing.
  var phase: Tables.Phase { get set }
  /// Whether the question is open.
  var question: Tables.Question { get set }

  /// Returns the kind of an event, by which the tables know it.
  static func kind(of event: Event) -> Tables.Kind

  /// Whether a guard holds now.
  /// - Parameters:
  ///   - condition: the guard.
  ///   - event: the event that is handled; `nil` for a transition that needs none.
  /// - Returns: whether it holds.
  func holds(_ condition: Tables.Guard, for event: Event?) -> Bool

  /// Performs an action on the state, and adds what it asks of the environment.
  mutating func perform(_ action: Tables.Action, for event: Event, _ effects: inout [Effect])

  /// Returns why the app ignores an event.
  /// - Parameters:
  ///   - event: the event, which neither table has a transition for.
  ///   - failedGuard: the guard that does not hold; `nil` if the tables have no such event.
  /// - Returns: the reason.
  func reason(against event: Event, _ failedGuard: Tables.Guard?) -> Refusal
}

extension TableModel {
  /// Handles an event as the tables say.
  @inlinable
  package mutating func reactByTables(
    to event: Event
  ) throws(Refusal) -> TableReaction<Tables, Effect> {
    let (tables, kind) = (tables, Self.kind(of: event))
    var answer: Tables.QuestionMachine.Transition?
    var failedGuard: Tables.Guard?
    do throws(Tables.QuestionMachine.Refusal) {
      answer = try tables.questions.transition(from: question, by: kind) { holds($0, for: event) }
    } catch {
      failedGuard = error.failedGuard
    }
    var next: Tables.PhaseMachine.Transition?
    do throws(Tables.PhaseMachine.Refusal) {
      next = try tables.phases.transition(from: phase, by: kind) { holds($0, for: event) }
    } catch {
      if answer == nil { throw reason(against: event, error.failedGuard ?? failedGuard) }
    }
    var effects: [Effect] = []
    var ways: [Tables.PhaseMachine.Transition] = []
    // The question first, since an open one hides what else the app would ask.
    if let answer {
      question = answer.to
      for action in tables.questions.effects(of: answer) { perform(action, for: event, &effects) }
    }
    while let transition = next {
      for action in tables.phases.effects(of: transition) {
        perform(action, for: event, &effects)
      }
      phase = transition.to
      ways.append(transition)
      next = try? tables.phases.transition(from: phase, by: nil) { self.holds($0, for: nil) }
    }
    return TableReaction(phases: ways, questions: answer.map { [$0] } ?? [], effects: effects)
  }
}
