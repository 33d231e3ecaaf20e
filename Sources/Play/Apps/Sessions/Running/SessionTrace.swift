/// A logger of phases: one line for each event, with its number, its time, and the phases that it
/// leads through, as `phase → event → phase`.
public struct SessionTrace<Model: AppModel>: Sendable {
  /// The number of events so far.
  public private(set) var count = 0

  /// Creates a logger.
  public init() {}

  /// Returns the line for an update, without a line feed.
  public mutating func line(for update: SessionUpdate<Model>) -> String {
    count += 1
    let number = String(repeating: " ", count: max(0, 4 - count.description.count)) + "\(count)"
    return "\(number)  \(SessionTime(update.time).clock)  \(update.path)"
  }
}

extension SessionUpdate where Model: AppModel {
  /// The phases that the event leads through, with what changes, or why it was ignored.
  package var path: String {
    let start = "\(before.phase.rawValue) → \(Model.words(for: event)) → "
    switch outcome {
    case .failure(let refusal): return start + "ignored, because \(refusal)"
    case .success(let reaction):
      let phases = reaction.phases.map(\.to.rawValue)
      var path = start + (phases.isEmpty ? state.phase.rawValue : phases.joined(separator: " → "))
      if before.question != state.question { path += "; \(state.question.rawValue)" }
      let changes = Model.changes(by: self).joined(separator: " ")
      return changes.isEmpty ? path : "\(path); \(changes)"
    }
  }
}
