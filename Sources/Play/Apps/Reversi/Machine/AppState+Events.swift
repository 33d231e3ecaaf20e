extension AppState: AppModel {
  /// Something that happens to the app.
  public typealias Event = AppEvent
  /// Something that the app asks its environment to do.
  public typealias Effect = AppEffect
  /// Why the app ignores an event.
  public typealias Refusal = AppRefusal
  /// What the app is doing or waiting for.
  public typealias Phase = AppPhase
  /// Whether its question is open.
  public typealias Question = ResetQuestion
  /// The kind of an event.
  public typealias Kind = AppEvent.Kind
  /// A condition on a transition.
  public typealias Guard = AppGuard
  /// What a transition does.
  public typealias Action = AppAction

  /// Handles an event.
  /// - Parameter event: the event.
  /// - Returns: the transitions of the app’s tables and their effects.
  /// - Throws: ``AppRefusal`` if the event makes no sense in this state and is ignored.
  public mutating func react(to event: AppEvent) throws(AppRefusal) -> AppReaction {
    try reactByTables(to: event)
  }

  /// The table of phases.
  public var phases: AppPolicy.PhaseMachine { policy.phases }

  /// The table of the reset question.
  public var questions: AppPolicy.QuestionMachine { policy.questions }

  @usableFromInline package static func kind(of event: AppEvent) -> AppEvent.Kind { event.kind }

  @usableFromInline package func reason(against event: AppEvent, _ failedGuard: AppGuard?)
    -> AppRefusal
  {
    AppRefusal(event, in: self, failedGuard)
  }
}

/// What the app does about an event.
public typealias AppReaction = SessionReaction<AppState>
