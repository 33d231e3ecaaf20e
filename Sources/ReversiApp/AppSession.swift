/// The app in real time: it takes events one after the other, and does what they lead to.
///
/// Events come from any thread and are taken in the order in which they were sent. What was stopped
/// never arrives: its task is cancelled, and a report that is already on its way has a token that is
/// no longer valid.
public actor AppSession<Time: Clock> where Time.Duration == Duration {
  /// What the app knows now.
  public private(set) var state: AppState
  /// How many events made no sense when they came.
  public private(set) var ignoredCount = 0

  private let flipDelay: Duration
  private let clock: Time
  private let start: Time.Instant
  private let computer: any ComputerPlayer
  private let store: (any SaveStore)?
  private let observer: @Sendable (AppUpdate) -> Void
  /// The work that goes on now.
  private var work: Task<Void, Never>?

  private nonisolated let events: AsyncStream<AppEvent>
  private nonisolated let sender: AsyncStream<AppEvent>.Continuation

  /// An app that has not started yet.
  /// - Parameters:
  ///   - state: what it begins with.
  ///   - flipDelay: how long a disk that was placed or turned is shown before the next one changes.
  ///   - clock: what it waits by, and what the times of updates are taken from.
  ///   - computer: who chooses the moves of sides that the computer plays.
  ///   - store: where saves go, if they go anywhere.
  ///   - observer: is told of every event, in the order of events; called by the actor.
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

  /// Sends an event, which is taken after those that were sent before.
  public nonisolated func send(_ event: AppEvent) { sender.yield(event) }

  /// Has ``run()`` end after the events that were sent before.
  public nonisolated func end() { sender.finish() }

  /// Takes events until ``end()``; what is going on then is stopped.
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

  /// Does some work beside everything else, and reports it unless it is stopped.
  private func begin(_ report: @escaping @Sendable () async -> AppEvent) {
    work = Task { [sender] in
      let event = await report()
      if !Task.isCancelled { sender.yield(event) }
    }
  }
}

/// What an event has led to.
public struct AppUpdate: Sendable {
  /// When the event was taken, counted from the beginning of the session.
  public let time: Duration
  /// What has happened.
  public let event: AppEvent
  /// What is done now; `nil` when the event made no sense and was ignored.
  public let effects: [AppEffect]?
  /// What the app knows after it.
  public let state: AppState
  /// Why the save that the event led to could not be kept.
  public let saveFailure: SaveFailure?
}
