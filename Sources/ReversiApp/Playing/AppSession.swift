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

  private let pace: AppPace
  private let clock: Time
  private let start: Time.Instant
  private let computer: any ComputerPlayer
  private let store: (any SaveStore)?
  private let middleware: [any AppMiddleware]
  private var observers: [(subscription: AppSubscription, observer: AppObserver)] = []
  private var subscriptionCount = 0
  /// The work in progress.
  private var work: Task<Void, Never>?

  private nonisolated let events: AsyncStream<AppEvent>
  private nonisolated let sender: AsyncStream<AppEvent>.Continuation

  /// Creates an app that has not started yet.
  /// - Parameters:
  ///   - state: the state that it begins with.
  ///   - pace: how fast it is.
  ///   - clock: the clock for waiting and for the times of updates.
  ///   - computer: the player of sides that the computer plays.
  ///   - store: where saves go, if anywhere.
  ///   - middleware: what events pass through before the app handles them, in order.
  ///   - observers: called by the actor for every event, in order.
  public init(
    state: AppState = AppState(),
    pace: AppPace,
    clock: Time = ContinuousClock(),
    computer: any ComputerPlayer,
    store: (any SaveStore)? = nil,
    middleware: [any AppMiddleware] = [],
    observers: [AppObserver] = []
  ) {
    self.state = state
    self.pace = pace
    self.clock = clock
    start = clock.now
    self.computer = computer
    self.store = store
    self.middleware = middleware
    (events, sender) = AsyncStream.makeStream()
    self.observers = observers.enumerated().map { (AppSubscription(number: $0), $1) }
    subscriptionCount = observers.count
  }

  /// Sends an event, which is handled after those that were sent before.
  public nonisolated func send(_ event: AppEvent) { sender.yield(event) }

  /// Makes ``run()`` return after the events that were sent before.
  public nonisolated func end() { sender.finish() }

  /// Handles events until ``end()``, then stops the work in progress.
  public func run() async {
    for await event in events {
      for event in middleware.events(for: event, in: state) { take(event) }
    }
    work?.cancel()
  }

  /// Adds an observer, which is called after those that were added before.
  public func subscribe(_ observer: @escaping AppObserver) -> AppSubscription {
    let subscription = AppSubscription(number: subscriptionCount)
    subscriptionCount += 1
    observers.append((subscription, observer))
    return subscription
  }

  /// Removes an observer.
  public func unsubscribe(_ subscription: AppSubscription) {
    observers.removeAll { $0.subscription == subscription }
  }

  private func take(_ event: AppEvent) {
    var update = AppUpdate(event, at: start.duration(to: clock.now), in: &state)
    if update.effects == nil { ignoredCount += 1 }
    for effect in update.effects ?? [] {
      do throws(SaveFailure) {
        try perform(effect)
      } catch {
        update.saveFailure = error
      }
    }
    for (_, observer) in observers { observer(update) }
  }

  private func perform(_ effect: AppEffect) throws(SaveFailure) {
    switch effect {
    case .animate(_, _, let token):
      let delay = pace.flipDelay
      guard delay > .zero else { return send(.diskChanged(work: token)) }
      begin { [clock] in
        try? await clock.sleep(for: delay)
        return .diskChanged(work: token)
      }
    case .startThinking(let position, let token):
      let end = clock.now.advanced(by: pace.thinkTime)
      begin { [clock, computer] in
        let square = computer.move(in: position, work: token)
        if clock.now < end { try? await clock.sleep(until: end, tolerance: nil) }
        return .computerChose(square, work: token)
      }
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
