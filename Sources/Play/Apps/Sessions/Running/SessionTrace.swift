/// A logger of phases: one line for each event, with its number, its time, and the phases that it
/// leads through, as `phase → event → phase`.
public struct SessionTrace<Model: LoggedModel>: Sendable {
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

extension SessionUpdate where Model: LoggedModel {
  /// The phases that the event leads through, with what changes, or why it was ignored.
  package var path: String {
    let start = "\(before.phaseName) → \(Model.words(for: event)) → "
    switch outcome {
    case .failure(let refusal): return start + "ignored, because \(refusal)"
    case .success(let reaction):
      let phases = Model.phaseNames(of: reaction)
      var path = start + (phases.isEmpty ? state.phaseName : phases.joined(separator: " → "))
      if before.questionName != state.questionName { path += "; \(state.questionName)" }
      let changes = Model.changes(by: self).joined(separator: " ")
      return changes.isEmpty ? path : "\(path); \(changes)"
    }
  }
}
