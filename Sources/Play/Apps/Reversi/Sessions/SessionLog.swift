public import ReversiRules

/// The log of one or more sessions, read as a whole and run again.
public typealias SessionLog = ReplayedLog<AppState>

/// The content of one line of a log.
public typealias SessionLine = LogLine<AppState>

/// One event as a log stores it: what happened, when, and with which result.
public typealias LoggedEvent = LoggedStep<AppState>

/// Runs a session again: feeds the events of its log to a new app, and finds where the two differ.
public typealias SessionReplay = LogReplay<AppState>

/// How a log and the app differ.
public typealias SessionDifference = LogDifference<AppState>

extension SessionLog {
  /// Reads a log.
  /// - Parameters:
  ///   - bytes: the log.
  ///   - source: its name, for findings.
  public init(_ bytes: [UInt8], from source: String = "log") {
    self.init(reading: bytes, from: source)
  }
}

extension SessionReplay {
  /// Creates the replay of a session that has not started yet, on a board of some size.
  public init(size: BoardSize = .standard, policy: AppPolicy = .app) {
    self.init(AppState(size: size, policy: policy))
  }
}
