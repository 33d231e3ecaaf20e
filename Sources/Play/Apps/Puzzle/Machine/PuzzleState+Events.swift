extension PuzzleState: AppModel {
  /// How the app is set up for a session.
  public typealias Settings = PuzzleSettings

  /// Creates the state in which a session begins, before the app has started.
  public init(_ settings: PuzzleSettings) { self.init(size: settings.size, goal: settings.goal) }

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
    try reactByTables(
      to: event,
      event.kind,
      phase: \.phase,
      question: \.question,
      holds: { $0.holds($1, for: $2) },
      perform: { $0.perform($1, for: event, &$2) },
      reason: { PuzzleRefusal(event: event, state: $0, failedGuard: $1) }
    )
  }

  /// The table of phases.
  public var phases: PuzzleTables.PhaseMachine { PuzzleTables.phases }

  /// The table of the shuffle question.
  public var questions: PuzzleTables.QuestionMachine { PuzzleTables.questions }

  /// Returns the kind of an event, by which the tables and logs know it.
  public static func kind(of event: PuzzleEvent) -> PuzzleEvent.Kind { event.kind }

  /// Returns where an update moves panels, such as `d4=15`, cell by cell.
  public static func changes(by update: PuzzleUpdate) -> [String] {
    let (before, after) = (update.before.puzzle, update.state.puzzle)
    return after.size.cells.compactMap { cell in
      guard let panel = after.panel(at: cell), panel > 0, panel != before.panel(at: cell) else {
        return nil
      }
      return "\(cell)=\(panel)"
    }
  }

  /// Returns an event in a few words.
  public static func words(for event: PuzzleEvent) -> String {
    switch event {
    case .started(.some): "\(event.kind.words) from a save"
    case .tapped(let cell): "\(cell) tapped"
    case .slid(let direction): "slid \(direction.rawValue)"
    case .typed(let panel): "\(panel) typed"
    default: event.kind.words
    }
  }
}

/// What the app does about an event.
public typealias PuzzleReaction = SessionReaction<PuzzleState>
