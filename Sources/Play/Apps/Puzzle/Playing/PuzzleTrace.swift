import PuzzleRules
import StateMachines

/// A logger of phases: one line for each event, with its number, its time, and the phases that it
/// leads through.
public typealias PuzzleTrace = SessionTrace<PuzzleState>

extension PuzzleState {
  /// The name of what the app is doing.
  public var phaseName: String { phase.name }

  /// The name of the state of its question.
  public var questionName: String { question.name }

  /// Returns an event in a few words.
  public static func words(for event: PuzzleEvent) -> String { event.words }

  /// Returns an effect in a few words.
  public static func words(for effect: PuzzleEffect) -> String { effect.description }

  /// Returns the names of the phases that a reaction leads to, in order.
  public static func phaseNames(of reaction: PuzzleReaction) -> [String] {
    reaction.phases.map(\.to.name)
  }

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
}

extension PuzzleEvent {
  /// The event in a few words.
  public var words: String {
    switch self {
    case .started(.some): "\(kind.words) from a save"
    case .tapped(let cell): "\(cell) tapped"
    case .slid(let direction): "slid \(direction.rawValue)"
    case .typed(let panel): "\(panel) typed"
    case .started, .undone, .shufflePressed, .shuffleConfirmed, .shuffleCancelled, .slideDone:
      kind.words
    }
  }
}
