package import FrameRendering
package import GameRecords
import ReversiRules

extension FrameSequence {
  /// Creates the frames of a recorded session: one for each screen, and one more where the app shows
  /// the alert of a pass together with the end of the move before.
  /// - Parameters:
  ///   - screens: what the app showed, in order; at least one.
  ///   - replay: the game, whose first moves may have been made in an earlier session.
  ///   - options: what to show and how.
  package init(_ screens: [SessionScreen], of replay: Replay, _ options: RenderingOptions) {
    var reader = SessionScreens(replay, upTo: screens.first?.ply ?? 0, options)
    var seconds: [Int: Double] = [:]
    var all: [(frame: Frame, wait: Double?)] = []
    for (index, screen) in screens.enumerated() {
      let frames = reader.take(screen)
      all += frames.map { ($0, nil) }
      guard screen.placement == nil, index + 1 < screens.count else { continue }
      // The clock starts again with each session.
      all[all.count - 1].wait = Double(Swift.max(0, screens[index + 1].time - screen.time)) / 1_000
    }
    var shown = options.step == .move ? all.filter { $0.frame.changed == nil } : all
    if let plies = options.plies {
      let first = shown.firstIndex { $0.frame.ply >= plies.lowerBound } ?? shown.endIndex
      let start = shown[..<first].last { $0.frame.changed == nil }
      shown = shown[first...].filter { plies.contains($0.frame.ply) }
      if var start {
        // A question would hide the position.
        start.frame.alert = nil
        shown.insert(start, at: 0)
      }
    }
    // There is always a frame.
    if shown.isEmpty { shown = all.suffix(1) }
    if shown[0].frame.changed == nil { shown[0].frame.event = .start }
    for (index, frame) in shown.enumerated() { seconds[index] = frame.wait }
    self.init(shown.map(\.frame), pace: options.pace, seconds: seconds)
  }
}

/// Finds out what has happened from each screen of a session to the next.
private struct SessionScreens {
  private var previous: SessionScreen?
  /// The moves made so far, with their sides.
  private var moves: [(side: Disk?, move: Move)]
  /// The number of disks that the move in progress flips.
  private var flipCount = 0
  /// The number of moves before the pass that was announced last.
  private var announcedPass: Int?
  private let showsHints: Bool

  init(_ replay: Replay, upTo ply: Int, _ options: RenderingOptions) {
    showsHints = options.marksLegalMoves
    moves = replay.steps.prefix(ply).map { ($0.side, $0.move) }
  }

  mutating func take(_ screen: SessionScreen) -> [Frame] {
    defer { previous = screen }
    var frames: [Frame] = []
    if let event = event(screen) {
      var frame = frame(screen, event)
      // A pass is announced by a frame of its own.
      if event == .done, frame.alert == .pass { frame.alert = nil }
      frames.append(frame)
    }
    guard screen.alert == .pass else { return frames }
    let isAnnounced = announcedPass == screen.ply
    announcedPass = screen.ply
    return frames + [frame(screen, isAnnounced ? .other : .alert)]
  }

  private func frame(_ screen: SessionScreen, _ event: Frame.Event) -> Frame {
    var shown: (ply: Int, side: Disk?, move: Move?)
    if let placement = screen.placement {
      shown = (screen.ply + 1, screen.message.side, .placement(placement.square))
    } else if screen.ply == announcedPass {
      shown = (screen.ply + 1, screen.message.side, .pass)
    } else {
      let move = screen.ply > 0 && screen.ply <= moves.count ? moves[screen.ply - 1] : nil
      shown = (screen.ply, move?.side, move?.move)
    }
    var frame = Frame(
      event,
      ply: shown.ply,
      PieceBoard(screen.board),
      Frame.Message(screen.message),
      [Frame.Count](screen.counts)
    )
    frame.player = shown.side.map { Piece($0) }
    frame.move = shown.move?.description
    frame.changed = (screen.placement?.changing).map { GridCell($0) }
    frame.lastMove = (screen.placement?.square ?? lastPlacement).map { GridCell($0) }
    frame.alert = screen.alert.map(Frame.Alert.init)
    frame.players = [Frame.Player](screen.modes, thinking: screen.thinking)
    if showsHints, frame.isAtRest, case .turn(let side) = screen.message {
      frame.hints = screen.board.legalMoves(for: side).map { GridCell($0) }
    }
    return frame
  }

  /// The square of the last placement that was not taken back.
  private var lastPlacement: Square? {
    for case .placement(let square) in moves.reversed().lazy.map(\.move) { return square }
    return nil
  }

  /// Returns what has happened; `nil` if only the alert of a pass is new.
  private mutating func event(_ screen: SessionScreen) -> Frame.Event? {
    guard let previous else { return screen.alert == .pass ? nil : .start }
    if screen.ply != previous.ply { announcedPass = nil }
    if let placement = screen.placement {
      if placement.changing == previous.placement?.changing { return .other }
      if placement.changing == placement.square {
        flipCount = placement.remaining
        return .placed
      }
      return .flipped(number: flipCount - placement.remaining, of: flipCount)
    }
    if screen.ply == previous.ply + 1 {
      let move = previous.placement.map { Move.placement($0.square) } ?? .pass
      moves = moves.prefix(previous.ply) + [(previous.message.side, move)]
      return .done
    }
    if screen.ply < moves.count { moves.removeSubrange(screen.ply...) }
    return screen.alert == .pass ? nil : .other
  }
}
