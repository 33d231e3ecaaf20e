import Apps

/// Returns the events of complete games in the app, one after the other, each between a person and
/// the computer; the app accepts all of them.
func appEvents(games: Int, seed: UInt64) -> [AppEvent] {
  var generator = SplitMix64(state: seed)
  var events: [AppEvent] = [.started(AppSave(modes: PlayerModes(light: .computer)))]
  var state = AppState()
  _ = state.handle(events[0])
  for _ in 1...games {
    while state.phase != .over {
      let event = state.nextEvent(using: &generator)
      events.append(event)
      _ = state.handle(event)
    }
    for event in [AppEvent.resetPressed, .resetConfirmed, .modeChanged(.light, .computer)] {
      events.append(event)
      _ = state.handle(event)
    }
  }
  return events
}

extension AppState {
  /// Returns an event that continues the game, which must not be over.
  fileprivate func nextEvent(using generator: inout SplitMix64) -> AppEvent {
    let squares = Array(position.legalMoves)
    func choice() -> Square { squares[Int(generator.next() % UInt64(squares.count))] }
    return switch phase {
    case .placing: .diskChanged(work: work)
    case .passAlert: .passDismissed
    case .thinking: .computerChose(choice(), work: work)
    default: .tapped(choice())
    }
  }
}

/// Plays a game between two computers in real time, without delays.
func playByItself(seed: UInt64) async -> Position {
  let (updates, observer) = AsyncStream<AppUpdate>.makeStream()
  let session = AppSession(
    state: AppState(),
    environment: AppSettings(seed: seed).environment(),
    observers: [{ observer.yield($0) }]
  )
  let running = Task { await session.run() }
  session.send(.started(AppSave(modes: PlayerModes(dark: .computer, light: .computer))))
  var end = Position.initial
  for await update in updates {
    if update.state.screen.alert == .pass { session.send(.passDismissed) }
    end = update.state.position
    if update.state.phase == .over { break }
  }
  session.end()
  await running.value
  return end
}
