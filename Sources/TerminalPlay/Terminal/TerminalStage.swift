package import Flipbook

/// What something that draws on a terminal needs of the world.
package protocol TerminalStage: ~Copyable {
  /// The time in nanoseconds, from any start.
  var now: Int { get }
  /// The terminal's columns and lines.
  var size: TerminalSize { get }

  /// Waits for a time, or for something that comes before it; without a time, however long it takes.
  mutating func wait(until time: Int?) -> TerminalEvent

  /// Writes to the terminal, unless something has happened that ``wait(until:)`` has yet to tell and
  /// that changes what is on display.
  /// - Parameters:
  ///   - text: what is written.
  ///   - rest: what is left on the terminal when it is given back after this.
  /// - Returns: whether it was written.
  /// - Throws: ``FileError`` when the terminal cannot be written to.
  func write(_ text: String, leaving rest: String) throws(FileError) -> Bool
}

/// Why a wait has ended.
package enum TerminalEvent: Hashable {
  /// It is time.
  case time
  /// The terminal has another size.
  case otherSize
  /// The process was stopped and goes on now.
  case continued
  /// Bytes of keys have come, where they were asked for.
  case input([UInt8])
  /// There will be no more keys.
  case endOfInput
  /// No more keys can be read, for a reason that the system has a number for.
  case inputFailed(CInt)
  /// Another thread has something to tell.
  case wakeUp
}
