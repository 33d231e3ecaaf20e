package import Apps
package import Platform
import Synchronization
package import TerminalOutput

/// An app in virtual time, which passes only while a player waits.
package final class VirtualPlaySession<Model: PlayedModel>: LinePlayedApp {
  package let pace: Model.Pace
  private let observer: SessionObserver<Model>
  private let state: Mutex<State>

  private struct State {
    var session: VirtualTimeSession<Model>
    var updates: [SessionUpdate<Model>] = []
  }

  /// Creates an app that also passes every update to an observer.
  package init(
    _ state: Model,
    _ pace: Model.Pace,
    _ environment: @escaping SessionEnvironment<Model>,
    observer: @escaping SessionObserver<Model>
  ) {
    self.pace = pace
    self.observer = observer
    let session = VirtualTimeSession(state: state, environment: environment)
    self.state = Mutex(State(session: session))
  }

  package func send(_ event: Model.Event) {
    state.withLock { state in leave(state.session.send(event), &state.updates) }
  }

  package func takeUpdates() -> [SessionUpdate<Model>] {
    state.withLock { state in
      defer { state.updates = [] }
      return state.updates
    }
  }

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

  private func leave(_ new: [SessionUpdate<Model>], _ updates: inout [SessionUpdate<Model>]) {
    for update in new { observer(update) }
    updates += new
  }
}
