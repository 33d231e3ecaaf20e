/// The app in real time.
public typealias PuzzleSession<Time: Clock> = RealTimeSession<PuzzleState, Time>
where Time.Duration == Duration

/// The app in virtual time.
public typealias VirtualPuzzleSession = VirtualTimeSession<PuzzleState>

/// One step of the app: an event, what the app did about it, and the states before and after.
public typealias PuzzleUpdate = SessionUpdate<PuzzleState>
