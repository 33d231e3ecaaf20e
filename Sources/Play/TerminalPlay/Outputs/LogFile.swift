package import Apps
import Platform
import Synchronization
package import TerminalOutput

/// The file to which a session log is written line by line, so that a killed program loses at most
/// a part of the last line.
///
/// A signal that ends the program also ends the log, at the time of the last event.
package final class LogFile<Model: PlayedModel>: Sendable {
  private let path: String
  private let file: FileDescriptor
  /// The last game of the log, if this session continues it.
  let earlier: Model.Record?
  private let state = Mutex(State())

  private struct State {
    /// The size of the file in bytes.
    var size: Int64 = 0
    /// Why writing has failed, if it has.
    var failure: FileError?
  }

  /// Opens a log and begins a session in it, after any earlier ones.
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - header: what the log stores about the session as a whole.
  ///   - progress: how far a game has gone that the session resumes; `nil` if it begins a new one.
  ///   - messages: reports that an incomplete line was removed.
  /// - Throws: if the file cannot be written or is not a log.
  package init(
    _ path: String,
    _ header: LogHeader<Model>,
    resuming progress: Model.Progress?,
    _ messages: Messages
  ) throws(FileError) {
    self.path = try OutputGuard.ofSession.place(path).path
    Interruption.begin()
    file = try FileError.doing("cannot open the log", path) {
      try FileSystem.open(
        path,
        .writeOnly,
        options: [.append, .create],
        permissions: FilePermissions(rawValue: 0o666)
      )
    }
    let isFree = try FileError.doing("cannot lock the log", path) { [file] in
      try file.lock()
    }
    guard isFree else { throw FileError(path, "another session is writing to this log") }
    let old = try Self.oldLog(path)
    earlier = progress.flatMap { Self.game(in: old, until: $0) }
    let rest = old[((old.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1)...]
    if Self.isWhole(rest) {
      try OutputFile.write([UInt8(ascii: "\n")], to: file, name: path)
    } else if !rest.isEmpty {
      try FileError.doing("cannot repair the log", path) {
        try file.cut(at: old.count - rest.count)
      }
      messages.show(
        .sessionCut,
        "removed an incomplete line at the end of \(DisplayText.quote(path.shownPath))",
        help: "the program that wrote it was stopped in the middle of the line",
        severity: .note
      )
    }
    try OutputFile.write(LogLine<Model>.header(header).bytes[...], to: file, name: path)
    let size = try status?.size ?? 0
    state.withLock { $0.size = size }
  }

  /// The status of the file; `nil` unless it is a regular file.
  private var status: Stat? {
    get throws(FileError) {
      let status = try FileError.inspecting(path) { try file.status }
      return status.flatMap { $0.type == .regular ? $0 : nil }
    }
  }

  deinit {
    TemporaryFiles.uninterrupted { Interruption.lastWords([], to: file) }
    file.release()
  }

  /// Adds an update; called for each event in turn.
  package func add(_ update: SessionUpdate<Model>) {
    write(appending(update))
  }

  /// The line of an update, which can be cut off again; `nil` if the file has failed or is not a
  /// regular one.
  func line(of update: SessionUpdate<Model>) -> AppendedLine? {
    guard state.withLock({ $0.failure == nil }), (try? status ?? nil) != nil else { return nil }
    return appending(update)
  }

  /// Notes a line that was appended with another file.
  func noteAppended(_ line: AppendedLine) { state.withLock { $0.size += Int64(line.count) } }

  /// Ends the session.
  /// - Parameter time: the time in the session.
  /// - Throws: why the log is incomplete.
  package func end(at time: Duration) throws(FileError) {
    write(appending(.ended(SessionTime(time)), before: nil))
    let (failure, size) = state.withLock { ($0.failure, $0.size) }
    if let failure { throw failure }
    guard let status = try status else { return }
    if status.linkCount == 0 { throw FileError(path, "the log was removed while it was written") }
    if status.size != size {
      throw FileError(path, "another program has changed the log while it was written")
    }
  }

  private func appending(_ update: SessionUpdate<Model>) -> AppendedLine {
    let step = LoggedStep(update)
    return appending(.event(step), before: .ended(step.time))
  }

  /// A line to append, and what is written after it if a signal ends the program.
  private func appending(_ line: LogLine<Model>, before end: LogLine<Model>?) -> AppendedLine {
    let (line, end) = (line.bytes, end?.bytes ?? [])
    return AppendedLine(of: path, count: line.count) { [file, path] () throws(FileError) in
      Interruption.lastWords([], to: file)
      try OutputFile.write(line[...], to: file, name: path)
      Interruption.lastWords(end, to: file)
    }
  }

  private func write(_ line: AppendedLine) {
    state.withLock { state in
      guard state.failure == nil else { return }
      do throws(FileError) {
        try TemporaryFiles.uninterrupted(line.append)
        state.size += Int64(line.count)
      } catch {
        state.failure = error
      }
    }
  }

  /// Returns the existing content of the file: a log, or nothing.
  private static func oldLog(_ path: String) throws(FileError) -> [UInt8] {
    let input = InputPath(path)
    guard let size = try input.size, size > 0 else { return [] }
    let bytes = try InputFile.contents(of: input)
    let head = InputHead(of: bytes[...], isWhole: true)
    let format = try? FormatRegistry.playing.recognise(head, of: path).format
    guard format?.name == Model.facts.logFormat else {
      let isLog = AllApps.played(ofLogsIn: format) != nil
      let what = isLog ? "is a log of another game" : "is not a log"
      throw FileError(path, what + " and is not overwritten; name another file")
    }
    let beginning = bytes.prefix { $0 != UInt8(ascii: "\n") }
    let findings = ReplayedLog<Model>(Array(beginning), from: path).findings
    if let foreign = findings.first(where: { $0.severity == .error }) {
      throw FileError(path, foreign.message + "; name another file")
    }
    return bytes
  }

  /// Returns the last game of a log if it is the one that is resumed.
  private static func game(
    in log: [UInt8],
    until progress: Model.Progress
  ) -> Model.Record? {
    guard let records = try? FormatRegistry.playing.records(in: log, as: Model.facts.logFormat)
    else {
      return nil
    }
    var last: Model.Record?
    for parsed in records { last = parsed.record() ?? last }
    return last.flatMap { Model.continued($0, to: progress) }
  }

  /// Returns whether a last line without a line feed is a complete object: an incomplete one has an
  /// unclosed brace.
  private static func isWhole(_ line: ArraySlice<UInt8>) -> Bool {
    line.last == UInt8(ascii: "}")
      && line.count { $0 == UInt8(ascii: "{") } == line.count { $0 == UInt8(ascii: "}") }
  }
}
