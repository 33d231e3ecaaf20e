import GameRecords
import ReversiRules

/// The data from which the script builds the frames: the first board, and the changes of each move.
struct HTMLFrames {
  private let game: PlayedGame
  private let frames: FrameSequence
  private let options: RenderingOptions

  init(_ game: PlayedGame, _ frames: FrameSequence, _ options: RenderingOptions) {
    self.game = game
    self.frames = frames
    self.options = options
  }

  /// Whether the screens of a session are shown.
  private var isOfSession: Bool { frames[0].players != nil }

  /// How often a page plays by default.
  private static let defaultLoops = 1

  /// A JSON object; its only texts are squares and moves.
  var json: String {
    let start = frames[0]
    let rows = (0..<start.board.size.height).map { y in
      let disks = (0..<start.board.size.width).map { x in
        Square(x: x, y: y).flatMap { start.board[$0]?.symbol } ?? "-"
      }
      return quoted(String(disks))
    }
    var members = [
      ("board", "[\(rows.joined(separator: ","))]"), ("ply", "\(start.ply)"),
      ("total", "\(total)"),
      ("message", quoted(Self.symbol(start.message))), ("time", "\(start.duration)"),
      ("step", quoted(options.step.rawValue)), ("loops", "\(options.loops ?? Self.defaultLoops)"),
    ]
    if let last = start.lastPlacement { members.append(("last", quoted("\(last)"))) }
    if isOfSession {
      members.append(("frames", "[\n\(screens.joined(separator: ",\n"))]"))
    }
    if let flip = frames.first(where: { $0.event == .placed }) {
      members.append(("flip", "\(flip.duration)"))
    }
    if !isOfSession, let alert = frames.last, alert.event == .passAlert {
      members.append(("alert", "\(alert.duration)"))
    }
    if options.showsNumbers {
      let placements = game.numbers.sorted { $0.value < $1.value }.map { "\($0.key)" }
      members.append(("numbers", quoted(placements.joined())))
    }
    if options.marksLegalMoves, !isOfSession {
      let rests = frames.filter { $0.event == .start || $0.event == .done }
      let legal = rests.map { quoted($0.legalMoves.map { Self.text($0) } ?? "") }
      members.append(("legal", "[\(legal.joined(separator: ","))]"))
    }
    if !isOfSession {
      members.append(("moves", "[\n\(moves.joined(separator: ",\n"))]"))
    }
    return "{" + members.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
  }

  /// For each move: the move, the squares that it flips, the message and the time after it, and the
  /// time of the alert for a pass.
  private var moves: [String] {
    var alerts: [Int: Int] = [:]
    var ends: [Int: Frame] = [:]
    for frame in frames {
      if frame.event == .passAlert { alerts[frame.ply] = frame.duration }
      if frame.event == .done { ends[frame.ply] = frame }
    }
    return game.replay.steps.compactMap { step in
      guard let end = ends[step.ply] else { return nil }
      let parts =
        [
          quoted("\(step.move)"), quoted(step.flips.map { Self.text($0) } ?? ""),
          quoted(Self.symbol(end.message)), "\(end.duration)",
        ] + (alerts[step.ply].map { ["\($0)"] } ?? [])
      return "[\(parts.joined(separator: ","))]"
    }
  }

  /// The number of moves, including one that is in progress at the end of a session.
  private var total: Int {
    let shown = frames.filter { $0.event == .placed }.map(\.ply).max() ?? 0
    return max(shown, game.replay.moveCount)
  }

  // MARK: Sessions

  /// For each screen of a session, an object with what differs from the screen before; the script
  /// makes a frame of each, in place of those of the moves.
  private var screens: [String] {
    var before: [String: String] = [:]
    var board = frames[0].board
    var flipped: [Square] = []
    return frames.map { frame in
      let disks = frame.board.size.squares.filter { frame.board[$0] != board[$0] }
        .map { "\($0)\(frame.board[$0]?.symbol ?? "-")" }
      if frame.event == .placed || frame.move == .pass { flipped = [] }
      if let square = frame.changed, flipped.last != square { flipped.append(square) }
      let members = [
        ("event", quoted(Self.name(frame.event))), ("ply", "\(frame.ply)"),
        ("side", quoted(frame.side.map { "\($0.symbol)" } ?? "")),
        ("move", quoted(frame.move?.description ?? "")),
        ("disks", quoted(disks.joined())), ("last", quoted(frame.lastPlacement?.description ?? "")),
        ("changed", quoted(Self.text(frame.changed != nil || frame.event == .done ? flipped : []))),
        ("flips", "\(Self.flipCount(frame.event))"),
        ("message", quoted(Self.symbol(frame.message))),
        ("counts", "[\(frame.counts.dark),\(frame.counts.light)]"),
        ("modes", modes(frame.players)),
        ("thinking", quoted(frame.players?.thinking.map { "\($0.symbol)" } ?? "")),
        ("alert", "\(frame.alert.map { alert in Self.alerts.firstIndex(of: alert) ?? 0 } ?? -1)"),
        ("legal", quoted(options.marksLegalMoves ? frame.legalMoves.map(Self.text) ?? "" : "")),
        ("time", "\(frame.duration)"),
      ]
      let news = members.filter { before[$0.0] != $0.1 }
      before = Dictionary(uniqueKeysWithValues: members)
      board = frame.board
      return "{" + news.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
    }
  }

  /// The alerts of a page, in the order of its elements.
  static let alerts = [AppAlert.pass, .reset]

  private static func name(_ event: Frame.Event) -> String {
    switch event {
    case .start: "start"
    case .placed: "placed"
    case .flipped: "flipped"
    case .done: "done"
    case .passAlert: "alert"
    case .other: "other"
    }
  }

  private static func flipCount(_ event: Frame.Event) -> Int {
    if case .flipped(_, let count) = event { count } else { 0 }
  }

  /// Returns the modes of both sides, as an array.
  private func modes(_ players: Frame.Players?) -> String {
    let modes = players.map { players in Disk.allCases.map { players.modes[$0].rawValue } } ?? []
    return "[\(modes.map(quoted).joined(separator: ","))]"
  }

  private func quoted(_ text: String) -> String { "\"\(text)\"" }

  private static func text(_ squares: some Sequence<Square>) -> String {
    squares.map { "\($0)" }.joined()
  }

  /// Returns the side to move in lower case, the winner in upper case, or `=` for a tie.
  private static func symbol(_ message: ScreenMessage) -> String {
    switch message {
    case .turn(let side): String(side.symbol)
    case .won(let side): side.symbol.uppercased()
    case .tied: "="
    }
  }
}
