package import Flipbook
package import Platform

/// A terminal with a clock, for code that draws on it.
package protocol TerminalStage: ~Copyable {
  /// The time in nanoseconds, from any start.
  var now: Int { get }
  /// The numbers of columns and lines of the terminal.
  var size: TerminalSize { get }

  /// Waits until a time, or until an event before it; without a time, until an event.
  mutating func wait(until time: Int?) -> TerminalEvent

  /// Writes to the terminal, unless there is an event that changes the display and that
  /// ``wait(until:)`` has not reported yet.
  /// - Parameters:
  ///   - text: the text to write.
  ///   - rest: what remains on the terminal if it is restored after this.
  /// - Returns: whether the text was written.
  /// - Throws: ``FileError`` if writing to the terminal fails.
  func write(_ text: String, leaving rest: String) throws(FileError) -> Bool
}

/// What ended a wait.
package enum TerminalEvent: Hashable {
  /// The time was reached.
  case time
  /// The size of the terminal has changed.
  case otherSize
  /// The process was stopped and now continues.
  case continued
  /// Bytes of keys have arrived, if they were requested.
  case input([UInt8])
  /// The input has ended.
  case endOfInput
  /// Reading keys has failed, with an error number of the system.
  case inputFailed(Errno)
  /// Another thread has ended the wait.
  case wakeUp
}
