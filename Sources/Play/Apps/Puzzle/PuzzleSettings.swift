public import PuzzleRules

/// How the app is set up for a session.
public struct PuzzleSettings: Hashable, Sendable {
  /// The size of the puzzle that the app starts with, unless it resumes a game.
  public var size: PuzzleSize
  /// The goal of that puzzle.
  public var goal: PuzzleGoal
  /// How long a panel slides.
  public var slideTime: SessionTime?

  /// Creates settings, by default without any waiting.
  public init(
    size: PuzzleSize = .standard,
    goal: PuzzleGoal = .openLast,
    slideTime: SessionTime? = nil
  ) {
    (self.size, self.goal, self.slideTime) = (size, goal, slideTime)
  }

  /// Returns what performs the effects of the app: it lets time pass for each slide, and stores
  /// saves; observers show the question.
  /// - Parameter store: where saves go, if anywhere.
  /// - Returns: the environment.
  public func environment(
    store: SaveStore<PuzzleSave>? = nil
  ) -> SessionEnvironment<PuzzleState> {
    let slideTime = slideTime?.duration ?? .zero
    return { effect throws(SaveFailure) in
      switch effect {
      case .slide(_, let work): return .report(.slideDone(work: work), after: slideTime)
      case .stopSlide: return .stop
      case .save(let save): try store?(save)
      case .askForShuffle: break
      }
      return nil
    }
  }
}
