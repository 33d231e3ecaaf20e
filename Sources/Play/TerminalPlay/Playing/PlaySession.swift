package import Apps
import Platform
import Synchronization
package import TerminalOutput

/// An app in progress as a player uses it, in real or in virtual time.
package struct PlaySession<Model: PlayedModel>: Sendable {
  /// Returns the time since the beginning of the session.
  package let time: @Sendable () -> Duration
  /// Sends an event.
  let send: @Sendable (Model.Event) -> Void
  /// Returns the updates since the last call, in order.
  let takeUpdates: @Sendable () -> [SessionUpdate<Model>]
  /// Waits until something happens or, at the latest, until a time, and returns what has happened;
  /// takes commands from an input if one is wanted.
  let wait: @Sendable (_ end: Duration?, _ input: FileDescriptor?) -> TerminalEvent
  /// Handles events until the session ends.
  private let handleEvents: @Sendable () async -> Void
  private let end: @Sendable () -> Void

  /// Creates a session from its parts; by default it handles events as they are sent.
  init(
    time: @escaping @Sendable () -> Duration,
    send: @escaping @Sendable (Model.Event) -> Void,
    takeUpdates: @escaping @Sendable () -> [SessionUpdate<Model>],
    wait: @escaping @Sendable (Duration?, FileDescriptor?) -> TerminalEvent,
    handleEvents: @escaping @Sendable () async -> Void = {},
    end: @escaping @Sendable () -> Void = {}
  ) {
    (self.time, self.send, self.takeUpdates, self.wait) = (time, send, takeUpdates, wait)
    (self.handleEvents, self.end) = (handleEvents, end)
  }

  /// Creates a session in real time, which also passes every update to an observer.
  package init(
    realTime state: Model,
    _ environment: @escaping SessionEnvironment<Model>,
    observer: @escaping SessionObserver<Model>
  ) {
    let start = ContinuousClock.now
    let mailbox = UpdateMailbox<Model>()
    let session = RealTimeSession(
      state: state,
      environment: environment,
      clock: ContinuousClock(),
      observers: [observer, mailbox.leave]
    )
    self.init(
      time: { ContinuousClock.now - start },
      send: { session.send($0) },
      takeUpdates: mailbox.take,
      wait: { end, input in
        let rest = end.map { $0 - (ContinuousClock.now - start) }
        let time = rest.map { TerminalListener.now + Int($0 / .nanoseconds(1)) }
        return TerminalListener.wait(until: time, input: input)
      },
      handleEvents: session.run,
      end: { session.end() }
    )
  }

  /// Creates a session in virtual time, which passes only while a player waits; it also passes every
  /// update to an observer.
  package init(
    virtualTime state: Model,
    _ environment: @escaping SessionEnvironment<Model>,
    observer: @escaping SessionObserver<Model>
  ) {
    let session = VirtualPlay(VirtualTimeSession(state: state, environment: environment), observer)
    self.init(
      time: { session.read(\.session.time) },
      send: { event in session.add { $0.send(event) } },
      takeUpdates: session.takeUpdates,
      wait: { end, input in
        // Commands take no time: whatever happens later waits for them.
        if let input { return TerminalListener.wait(until: nil, input: input) }
        session.add { $0.step(until: end) ?? [] }
        return .time
      }
    )
  }

  /// Runs the app while it is played on the main thread, which may block while it waits for keys.
  /// - Parameter play: plays the game, and returns at the end.
  /// - Returns: the result of `play`.
  /// - Throws: the error of `play`.
  package func run(
    _ play: @escaping @MainActor @Sendable () throws -> ExitStatus
  ) async throws -> ExitStatus {
    let running = Task { await handleEvents() }
    let result = await MainActor.run { Result { try play() } }
    end()
    await running.value
    return try result.get()
  }
}

/// A session in virtual time, with its updates.
private final class VirtualPlay<Model: PlayedModel>: Sendable {
  struct State {
    var session: VirtualTimeSession<Model>
    var updates: [SessionUpdate<Model>] = []
  }

  private let state: Mutex<State>
  private let observer: SessionObserver<Model>

  init(_ session: VirtualTimeSession<Model>, _ observer: @escaping SessionObserver<Model>) {
    state = Mutex(State(session: session))
    self.observer = observer
  }

  func read<Value: Sendable>(_ value: (State) -> Value) -> Value { state.withLock { value($0) } }

  /// Adds the updates of a step.
  func add(_ step: (inout VirtualTimeSession<Model>) -> [SessionUpdate<Model>]) {
    state.withLock { state in
      let updates = step(&state.session)
      for update in updates { observer(update) }
      state.updates += updates
    }
  }

  func takeUpdates() -> [SessionUpdate<Model>] {
    state.withLock { state in
      defer { state.updates = [] }
      return state.updates
    }
  }
}
