public import StateMachines

extension AppState {
  /// Handles an event.
  /// - Parameter event: the event.
  /// - Returns: the effects, in the order to perform them; `nil` if the event makes no sense in
  ///   this state and is ignored.
  public mutating func handle(_ event: AppEvent) -> [AppEffect]? { try? react(to: event).effects }

  /// Handles an event.
  /// - Parameter event: the event.
  /// - Returns: the transitions of the app’s tables and their effects.
  /// - Throws: ``AppRefusal`` if the event makes no sense in this state and is ignored.
  public mutating func react(to event: AppEvent) throws(AppRefusal) -> AppReaction {
    let (phases, questions) = (policy.phases, policy.questions)
    let way = Result { () throws(AppPolicy.PhaseMachine.Refusal) in
      try phases.transition(from: phase, by: event.kind) { holds($0, for: event) }
    }
    let answer = Result { () throws(AppPolicy.QuestionMachine.Refusal) in
      try questions.transition(from: question, by: event.kind) { holds($0, for: event) }
    }
    if case .failure(let refusal) = way, case .failure(let other) = answer {
      throw AppRefusal(event, in: self, refusal.failedGuard ?? other.failedGuard)
    }
    var reaction = AppReaction()
    // The question first, since an open one hides the pass alert.
    if case .success(let transition) = answer {
      question = transition.to
      perform(questions.effects(of: transition), for: event, &reaction.effects)
      reaction.questions = [transition]
    }
    if case .success(let transition) = way {
      take(transition, for: event, &reaction)
      while let next = try? phases.transition(
        from: phase,
        by: nil,
        where: { self.holds($0, for: nil) }
      ) {
        take(next, for: event, &reaction)
      }
    }
    return reaction
  }

  private mutating func take(
    _ transition: AppPolicy.PhaseMachine.Transition,
    for event: AppEvent,
    _ reaction: inout AppReaction
  ) {
    perform(policy.phases.effects(of: transition), for: event, &reaction.effects)
    phase = transition.to
    reaction.phases.append(transition)
  }

  private mutating func perform(
    _ actions: [AppAction],
    for event: AppEvent,
    _ effects: inout [AppEffect]
  ) {
    for action in actions { perform(action, for: event, &effects) }
  }
}

/// What the app does about an event.
public struct AppReaction: Hashable, Sendable {
  /// The transitions between phases: the one that the event triggers, and those that follow at
  /// once; none if only the reset question changes.
  public internal(set) var phases: [AppPolicy.PhaseMachine.Transition] = []
  /// The transition of the reset question, if there is one.
  public internal(set) var questions: [AppPolicy.QuestionMachine.Transition] = []
  /// What the app asks its environment to do, in order.
  public internal(set) var effects: [AppEffect] = []
}
