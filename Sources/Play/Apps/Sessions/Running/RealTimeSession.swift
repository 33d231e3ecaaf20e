/// An app in real time: it handles events one after the other and has their effects performed.
///
/// Events can be sent from any thread and are handled in the order in which they were sent. Stopped
/// work has no effect: its task is cancelled, and a report that is already on its way has a token
/// that is no longer valid.
public actor RealTimeSession<Model: SessionModel, Time: Clock> where Time.Duration == Duration {
  /// The current state of the app.
  public private(set) var state: Model
  /// The number of events that were ignored.
  public private(set) var ignoredCount = 0

  private let clock: Time
  private let start: Time.Instant
  private let pipeline: EventPipeline<Model>
  private var observers: [(subscription: SessionSubscription, observer: SessionObserver<Model>)] =
    []
  private var subscriptionCount = 0
  /// The work in progress.
  private var work: Task<Void, Never>?

  private nonisolated let events: AsyncStream<Model.Event>
  private nonisolated let sender: AsyncStream<Model.Event>.Continuation

  /// Creates an app that has not started yet.
  /// - Parameters:
  ///   - state: the state that it begins with.
  ///   - environment: what performs its effects.
  ///   - clock: the clock for waiting and for the times of updates.
  ///   - middleware: what events pass through before the app handles them, in order.
  ///   - observers: called by the actor for every event, in order.
  public init(
    state: Model,
    environment: @escaping SessionEnvironment<Model>,
    clock: Time = ContinuousClock(),
    middleware: [SessionMiddleware<Model>] = [],
    observers: [SessionObserver<Model>] = []
  ) {
    self.state = state
    self.clock = clock
    start = clock.now
    pipeline = EventPipeline(middleware: middleware, environment: environment)
    (events, sender) = AsyncStream.makeStream()
    self.observers = observers.enumerated().map { (SessionSubscription(number: $0), $1) }
    subscriptionCount = observers.count
  }

  /// Sends an event, which is handled after those that were sent before.
  public nonisolated func send(_ event: Model.Event) { sender.yield(event) }

  /// Makes ``run()`` return after the events that were sent before.
  public nonisolated func end() { sender.finish() }

  /// Handles events until ``end()``, then stops the work in progress.
  public func run() async {
    for await event in events {
      for event in pipeline.events(for: event, in: state) { take(event) }
    }
    work?.cancel()
  }

  /// Adds an observer, which is called after those that were added before.
  public func subscribe(_ observer: @escaping SessionObserver<Model>) -> SessionSubscription {
    let subscription = SessionSubscription(number: subscriptionCount)
    subscriptionCount += 1
    observers.append((subscription, observer))
    return subscription
  }

  /// Removes an observer.
  public func unsubscribe(_ subscription: SessionSubscription) {
    observers.removeAll { $0.subscription == subscription }
  }

  private func take(_ event: Model.Event) {
    let (update, orders) = pipeline.take(event, at: start.duration(to: clock.now), in: &state)
    if update.effects == nil { ignoredCount += 1 }
    for order in orders { carryOut(order) }
    for (_, observer) in observers { observer(update) }
  }

  private func carryOut(_ order: WorkOrder<Model.Event>) {
    switch order {
    case .report(let event, let delay):
      guard delay > .zero else {
        work?.cancel()
        return send(event)
      }
      begin { [clock] in
        try? await clock.sleep(for: delay)
        return event
      }
    case .compute(let duration, let report):
      let end = clock.now.advanced(by: duration)
      begin { [clock] in
        let event = report()
        if clock.now < end { try? await clock.sleep(until: end, tolerance: nil) }
        return event
      }
    case .stop:
      work?.cancel()
      work = nil
    }
  }

  /// Does some work in the background in place of any other, and reports it unless it is stopped.
  private func begin(_ report: @escaping @Sendable () async -> Model.Event) {
    work?.cancel()
    work = Task { [sender] in
      let event = await report()
      if !Task.isCancelled { sender.yield(event) }
    }
  }
}
