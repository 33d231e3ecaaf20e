/// An app in virtual time, which passes only by ``step(until:)``: a session of hours takes an
/// instant, and every run of it is the same.
public struct VirtualTimeSession<Model: SessionModel>: Sendable {
  /// The current state of the app.
  @inlinable public var state: Model { model }
  /// The time since the beginning of the session.
  @inlinable public var time: Duration { now }
  /// When the work in progress will be done; `nil` if there is none.
  @inlinable public var due: Duration? { work?.due }

  @usableFromInline var model: Model
  @usableFromInline var now = Duration.zero
  @usableFromInline let pipeline: EventPipeline<Model>
  @usableFromInline var work: (due: Duration, report: Model.Event)?

  /// Creates an app that has not started yet.
  /// - Parameters:
  ///   - state: the state that it begins with.
  ///   - environment: what performs its effects.
  ///   - middleware: what events pass through before the app handles them, in order.
  @inlinable
  public init(
    state: Model,
    environment: @escaping SessionEnvironment<Model>,
    middleware: [SessionMiddleware<Model>] = []
  ) {
    model = state
    pipeline = EventPipeline(middleware: middleware, environment: environment)
  }

  /// Sends an event at the current time.
  /// - Returns: the update; several or none if middleware replaces the event.
  @inlinable
  public mutating func send(_ event: Model.Event) -> [SessionUpdate<Model>] {
    pipeline.events(for: event, in: state).map { event in
      let (update, orders) = pipeline.take(event, at: now, in: &model)
      for order in orders { carryOut(order) }
      return update
    }
  }

  /// Lets time pass until the work in progress is done, and handles its report.
  /// - Parameter end: the time at which to stop; `nil` for any time.
  /// - Returns: the updates; `nil` if nothing is due until then, at which the session then is.
  @inlinable
  public mutating func step(until end: Duration? = nil) -> [SessionUpdate<Model>]? {
    guard let work, work.due <= end ?? work.due else {
      if let end { now = max(now, end) }
      return nil
    }
    self.work = nil
    now = max(now, work.due)
    return send(work.report)
  }

  /// Lets time pass, but leaves the work in progress undone, even if it is due.
  @inlinable
  public mutating func skip(to end: Duration) { now = max(now, end) }

  /// Lets time pass until the work in progress is due, but does not do it: it is reported otherwise.
  @inlinable
  public mutating func skipWork() {
    guard let work else { return }
    now = max(now, work.due)
  }

  /// Leaves the work in progress to somebody else, who reports it.
  @inlinable
  public mutating func giveUpWork() { work = nil }

  @inlinable
  mutating func carryOut(_ order: WorkOrder<Model.Event>) {
    switch order {
    case .report(let event, let delay): work = (now + delay, event)
    case .compute(let duration, let report): work = (now + duration, report())
    case .stop: work = nil
    }
  }
}
