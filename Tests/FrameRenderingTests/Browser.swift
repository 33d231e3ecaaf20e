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
      if running == nil {
        running = try Tool.chromium.program.start([driver("browser.py"), Tool.chromium.path])
      }
      let output = { String(decoding: running?.output ?? [], as: UTF8.self) }
      _ = waits(lookingEvery: .milliseconds(20)) { output().hasSuffix("\n") }
      return try #require(output().split(separator: "\n").first.map(String.init), "no Chromium")
    }
  }

  /// Returns the path of a script for browsers and other viewers.
  static func driver(_ name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Drivers/\(name)").path
  }
}
