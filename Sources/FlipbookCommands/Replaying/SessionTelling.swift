internal import Flipbook

/// Tells a log in sentences, each with its time.
struct SessionTelling {
  private var telling = GameTelling(asksPlayer: false)
  private let showsBoards: Bool

  /// Tells a log from its beginning.
  /// - Parameter showsBoards: whether the board is drawn each time that a move was made or a game
  ///   begins.
  init(showsBoards: Bool) { self.showsBoards = showsBoards }

  /// What an entry tells, as lines.
  mutating func lines(for entry: SessionLog.Entry) -> [String] {
    switch entry {
    case .header(let header):
      telling = GameTelling(asksPlayer: false)
      return header.date.map { ["A session of \($0)."] } ?? []
    case .update(let update):
      let position = telling.state.position
      let isStart = telling.state.phase == .start || update.event == .resetConfirmed
      let lines = telling.lines(for: update).map { Self.time(update.time) + "  " + $0 }
      guard showsBoards, update.effects != nil, isStart || update.state.position != position
      else { return lines }
      let style = TerminalStyle(usesColour: false)
      return lines + BoardDrawing(of: update.state.position.board, style: style).lines
    case .ended(let time): return [Self.time(time) + "  The session ends."]
    }
  }

  /// Seconds with three digits behind the point, below each other.
  private static func time(_ time: Duration) -> String {
    let milliseconds = SessionTime(time).milliseconds
    let fraction = NumberText.decimal(milliseconds % 1_000, digits: 3)
    let text = "\(milliseconds / 1_000).\(fraction)"
    return String(repeating: " ", count: max(0, 9 - text.count)) + text
  }
}

/// How a session went, in a sentence.
struct SessionSummary: CustomStringConvertible {
  private let updates: [AppUpdate]

  /// The summary of a log.
  init(_ log: SessionLog) { updates = log.updates }

  var description: String {
    guard let last = updates.last else { return "no event" }
    let ignored = updates.count { $0.effects == nil }
    let counts = last.state.position.board.counts
    return (updates.count == 1 ? "1 event" : "\(updates.count) events")
      + (ignored > 0 ? ", \(ignored) of them ignored" : "")
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
