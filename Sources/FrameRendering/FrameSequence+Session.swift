import GameRecords
import ReversiRules

extension FrameSequence {
  /// Creates the frames of a recorded session: one for each screen.
  /// - Parameters:
  ///   - screens: what the app showed, in order; at least one.
  ///   - replay: the game, whose first moves may have been made in an earlier session.
  ///   - plies: the moves to show, counted from 1, passes included; by default all.
  ///   - step: the steps that have a frame of their own.
  ///   - pace: how long frames are shown.
  init(
    _ screens: [SessionScreen],
    of replay: Replay,
    plies: ClosedRange<Int>?,
    by step: Step,
    pace: Pace
  ) {
    var reader = SessionScreens(replay, upTo: screens.first?.ply ?? 0)
    let all = screens.map { (screen: $0, frame: reader.take($0)) }
    var shown = step == .move ? all.filter { $0.screen.placement == nil } : all
    if let plies {
      let first = shown.firstIndex { $0.frame.ply >= plies.lowerBound } ?? shown.endIndex
      let start = shown[..<first].lastIndex { $0.frame.isAtRest }
      shown =
        (start.map { [shown[$0]] } ?? []) + shown[first...].filter { plies.contains($0.frame.ply) }
    }
    // There is always a frame.
    if shown.isEmpty { shown = all.suffix(1) }
    if shown[0].frame.isAtRest { shown[0].frame.event = .start }
    var seconds: [Int: Double] = [:]
    for (index, (now, next)) in zip(shown, shown.dropFirst()).enumerated()
    where now.screen.placement == nil {
      // The clock starts again with each session.
      seconds[index] = Double(Swift.max(0, next.screen.time - now.screen.time)) / 1_000
    }
    self.init(shown.map(\.frame), pace: pace, waits: pace.waits(for: seconds))
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

  init(_ replay: Replay, upTo ply: Int) {
    moves = replay.steps.prefix(ply).map { ($0.side, $0.move) }
  }

  mutating func take(_ screen: SessionScreen) -> Frame {
    let event = event(screen)
    let side = screen.message.side
    var shown: (ply: Int, side: Disk?, move: Move?)
    if let placement = screen.placement {
      shown = (screen.ply + 1, side, .placement(placement.square))
    } else if screen.alert == .pass, event != .done {
      shown = (screen.ply + 1, side, .pass)
    } else {
      let move = screen.ply > 0 && screen.ply <= moves.count ? moves[screen.ply - 1] : nil
      shown = (screen.ply, move?.side, move?.move)
    }
    previous = screen
    var frame = Frame(
      event: event,
      ply: shown.ply,
      side: shown.side,
      move: shown.move,
      board: screen.board,
      changed: screen.placement?.changing,
      lastPlacement: screen.placement?.square ?? lastPlacement,
      message: screen.message,
      counts: screen.counts
    )
    frame.alert = screen.alert
    frame.players = Frame.Players(modes: screen.modes, thinking: screen.thinking)
    return frame
  }

  /// The square of the last placement that was not taken back.
  private var lastPlacement: Square? {
    for case .placement(let square) in moves.reversed().lazy.map(\.move) { return square }
    return nil
  }

  private mutating func event(_ screen: SessionScreen) -> Frame.Event {
    guard let previous else { return .start }
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
      // The app shows the alert together with the end of the move before.
      if screen.alert == .pass { announcedPass = screen.ply }
      return .done
    }
    if screen.ply < moves.count { moves.removeSubrange(screen.ply...) }
    // A question in front of the alert does not announce the pass again.
    guard screen.alert == .pass, announcedPass != screen.ply else { return .other }
    announcedPass = screen.ply
    return .passAlert
  }
}
