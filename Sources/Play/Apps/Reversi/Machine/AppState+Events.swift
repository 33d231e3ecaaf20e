extension AppState: AppModel {
  /// How the app is set up for a session.
  public typealias Settings = AppSettings

  /// Creates the state in which a session begins, before the app has started.
  public init(_ settings: AppSettings) {
    self.init(size: settings.size, policy: settings.policy)
  }

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
    try reactByTables(
      to: event,
      event.kind,
      phase: \.phase,
      question: \.question,
      holds: { $0.holds($1, for: $2) },
      perform: { $0.perform($1, for: event, &$2) },
      reason: { AppRefusal(event, in: $0, $1) }
    )
  }

  /// The table of phases.
  public var phases: AppPolicy.PhaseMachine { policy.phases }

  /// The table of the reset question.
  public var questions: AppPolicy.QuestionMachine { policy.questions }

  /// Returns the kind of an event, by which the tables and logs know it.
  public static func kind(of event: AppEvent) -> AppEvent.Kind { event.kind }

  /// Returns what an update changes on the screen, such as `f5=x`, in order.
  public static func changes(by update: AppUpdate) -> [String] {
    update.cellChanges.map(\.description)
  }

  /// Returns an event in a few words.
  public static func words(for event: AppEvent) -> String {
    switch event {
    case .started(.some): "\(event.kind.words) from a save"
    case .tapped(let square): "\(square) tapped"
    case .modeChanged(let side, let mode): "\(side) set to \(mode.rawValue)"
    case .computerChose(let square, _): "\(event.kind.words) \(square)"
    default: event.kind.words
    }
  }
}

/// What the app does about an event.
public typealias AppReaction = SessionReaction<AppState>
