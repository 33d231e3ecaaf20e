internal import ArgumentParser
internal import Flipbook

/// What of a session is written beside its save, as said on the command line.
struct SessionOutputs: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write the games as records, in the format of the file's extension.",
      valueName: "file"
    ),
    completion: .file()
  )
  var record: String?

  @Option(
    help: ArgumentHelp("Append every event to this log, for flipbook replay.", valueName: "file"),
    completion: .file()
  )
  var log: String?

  func validate() throws {
    for (option, path) in [("--record", record), ("--log", log)] where path == "" || path == "-" {
      throw ValidationError("\(option) expects a file")
    }
    if let record, record == log { throw ValidationError("--record and --log are the same file") }
    _ = try format()
  }

  /// The format of the records, if there are to be any.
  private func format() throws -> (any RecordFormat)? {
    guard let record else { return nil }
    let registry = FormatRegistry.standard
    let known = registry.formats.filter { $0.isWritable && $0.holds.contains(.moves) }
    let fileExtension = InputPath(record).fileExtension
    guard let format = registry.format(forExtension: fileExtension),
      known.contains(where: { $0.name == format.name })
    else {
      throw ValidationError(
        "no format that holds moves has the extension \(DisplayText.quote(fileExtension)); known "
          + "are \(known.compactMap(\.fileExtensions.first).joined(separator: ", "))"
      )
    }
    return format
  }

  /// Opens the outputs.
  /// - Parameter header: what the log is to say of the session.
  /// - Returns: the outputs, open until they are ended.
  /// - Throws: ``FileError`` when the log cannot be written to.
  func open(_ header: SessionHeader) throws -> OpenOutputs {
    var file: RecordFile?
    if let record, let format = try format() {
      file = RecordFile(record, format, date: header.date)
    }
    return OpenOutputs(record: file, log: try log.map { try LogFile($0, header) })
  }
}

/// The outputs of a session that goes on.
struct OpenOutputs: Sendable {
  fileprivate let record: RecordFile?
  fileprivate let log: LogFile?

  /// Takes what has happened; called for each event in turn.
  func add(_ update: AppUpdate) {
    record?.add(update)
    log?.add(update)
  }

  /// Ends the outputs.
  /// - Throws: ``FileError`` when one of them is not whole.
  func end(_ messages: Messages) throws -> ExitStatus {
    let status = try record?.end(messages) ?? .clean
    try log?.end()
    return status
  }
}
