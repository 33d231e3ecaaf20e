import Flipbook
import Platform
import Synchronization

/// Reports what signals say about a terminal.
///
/// Signal handlers may run on any thread, between any two instructions. They only load what was
/// stored before, and call only functions that POSIX lists as async-signal-safe.
enum TerminalSignals {
  /// The number of the pipe to which handlers send events; at first that of no pipe.
  private static let number = Atomic<UInt64>(.max)

  /// Installs handlers, which report events from now on and restore the terminal on Ctrl-Z.
  static func begin() { install }

  private static let install: Void = {
    Self.number.store(EventPipe().number, ordering: .sequentiallyConsistent)
    for (signal, handler) in handlers where !signal.isIgnored {
      signal.handle(restartsCalls: true, handler)
    }
  }()

  private static let handlers: [(Signal, Signal.Handler)] = [
    (.windowChange, { _ in TerminalSignals.send(.otherSize) }),
    (.resume, { _ in TerminalSignals.send(.continued) }),
    (.stop, { TerminalSignals.stop($0) }),
  ]

  /// Restores the terminal and stops the process as the signal's default action would.
  private static func stop(_ number: CInt) {
    let signal = Signal(rawValue: number)
    Signal.keepingError {
      TerminalControl.resume()
      TemporaryFiles.interrupt()
      TerminalControl.leave()
      signal.stopByDefault()
      signal.handle(restartsCalls: true) { TerminalSignals.stop($0) }
      // Nothing may be written before this event is reported.
      send(.continued)
      TemporaryFiles.resume()
    }
  }

  /// The pipe from which to read what handlers send.
  static var pipe: EventPipe { EventPipe(number: number.load(ordering: .acquiring)) }

  private static func send(_ event: TerminalEvent) { pipe.send(event == .continued ? 1 : 0) }

  /// Returns the most important of the events that handlers sent, if any.
  static func event(of bytes: [UInt8]) -> TerminalEvent? {
    guard !bytes.isEmpty else { return nil }
    return bytes.contains(1) ? .continued : .otherSize
  }
}
