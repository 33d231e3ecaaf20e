import CLibrary

/// A pipe within the process, to which signal handlers and other threads send bytes.
package struct EventPipe: Sendable {
  /// The end to read from.
  package let output: FileDescriptor
  private let input: FileDescriptor

  /// Creates a pipe, which exists until the process ends.
  package init() {
    var ends: [CInt] = [-1, -1]
    _ = pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    output = FileDescriptor(rawValue: ends[0])
    input = FileDescriptor(rawValue: ends[1])
  }

  /// The pipe as a number, which signal handlers can load.
  package var number: UInt64 {
    UInt64(UInt32(bitPattern: output.rawValue)) << 32 | UInt64(UInt32(bitPattern: input.rawValue))
  }

  /// Creates the pipe that a number stands for.
  package init(number: UInt64) {
    output = FileDescriptor(rawValue: CInt(truncatingIfNeeded: number >> 32))
    input = FileDescriptor(rawValue: CInt(truncatingIfNeeded: number))
  }

  /// Sends a byte; safe in signal handlers.
  package func send(_ byte: UInt8) {
    Signal.keepingError {
      var byte = byte
      // If the pipe is full, the reader will wake up anyway.
      _ = write(input.rawValue, &byte, 1)
    }
  }

  /// Returns the bytes sent since the last call.
  package func receive() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = (try? output.readSome(into: &bytes)) ?? 0
    return Array(bytes.prefix(count))
  }
}
