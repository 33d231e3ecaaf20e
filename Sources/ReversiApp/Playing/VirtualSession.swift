/// The app in virtual time, which passes only by ``step(until:)``: a session of hours takes an
/// instant, and every run of it is the same.
public struct VirtualSession: Sendable {
  /// The current state of the app.
  public private(set) var state: AppState
  /// The time since the beginning of the session.
  public private(set) var time = Duration.zero
  /// When the work in progress will be done; `nil` if there is none.
  public var due: Duration? { work?.due }

  private let pace: AppPace
  private let computer: any ComputerPlayer
  private let store: (any SaveStore)?
  private let middleware: [any AppMiddleware]
  private var work: (due: Duration, report: AppEvent)?

  /// Creates an app that has not started yet.
  /// - Parameters:
  ///   - state: the state that it begins with.
  ///   - pace: how fast it is.
  ///   - computer: the player of sides that the computer plays.
  ///   - store: where saves go, if anywhere.
  ///   - middleware: what events pass through before the app handles them, in order.
  public init(
    state: AppState = AppState(),
    pace: AppPace,
    computer: any ComputerPlayer,
    store: (any SaveStore)? = nil,
    middleware: [any AppMiddleware] = []
  ) {
    self.state = state
    self.pace = pace
    self.computer = computer
    self.store = store
    self.middleware = middleware
  }

  /// Sends an event at the current time.
  /// - Returns: the update; several or none if middleware replaces the event.
  public mutating func send(_ event: AppEvent) -> [AppUpdate] {
    middleware.events(for: event, in: state).map { event in
      var update = AppUpdate(event, at: time, in: &state)
      for effect in update.effects ?? [] {
        do throws(SaveFailure) {
          try perform(effect)
        } catch {
          update.saveFailure = error
        }
      }
      return update
    }
  }

  /// Lets time pass until the work in progress is done, and handles its report.
  /// - Parameter end: the time at which to stop; `nil` for any time.
  /// - Returns: the updates; `nil` if nothing is due until then, at which the session then is.
  public mutating func step(until end: Duration? = nil) -> [AppUpdate]? {
    guard let work, work.due <= end ?? work.due else {
      if let end { time = max(time, end) }
      return nil
    }
    self.work = nil
    time = max(time, work.due)
    return send(work.report)
  }

  /// Lets time pass, but leaves the work in progress undone, even if it is due.
  public mutating func skip(to end: Duration) { time = max(time, end) }

  /// Lets time pass until the work in progress is due, but does not do it: it is reported otherwise.
  public mutating func skipWork() {
    guard let work else { return }
    time = max(time, work.due)
  }

  /// Leaves the work in progress to somebody else, who reports it.
  public mutating func giveUpWork() { work = nil }

  private mutating func perform(_ effect: AppEffect) throws(SaveFailure) {
    switch effect {
    case .animate(_, _, let token):
      work = (time + pace.flipDelay, .diskChanged(work: token))
    case .startThinking(let position, let token):
      let square = computer.move(in: position, work: token)
      work = (time + pace.thinkTime, .computerChose(square, work: token))
    case .stopAnimation, .stopThinking: work = nil
    case .save(let save): try store?.keep(save)
    case .showPassAlert, .showResetAlert: break
    }
  }
}
