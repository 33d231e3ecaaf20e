extension PuzzleState: AppModel {
  /// Something that happens to the app.
  public typealias Event = PuzzleEvent
  /// Something that the app asks its environment to do.
  public typealias Effect = PuzzleEffect
  /// Why the app ignores an event.
  public typealias Refusal = PuzzleRefusal
  /// What the app is doing or waiting for.
  public typealias Phase = PuzzlePhase
  /// Whether its question is open.
  public typealias Question = ShuffleQuestion
  /// The kind of an event.
  public typealias Kind = PuzzleEvent.Kind
  /// A condition on a transition.
  public typealias Guard = PuzzleGuard
  /// What a transition does.
  public typealias Action = PuzzleAction

  /// Handles an event.
  /// - Parameter event: the event.
  /// - Returns: the transitions of the app’s tables and their effects.
  /// - Throws: ``PuzzleRefusal`` if the event makes no sense in this state and is ignored.
  public mutating func react(to event: PuzzleEvent) throws(PuzzleRefusal) -> PuzzleReaction {
    try reactByTables(to: event)
  }

  /// The table of phases.
  public var phases: PuzzleTables.PhaseMachine { PuzzleTables.phases }

  /// The table of the shuffle question.
  public var questions: PuzzleTables.QuestionMachine { PuzzleTables.questions }

  @usableFromInline package static func kind(of event: PuzzleEvent) -> PuzzleEvent.Kind {
    event.kind
  }

  @usableFromInline
  package func reason(against event: PuzzleEvent, _ failedGuard: PuzzleGuard?) -> PuzzleRefusal {
    PuzzleRefusal(event: event, state: self, failedGuard: failedGuard)
  }
}

/// What the app does about an event.
public typealias PuzzleReaction = SessionReaction<PuzzleState>
