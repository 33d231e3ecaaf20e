/// The app in real time.
public typealias PuzzleSession<Time: Clock> = RealTimeSession<PuzzleState, Time>
where Time.Duration == Duration

/// The app in virtual time.
public typealias VirtualPuzzleSession = VirtualTimeSession<PuzzleState>

/// One step of the app: an event, what the app did about it, and the states before and after.
public typealias PuzzleUpdate = SessionUpdate<PuzzleState>

/// Performs the effects of the app: it lets time pass for each slide, and stores saves.
public struct PuzzleEnvironment: Sendable {
  private let slideTime: Duration
  private let store: (any SaveStore<PuzzleSave>)?

  /// Creates the environment of an app.
  /// - Parameters:
  ///   - slideTime: how long a panel slides.
  ///   - store: where saves go, if anywhere.
  public init(slideTime: Duration = .zero, store: (any SaveStore<PuzzleSave>)? = nil) {
    (self.slideTime, self.store) = (slideTime, store)
  }

  /// Performs an effect; a slide is work for the session, and observers show the question.
  public func perform(_ effect: PuzzleEffect) throws(SaveFailure) -> WorkOrder<PuzzleEvent>? {
    switch effect {
    case .slide(_, let work): return .report(.slideDone(work: work), after: slideTime)
    case .stopSlide: return .stop
    case .save(let save): try store?.keep(save)
    case .askForShuffle: break
    }
    return nil
  }
}
