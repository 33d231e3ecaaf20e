import Glibc

/// A pipe within the process, to which signal handlers and other threads send bytes.
struct EventPipe: Sendable {
  /// The descriptor to read from.
  let output: CInt
  private let input: CInt

  /// Creates a pipe, which exists until the process ends.
  init() {
    var ends: [CInt] = [-1, -1]
    _ = pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (output, input) = (ends[0], ends[1])
  }

  /// The pipe as a number, which signal handlers can load.
  var number: UInt64 {
    UInt64(UInt32(bitPattern: output)) << 32 | UInt64(UInt32(bitPattern: input))
  }

  /// Creates the pipe that a number stands for.
  init(number: UInt64) {
    output = CInt(truncatingIfNeeded: number >> 32)
    input = CInt(truncatingIfNeeded: number)
  }

  /// Sends a byte; safe in signal handlers.
  func send(_ byte: UInt8) {
    let error = errno
    var byte = byte
    // If the pipe is full, the reader will wake up anyway.
    _ = write(input, &byte, 1)
    errno = error
  }

  /// Returns the bytes sent since the last call.
  func receive() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let length = read(output, &bytes, bytes.count)
    return Array(bytes.prefix(max(0, length)))
  }
}
