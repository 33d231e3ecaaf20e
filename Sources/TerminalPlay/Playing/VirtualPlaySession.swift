package import Flipbook
package import Platform
import Synchronization

/// The app in virtual time, which passes only while a player waits.
package final class VirtualPlaySession: LinePlayedApp {
  package let pace: AppPace
  private let observer: AppObserver
  private let state: Mutex<(session: VirtualSession, updates: [AppUpdate])>

  /// Creates an app that also passes every update to an observer.
  package init(
    _ state: AppState,
    _ pace: AppPace,
    computer: any ComputerPlayer,
    store: (any SaveStore<AppSave>)?,
    observer: @escaping AppObserver
  ) {
    self.pace = pace
    self.observer = observer
    let session = VirtualSession(state: state, pace: pace, computer: computer, store: store)
    self.state = Mutex((session, []))
  }

  package func send(_ event: AppEvent) {
    state.withLock { state in leave(state.session.send(event), &state.updates) }
  }

  package func takeUpdates() -> [AppUpdate] {
    state.withLock { state in
      defer { state.updates = [] }
      return state.updates
    }
  }

  /// The time since the beginning of the session.
  package var time: Duration { state.withLock { $0.session.time } }

  package var now: Int {
    let parts = time.components
    return Int(parts.seconds) * 1_000_000_000 + Int(parts.attoseconds / 1_000_000_000)
  }

  package func wait(until time: Int?, input: FileDescriptor?) -> TerminalEvent {
    // Commands take no time: whatever happens later waits for them.
    if let input { return TerminalListener.wait(until: nil, input: input) }
    state.withLock { state in
      let updates = state.session.step(until: time.map { .nanoseconds($0) })
      leave(updates ?? [], &state.updates)
    }
    return .time
  }

  private func leave(_ new: [AppUpdate], _ updates: inout [AppUpdate]) {
    for update in new { observer(update) }
    updates += new
  }
}
