/// The app in real time.
public typealias AppSession<Time: Clock> = RealTimeSession<AppState, Time>
where Time.Duration == Duration

/// Changes events on their way to the app.
public typealias AppMiddleware = SessionMiddleware<AppState>

/// Gets every step of a session of the app, in order.
public typealias AppObserver = SessionObserver<AppState>

/// Identifies an observer of a session.
public typealias AppSubscription = SessionSubscription

/// The app in virtual time.
public typealias VirtualSession = VirtualTimeSession<AppState>

extension RealTimeSession where Model == AppState {
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
    store: (any SaveStore<AppSave>)? = nil,
    middleware: [AppMiddleware] = [],
    observers: [AppObserver] = []
  ) {
    self.init(
      state: state,
      environment: AppEnvironment(pace: pace, computer: computer, store: store).perform,
      clock: clock,
      middleware: middleware,
      observers: observers
    )
  }
}

extension VirtualTimeSession where Model == AppState {
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
    store: (any SaveStore<AppSave>)? = nil,
    middleware: [AppMiddleware] = []
  ) {
    self.init(
      state: state,
      environment: AppEnvironment(pace: pace, computer: computer, store: store).perform,
      middleware: middleware
    )
  }
}
