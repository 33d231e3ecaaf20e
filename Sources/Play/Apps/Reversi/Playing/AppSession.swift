/// The app in real time.
public typealias AppSession<Time: Clock> = RealTimeSession<AppState, Time>
where Time.Duration == Duration

/// The app in virtual time.
public typealias VirtualSession = VirtualTimeSession<AppState>
