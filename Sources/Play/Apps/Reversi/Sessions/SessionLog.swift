/// The log of one or more sessions, read as a whole and run again.
public typealias SessionLog = ReplayedLog<AppState>

/// The content of one line of a log.
public typealias SessionLine = LogLine<AppState>

/// One event as a log stores it: what happened, when, and with which result.
public typealias LoggedEvent = LoggedStep<AppState>
