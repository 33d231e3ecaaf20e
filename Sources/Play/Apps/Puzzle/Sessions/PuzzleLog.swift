/// The log of one or more sessions, read as a whole and run again.
public typealias PuzzleLog = ReplayedLog<PuzzleState>

/// The content of one line of a log.
public typealias PuzzleLogLine = LogLine<PuzzleState>

/// One event as a log stores it.
public typealias LoggedPuzzleEvent = LoggedStep<PuzzleState>
