package import Apps

/// Describes a log in lines of text, each with its time.
package struct SessionReport<Model: PlayedModel> {
  private var game = PlayView<Model>(watching: WatchedEvent())
  private let showsBoards: Bool
  /// Prints the phases of each event in place of sentences, if that was requested.
  private var trace: SessionTrace<Model>?

  /// Creates a report from the beginning of a log.
  /// - Parameters:
  ///   - showsBoards: whether to draw the board after each move and at the start of each game.
  ///   - tracesPhases: whether to print the phases of each event, ignored ones too, in place of
  ///     sentences.
  package init(showsBoards: Bool, tracesPhases: Bool = false) {
    self.showsBoards = showsBoards
    trace = tracesPhases ? SessionTrace() : nil
  }

  /// Returns the lines that describe an entry.
  package mutating func lines(for entry: ReplayedLog<Model>.Entry) -> [String] {
    switch entry {
    case .header(let header):
      game = PlayView(watching: WatchedEvent())
      return header.date.map { ["Session of \($0)"] } ?? []
    case .update(let update):
      let progress = game.state.progress
      let isStart = Model.beginsGame(update.event)
      let sentences = game.lines(for: update)
      let lines =
        (trace?.line(for: update)).map { [$0] }
        ?? sentences.map { SessionTime(update.time).clock + "  " + $0 }
      guard showsBoards, update.effects != nil, isStart || update.state.progress != progress
      else { return lines }
      return lines + game.state.board
    case .ended(let time):
      return [(trace != nil ? "      " : "") + SessionTime(time).clock + "  End of session."]
    }
  }
}

/// The summary of a session in one sentence.
package struct SessionSummary<Model: PlayedModel>: CustomStringConvertible {
  private let updates: [SessionUpdate<Model>]
  /// The number of updates that were shown.
  private let shown: Int

  /// Creates the summary of a log.
  /// - Parameters:
  ///   - log: the log.
  ///   - shown: the entries that were shown before the viewer quit.
  package init(_ log: ReplayedLog<Model>, shown: ArraySlice<ReplayedLog<Model>.Entry>) {
    updates = log.updates
    self.shown = shown.count(where: \.isUpdate)
  }

  package var description: String {
    guard let last = updates.last else { return "no events" }
    let events = updates.count == 1 ? "1 event" : "\(updates.count) events"
    guard shown == updates.count else { return "stopped after \(shown) of \(events)" }
    let ignored = updates.count { $0.refusal != nil }
    return events + (ignored > 0 ? ", \(ignored) ignored" : "")
      + "; at the end \(last.state.summary)"
  }
}

extension ReplayedLog.Entry {
  /// Whether it is an event.
  fileprivate var isUpdate: Bool {
    if case .update = self { return true }
    return false
  }
}
