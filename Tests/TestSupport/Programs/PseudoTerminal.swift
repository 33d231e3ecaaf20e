package import Foundation
package import Platform
import Testing

/// A terminal without a display: tests read what a process writes to it, and type its keys.
package final class PseudoTerminal {
  /// The path with which processes open it.
  package let path: String
  private let master: CInt

  package init() throws {
    master = Foundation.open("/dev/ptmx", O_RDWR | O_NOCTTY)
    // TIOCSPTLCK and TIOCGPTN of Linux: unlock the other end and get its number.
    var isLocked: CInt = 0
    var number: CInt = 0
    try #require(ioctl(master, 0x4004_5431, &isLocked) == 0)
    try #require(ioctl(master, 0x8004_5430, &number) == 0)
    path = "/dev/pts/\(number)"
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
  }

  deinit { close(master) }

  /// Opens the end for a process.
  package static func open(_ path: String) -> FileDescriptor {
    FileDescriptor(rawValue: Foundation.open(path, O_RDWR | O_NOCTTY))
  }

  /// The local modes of the terminal.
  package var modes: tcflag_t {
    var settings = termios()
    tcgetattr(master, &settings)
    return settings.c_lflag
  }

  /// Types keys.
  package func type(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
  }

  /// Returns the text written to it since the last call.
  package func output() -> String {
    var text: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 4096)
    while true {
      let length = read(master, &block, block.count)
      guard length > 0 else { return String(decoding: text, as: UTF8.self) }
      text += block.prefix(length)
    }
  }
}
