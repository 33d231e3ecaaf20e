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
      ("total", "\(game.replay.moveCount)"),
      ("message", quoted(Self.symbol(start.message))), ("time", "\(start.duration)"),
      ("step", quoted(options.step.rawValue)), ("loops", "\(options.loops ?? Self.defaultLoops)"),
    ]
    if let last = start.lastPlacement { members.append(("last", quoted("\(last)"))) }
    if let flip = frames.first(where: { $0.event == .placed }) {
      members.append(("flip", "\(flip.duration)"))
    }
    if let alert = frames.last, alert.event == .passAlert {
      members.append(("alert", "\(alert.duration)"))
    }
    if options.showsNumbers {
      let placements = game.numbers.sorted { $0.value < $1.value }.map { "\($0.key)" }
      members.append(("numbers", quoted(placements.joined())))
    }
    if options.marksLegalMoves {
      let rests = frames.filter { $0.event == .start || $0.event == .done }
      let legal = rests.map { quoted($0.legalMoves.map { Self.text($0) } ?? "") }
      members.append(("legal", "[\(legal.joined(separator: ","))]"))
    }
    members.append(("moves", "[\n\(moves.joined(separator: ",\n"))]"))
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
