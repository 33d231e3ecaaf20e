import CLibrary

extension FileDescriptor {
  /// Waits until one of some files has something to read.
  /// - Parameters:
  ///   - files: the files; `nil` stands for none.
  ///   - milliseconds: how long to wait; `nil` until something is there.
  /// - Returns: which of them have; `nil` if a signal has interrupted the wait.
  package static func waitToRead(
    _ files: [FileDescriptor?],
    milliseconds: CInt?
  ) -> [Bool]? {
    // A negative descriptor is not watched.
    var watched = files.map { pollfd(fd: $0?.rawValue ?? -1, events: Int16(POLLIN), revents: 0) }
    guard poll(&watched, nfds_t(watched.count), milliseconds ?? -1) >= 0 else { return nil }
    return watched.map { $0.revents != 0 }
  }

  /// Waits until the file takes more bytes, but not for long; safe in signal handlers.
  package func waitToWrite() {
    var watched = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
    poll(&watched, 1, 100)
  }

  /// Reads some bytes into an array, as many as it has at most.
  /// - Returns: their number; 0 at the end.
  /// - Throws: an error also if a signal has interrupted the call.
  package func readSome(into bytes: inout [UInt8]) throws(Errno) -> Int {
    try systemErrors {
      try bytes.withUnsafeMutableBytes { try read(into: $0, retryOnInterrupt: false) }
    }
  }

  /// Writes some bytes.
  /// - Returns: their number; 0 if the file takes none at present.
  package func writeSome(_ bytes: ArraySlice<UInt8>) throws(Errno) -> Int {
    do throws(Errno) {
      return try systemErrors { try bytes.withUnsafeBytes { try write($0) } }
    } catch {
      guard error == .resourceTemporarilyUnavailable else { throw error }
      return 0
    }
  }

  /// Writes a C string; safe in signal handlers.
  /// - Parameters:
  ///   - text: the text, which ends with 0.
  ///   - patience: how often to wait until the file takes more.
  package func write(_ text: UnsafePointer<CChar>, patience: Int = 0) {
    var (text, patience) = (text, patience)
    while text.pointee != 0 {
      let written = CLibrary.write(rawValue, text, strlen(text))
      text += max(0, written)
      if written >= 0 || errno == EINTR { continue }
      guard errno == EAGAIN, patience > 0 else { return }
      patience -= 1
      waitToWrite()
    }
  }
}
