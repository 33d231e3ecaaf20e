import GameRecords
import ReversiRules
import StateMachines

/// A logger of phases: one line for each event, with its number, its time, and the phases that it
/// leads through.
public typealias AppTrace = SessionTrace<AppState>

extension AppState {
  /// The name of what the app is doing.
  public var phaseName: String { phase.name }

  /// The name of the state of its question.
  public var questionName: String { question.name }

  /// Returns an event in a few words.
  public static func words(for event: AppEvent) -> String { event.words }

  /// Returns an effect in a few words.
  public static func words(for effect: AppEffect) -> String { effect.description }

  /// Returns the names of the phases that a reaction leads to, in order.
  public static func phaseNames(of reaction: AppReaction) -> [String] {
    reaction.phases.map(\.to.name)
  }

  /// Returns what an update changes on the screen, such as `f5=x`, in order.
  public static func changes(by update: AppUpdate) -> [String] {
    update.cellChanges.map(\.description)
  }
}

extension CellChange: CustomStringConvertible {
  /// The square and what it shows, for example `f5=x`.
  public var description: String { "\(square)=\(disk.map { $0 == .dark ? "x" : "o" } ?? "-")" }
}

extension AppEvent {
  /// The event in a few words.
  public var words: String {
    switch self {
    case .started(nil), .resetPressed, .resetConfirmed, .resetCancelled, .passDismissed:
      kind.words
    case .started: "\(kind.words) from a save"
    case .undone: kind.words
    case .tapped(let square): "\(square) tapped"
    case .modeChanged(let side, let mode): "\(side) set to \(mode.rawValue)"
    case .diskChanged: kind.words
    case .computerChose(let square, _): "\(kind.words) \(square)"
    }
  }
}
