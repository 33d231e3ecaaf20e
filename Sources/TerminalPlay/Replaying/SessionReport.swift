package import Flipbook

/// Describes a log in lines of text, each with its time.
package struct SessionReport {
  private var game = GameReport(asksPlayer: false)
  private let showsBoards: Bool

  /// Creates a report from the beginning of a log.
  /// - Parameter showsBoards: whether to draw the board after each move and at the start of each
  ///   game.
  package init(showsBoards: Bool) { self.showsBoards = showsBoards }

  /// Returns the lines that describe an entry.
  package mutating func lines(for entry: SessionLog.Entry) -> [String] {
    switch entry {
    case .header(let header):
      game = GameReport(asksPlayer: false)
      return header.date.map { ["Session of \($0)"] } ?? []
    case .update(let update):
      let position = game.state.position
      let isStart = game.state.phase == .start || update.event == .resetConfirmed
      let lines = game.lines(for: update).map { Self.time(update.time) + "  " + $0 }
      guard showsBoards, update.effects != nil, isStart || update.state.position != position
      else { return lines }
      let style = TerminalStyle(usesColour: false)
      return lines + BoardDrawing(of: update.state.position.board, style: style).lines
    case .ended(let time): return [Self.time(time) + "  End of session."]
    }
  }

  /// Returns seconds with three decimals, right-aligned.
  private static func time(_ time: Duration) -> String {
    let milliseconds = SessionTime(time).milliseconds
    let fraction = NumberText.decimal(milliseconds % 1_000, digits: 3)
    let text = "\(milliseconds / 1_000).\(fraction)"
    return String(repeating: " ", count: max(0, 9 - text.count)) + text
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
    let ignored = updates.count { $0.effects == nil }
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
