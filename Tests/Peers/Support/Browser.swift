import Foundation
import Synchronization
import TestSupport
import Testing

/// The Chromium that all tests share: starting one takes longer than most of what they do with it.
enum Browser {
  /// It runs until its input is closed, with the process of the tests at the latest.
  private static let running = Mutex<RunningProgram?>(nil)

  /// Returns its address, and starts it if it is the first time.
  static func address() throws -> String {
    try running.withLock { running in
      let browser =
        try running
        ?? Tool.chromium.program.start([driver("browser.py"), Tool.chromium.path])
      running = browser
      let isReady = waits(lookingEvery: .milliseconds(20)) { browser.output.last == 0x0A }
      try #require(isReady, "no Chromium")
      return String(decoding: browser.output.dropLast(), as: UTF8.self)
    }
  }

  /// Returns the path of a script for browsers and other viewers.
  static func driver(_ name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Drivers/\(name)").path
  }
}
