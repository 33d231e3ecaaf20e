package import Flipbook
import Glibc
import Synchronization

/// The file to which a session log is written line by line, so that a killed program loses at most
/// a part of the last line.
///
/// A signal that ends the program also ends the log, at the time of the last event.
package final class LogFile: Sendable {
  private let path: String
  private let descriptor: CInt
  private let state = Mutex(State())

  /// When the log was opened, just before the session began.
  private let start = ContinuousClock.now

  private struct State {
    /// The size of the file in bytes.
    var size: off_t = 0
    /// Why writing has failed, if it has.
    var failure: FileError?
  }

  /// Opens a log and begins a session in it, after any earlier ones.
  /// - Throws: if the file cannot be written or is not a log.
  package init(_ path: String, _ header: SessionHeader, _ messages: Messages) throws(FileError) {
    self.path = try OutputGuard.ofSession.place(path).path
    Interruption.begin()
    descriptor = open(path.pathBytes, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .last(path, "cannot open the log") }
    guard FileLock.lock(descriptor) else {
      throw FileError(path, "another session is writing to this log")
    }
    let old = try Self.oldLog(path)
    let rest = old[((old.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1)...]
    if Self.isWhole(rest) {
      try OutputFile.write([UInt8(ascii: "\n")], to: descriptor, name: path)
    } else if !rest.isEmpty {
      ftruncate(descriptor, old.count - rest.count)
      messages.show(
        .outputFailed,
        "removed an incomplete line at the end of \(DisplayText.quote(path.shownPath))",
        help: "the program that wrote it was stopped in the middle of the line",
        severity: .note
      )
    }
    try OutputFile.write(SessionLogWriter.line(header)[...], to: descriptor, name: path)
    let size = status?.st_size ?? 0
    state.withLock { $0.size = size }
  }

  /// The status of the file; `nil` unless it is a regular file.
  private var status: stat? {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG ? status : nil
  }

  deinit {
    TemporaryFiles.uninterrupted { Interruption.lastWords([], to: descriptor) }
    close(descriptor)
  }

  /// Adds an update; called for each event in turn.
  package func add(_ update: AppUpdate) {
    let event = LoggedEvent(update)
    write(SessionLogWriter.line(event), before: SessionLogWriter.line(endedAt: event.time))
  }

  /// Ends the session.
  /// - Throws: why the log is incomplete.
  package func end() throws(FileError) {
    let time = SessionTime(ContinuousClock.now - start)
    write(SessionLogWriter.line(endedAt: time), before: [])
    let (failure, size) = state.withLock { ($0.failure, $0.size) }
    if let failure { throw failure }
    guard let status else { return }
    if status.st_nlink == 0 { throw FileError(path, "the log was removed while it was written") }
    if status.st_size != size {
      throw FileError(path, "another program has changed the log while it was written")
    }
  }

  /// Writes a line.
  /// - Parameters:
  ///   - line: the line.
  ///   - end: what is written after it if a signal ends the program.
  private func write(_ line: [UInt8], before end: [UInt8]) {
    state.withLock { state in
      guard state.failure == nil else { return }
      do throws(FileError) {
        try TemporaryFiles.uninterrupted { () throws(FileError) in
          Interruption.lastWords([], to: descriptor)
          try OutputFile.write(line[...], to: descriptor, name: path)
          Interruption.lastWords(end, to: descriptor)
        }
        state.size += line.count
      } catch {
        state.failure = error
      }
    }
  }

  /// Returns the existing content of the file: a log, or nothing.
  private static func oldLog(_ path: String) throws(FileError) -> [UInt8] {
    let input = InputPath(path)
    guard let size = input.size, size > 0 else { return [] }
    let bytes = try InputFile.contents(of: input)
    let head = InputHead(of: bytes[...], isWhole: true)
    let format = try? FormatRegistry.standard.recognise(head, of: path).format
    guard format?.name == "session" else {
      throw FileError(path, "is not a log and is not overwritten; name another file")
    }
    let beginning = bytes.prefix { $0 != UInt8(ascii: "\n") }
    let findings = SessionLog(Array(beginning)).findings
    if let foreign = findings.first(where: { $0.severity == .error }) {
      throw FileError(path, foreign.message + "; name another file")
    }
    return bytes
  }

  /// Returns whether a last line without a line feed is a complete object: an incomplete one has an
  /// unclosed brace.
  private static func isWhole(_ line: ArraySlice<UInt8>) -> Bool {
    line.last == UInt8(ascii: "}")
      && line.count { $0 == UInt8(ascii: "{") } == line.count { $0 == UInt8(ascii: "}") }
  }
}
