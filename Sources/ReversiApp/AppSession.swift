/// The app in real time: it handles events one after the other and performs their effects.
///
/// Events can be sent from any thread and are handled in the order in which they were sent. Stopped
/// work has no effect: its task is cancelled, and a report that is already on its way has a token
/// that is no longer valid.
public actor AppSession<Time: Clock> where Time.Duration == Duration {
  /// The current state of the app.
  public private(set) var state: AppState
  /// The number of events that were ignored.
  public private(set) var ignoredCount = 0

  private let flipDelay: Duration
  private let clock: Time
  private let start: Time.Instant
  private let computer: any ComputerPlayer
  private let store: (any SaveStore)?
  private let observer: @Sendable (AppUpdate) -> Void
  /// The work in progress.
  private var work: Task<Void, Never>?

  private nonisolated let events: AsyncStream<AppEvent>
  private nonisolated let sender: AsyncStream<AppEvent>.Continuation

  /// Creates an app that has not started yet.
  /// - Parameters:
  ///   - state: the state that it begins with.
  ///   - flipDelay: how long a disk that was placed or flipped is shown before the next one changes.
  ///   - clock: the clock for waiting and for the times of updates.
  ///   - computer: the player of sides that the computer plays.
  ///   - store: where saves go, if anywhere.
  ///   - observer: called by the actor for every event, in the order of events.
  public init(
    state: AppState = AppState(),
    flipDelay: Duration,
    clock: Time = ContinuousClock(),
    computer: any ComputerPlayer,
    store: (any SaveStore)? = nil,
    observer: @escaping @Sendable (AppUpdate) -> Void
  ) {
    self.state = state
    self.flipDelay = flipDelay
    self.clock = clock
    start = clock.now
    self.computer = computer
    self.store = store
    self.observer = observer
    (events, sender) = AsyncStream.makeStream()
  }

  /// Sends an event, which is handled after those that were sent before.
  public nonisolated func send(_ event: AppEvent) { sender.yield(event) }

  /// Makes ``run()`` return after the events that were sent before.
  public nonisolated func end() { sender.finish() }

  /// Handles events until ``end()``, then stops the work in progress.
  public func run() async {
    for await event in events { take(event) }
    work?.cancel()
  }

  private func take(_ event: AppEvent) {
    let time = start.duration(to: clock.now)
    let effects = state.handle(event)
    if effects == nil { ignoredCount += 1 }
    var failure: SaveFailure?
    for effect in effects ?? [] {
      do throws(SaveFailure) {
        try perform(effect)
      } catch {
        failure = error
      }
    }
    observer(
      AppUpdate(time: time, event: event, effects: effects, state: state, saveFailure: failure)
    )
  }

  private func perform(_ effect: AppEffect) throws(SaveFailure) {
    switch effect {
    case .animate(_, _, let token):
      guard flipDelay > .zero else { return send(.diskChanged(work: token)) }
      begin { [clock, flipDelay] in
        try? await clock.sleep(for: flipDelay)
        return .diskChanged(work: token)
      }
    case .startThinking(let position, let token):
      begin { [computer] in .computerChose(await computer.move(in: position), work: token) }
    case .stopAnimation, .stopThinking:
      work?.cancel()
      work = nil
    case .save(let save): try store?.keep(save)
    case .showPassAlert, .showResetAlert: break
    }
  }

  /// Does some work in the background, and reports it unless it is stopped.
  private func begin(_ report: @escaping @Sendable () async -> AppEvent) {
    work = Task { [sender] in
      let event = await report()
      if !Task.isCancelled { sender.yield(event) }
    }
  }
}

/// The outcome of one event.
public struct AppUpdate: Sendable {
  /// When the event was handled, counted from the beginning of the session.
  public let time: Duration
  /// The event.
  public let event: AppEvent
  /// The effects of the event; `nil` if it was ignored.
  public let effects: [AppEffect]?
  /// The state after the event.
  public let state: AppState
  /// Why the save that the event asked for could not be stored.
  public let saveFailure: SaveFailure?
}
