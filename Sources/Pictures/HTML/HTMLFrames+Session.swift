import GameRecords

extension HTMLFrames {
  /// For each screen of a session, an object with what differs from the screen before; the script
  /// makes a frame of each, in place of those of the moves.
  var screens: [String] {
    var before: [String: String] = [:]
    var board = frames[0].board
    var flipped: [GridCell] = []
    return frames.map { frame in
      let disks = frame.board.size.cells.filter { frame.board[$0] != board[$0] }
        .map { "\($0)\(frame.board[$0]?.symbol ?? "-")" }
      if frame.event == .placed || frame.event == .alert { flipped = [] }
      if let cell = frame.changed, flipped.last != cell { flipped.append(cell) }
      let members = [
        ("event", quoted(Self.name(frame.event))), ("ply", "\(frame.ply)"),
        ("side", quoted(frame.player?.symbol ?? "")), ("move", quoted(frame.move ?? "")),
        ("disks", quoted(disks.joined())), ("last", quoted(frame.lastMove?.description ?? "")),
        ("changed", quoted(Self.text(frame.changed != nil || frame.event == .done ? flipped : []))),
        ("flips", "\(Self.flipCount(frame.event))"), ("message", place(of: frame.message)),
        ("counts", array(frame.counts.map { $0.piece == nil ? quoted($0.text) : $0.text })),
        ("modes", array((frame.players ?? []).map { quoted($0.words) })),
        ("thinking", quoted(frame.players?.first { $0.isThinking }?.piece.symbol ?? "")),
        ("alert", "\(frame.alert.flatMap(parts.alerts.firstIndex) ?? -1)"),
        ("legal", quoted(Self.text(frame.hints ?? []))), ("time", "\(frame.duration)"),
      ]
      let news = members.filter { before[$0.0] != $0.1 }
      before = Dictionary(uniqueKeysWithValues: members)
      board = frame.board
      return object(news)
    }
  }

  private static func name(_ event: Frame.Event) -> String {
    switch event {
    case .start: "start"
    case .placed: "placed"
    case .flipped: "flipped"
    case .done: "done"
    case .alert: "alert"
    case .other: "other"
    }
  }

  private static func flipCount(_ event: Frame.Event) -> Int {
    if case .flipped(_, let count) = event { count } else { 0 }
  }
}
