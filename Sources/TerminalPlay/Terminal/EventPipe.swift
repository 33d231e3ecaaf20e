import Glibc

/// A pipe within the process, into which handlers of signals and other threads send bytes.
struct EventPipe: Sendable {
  /// Where it is heard of.
  let output: CInt
  private let input: CInt

  /// A new pipe, which is there as long as the process.
  init() {
    var ends: [CInt] = [-1, -1]
    _ = pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (output, input) = (ends[0], ends[1])
  }

  /// The pipe as a number, which handlers of signals can load.
  var number: UInt64 {
    UInt64(UInt32(bitPattern: output)) << 32 | UInt64(UInt32(bitPattern: input))
  }

  /// The pipe with a number.
  init(number: UInt64) {
    output = CInt(truncatingIfNeeded: number >> 32)
    input = CInt(truncatingIfNeeded: number)
  }

  /// Sends a byte; for handlers of signals too.
  func send(_ byte: UInt8) {
    let error = errno
    var byte = byte
    // A full pipe says enough.
    _ = write(input, &byte, 1)
    errno = error
  }

  /// What was sent since the last time.
  func hear() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let length = read(output, &bytes, bytes.count)
    return Array(bytes.prefix(max(0, length)))
  }
}
