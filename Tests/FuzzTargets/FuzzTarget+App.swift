import Apps
import TestSupport

extension FuzzTarget {
  /// The app: any events in any order leave it in a valid state.
  static let app = FuzzTarget("app") {
    (0..<8 as Range<UInt64>).map { seed in
      var generator = SeededGenerator(seed: seed)
      return (0..<200).map { _ in UInt8.random(in: 0...255, using: &generator) }
    }
  } problem: { bytes in
    var run = AppRun(size: bytes.first ?? 0)
    for byte in bytes.dropFirst() {
      if let problem = run.step(byte) { return problem }
    }
    return nil
  }
}

/// A run of the app through events.
private struct AppRun {
  private var state: AppState
  private var isStarted = false

  init(size: UInt8) {
    let length = [4, 6, 8, 10][Int(size) % 4]
    state = AppState(size: BoardSize(width: length, height: length) ?? .standard)
  }

  /// Sends an event to the app.
  /// - Returns: what is wrong afterwards; `nil` if nothing is.
  mutating func step(_ byte: UInt8) -> String? {
    let event = isStarted ? event(byte) : .started(nil)
    isStarted = true
    let before = state
    guard let effects = state.handle(event) else {
      return state == before ? nil : "ignored \(event) changes the state"
    }
    if state == before, effects.isEmpty { return "\(event) is accepted and does nothing" }
    if state.phase == .nextTurn { return "rests between turns after \(event)" }
    if (state.placement != nil) != (state.phase == .placing) { return "placement after \(event)" }
    let counts = state.position.board.counts
    guard counts.dark + counts.light >= 1 else { return "no disk after \(event)" }
    let wantsAlert = state.question == .open || state.phase == .passAlert
    if (state.screen.alert != nil) != wantsAlert { return "another alert after \(event)" }
    // The app can be started again from what it saves.
    var again = AppState(size: state.position.board.size)
    _ = again.handle(.started(state.save))
    return again.position == state.position ? nil : "starts at another position after \(event)"
  }

  private func event(_ byte: UInt8) -> AppEvent {
    let squares = Array(state.position.board.size.squares)
    let square = squares[Int(byte >> 3) * 5 % squares.count]
    let legal = Array(state.position.legalMoves)
    // Otherwise most taps would be ignored.
    let move = legal.isEmpty ? square : legal[Int(byte >> 3) % legal.count]
    let side: Disk = byte & 8 == 0 ? .dark : .light
    switch byte & 7 {
    case 0: return .tapped(move)
    case 1: return .computerChose(move, work: state.work)
    case 2, 3: return .diskChanged(work: state.work)
    case 4: return .passDismissed
    case 5: return .modeChanged(side, byte & 16 == 0 ? .manual : .computer)
    case 6: return [.resetPressed, .resetConfirmed, .resetCancelled][Int(byte >> 3) % 3]
    default:
      let stale = WorkToken(state.work.number - 1)
      return [.tapped(square), .computerChose(square, work: stale), .diskChanged(work: stale)][
        Int(byte >> 3) % 3
      ]
    }
  }
}
