public import AppSessions
import GameRecords
import ReversiRules
import StateMachines

/// A logger of phases: one line for each event, with its number, its time, and the phases that it
/// leads through, as `phase → event → phase`.
public struct AppTrace: Sendable {
  /// The number of events so far.
  public private(set) var count = 0

  /// Creates a logger.
  public init() {}

  /// Returns the line for an update, without a line feed.
  public mutating func line(for update: AppUpdate) -> String {
    count += 1
    let number = String(repeating: " ", count: max(0, 4 - count.description.count)) + "\(count)"
    return "\(number)  \(SessionTime(update.time).clock)  \(update.path)"
  }
}

extension AppUpdate {
  /// The phases that the event leads through, with what changes, or why it was ignored.
  package var path: String {
    let start = "\(before.phase.name) → \(event.words) → "
    switch outcome {
    case .failure(let refusal): return start + "ignored, because \(refusal)"
    case .success(let reaction):
      let phases = reaction.phases.dropFirst().map { " → " + $0.to.name }.joined()
      var path = start + (reaction.phases.first?.to ?? state.phase).name + phases
      if before.question != state.question { path += "; \(state.question.name)" }
      let changes = cellChanges.map(\.description).joined(separator: " ")
      return changes.isEmpty ? path : "\(path); \(changes)"
    }
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
