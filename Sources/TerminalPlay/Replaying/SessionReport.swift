package import Flipbook

/// Describes a log in lines of text, each with its time.
package struct SessionReport {
  private var game = GameReport(asksPlayer: false)
  private let showsBoards: Bool
  /// Prints the phases of each event in place of sentences, if that was requested.
  private var trace: AppTrace?

  /// Creates a report from the beginning of a log.
  /// - Parameters:
  ///   - showsBoards: whether to draw the board after each move and at the start of each game.
  ///   - tracesPhases: whether to print the phases of each event, ignored ones too, in place of
  ///     sentences.
  package init(showsBoards: Bool, tracesPhases: Bool = false) {
    self.showsBoards = showsBoards
    trace = tracesPhases ? AppTrace() : nil
  }

  /// Returns the lines that describe an entry.
  package mutating func lines(for entry: SessionLog.Entry) -> [String] {
    switch entry {
    case .header(let header):
      game = GameReport(asksPlayer: false)
      return header.date.map { ["Session of \($0)"] } ?? []
    case .update(let update):
      let position = game.state.position
      let isStart = game.state.phase == .start || update.event == .resetConfirmed
      let sentences = game.lines(for: update)
      let lines =
        (trace?.line(for: update)).map { [$0] }
        ?? sentences.map { SessionTime(update.time).clock + "  " + $0 }
      guard showsBoards, update.effects != nil, isStart || update.state.position != position
      else { return lines }
      let style = TerminalStyle(usesColour: false)
      return lines + BoardDrawing(of: update.state.position.board, style: style).lines
    case .ended(let time):
      return [(trace != nil ? "      " : "") + SessionTime(time).clock + "  End of session."]
    }
  }
}

/// The summary of a session in one sentence.
package struct SessionSummary: CustomStringConvertible {
  private let updates: [AppUpdate]
  /// The number of updates that were shown.
  private let shown: Int

  /// Creates the summary of a log.
  /// - Parameters:
  ///   - log: the log.
  ///   - shown: the entries that were shown before the viewer quit.
  package init(_ log: SessionLog, shown: ArraySlice<SessionLog.Entry>) {
    updates = log.updates
    self.shown = shown.count(where: \.isUpdate)
  }

  package var description: String {
    guard let last = updates.last else { return "no events" }
    let events = updates.count == 1 ? "1 event" : "\(updates.count) events"
    guard shown == updates.count else { return "stopped after \(shown) of \(events)" }
    let ignored = updates.count { $0.refusal != nil }
    let counts = last.state.position.board.counts
    return events + (ignored > 0 ? ", \(ignored) ignored" : "")
      + "; at the end \(Self.state(last.state)), dark \(counts.dark), light \(counts.light)"
  }

  private static func state(_ state: AppState) -> String {
    switch ScreenMessage(state.position) {
    case .turn(let side): "\(side) is to move"
    case .won(let side): "\(side) has won"
    case .tied: "the game is tied"
    }
  }
}

extension SessionLog.Entry {
  /// Whether it is an event.
  fileprivate var isUpdate: Bool {
    if case .update = self { return true }
    return false
  }
}
