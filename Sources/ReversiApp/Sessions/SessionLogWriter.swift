public import AppSessions

/// Writes the lines of a log, which is JSON Lines: the header of the session, each event as it is
/// handled, and the end of the session.
///
/// Write each line to the file before the next event is handled: then it survives a crash of the
/// program.
public enum SessionLogWriter {
  /// Returns the line of an entry, with its line feed.
  public static func line(_ entry: SessionLog.Entry) -> [UInt8] { AppState.line(entry) }

  /// Returns the line that begins a session, with its line feed.
  public static func line(_ header: SessionHeader) -> [UInt8] { AppState.line(header) }

  /// Returns the line of an event, with its line feed.
  public static func line(_ logged: LoggedEvent) -> [UInt8] { AppState.line(logged) }

  /// Returns the line that ends a session, with its line feed.
  public static func line(endedAt time: SessionTime) -> [UInt8] { AppState.line(endedAt: time) }
}
