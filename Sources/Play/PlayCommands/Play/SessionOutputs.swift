import Apps
import ArgumentParser
import FlipbookCommands
import TerminalOutput
import TerminalPlay

/// The options for the outputs of an app's session other than its save.
struct SessionOutputs<Model: PlayedModel>: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Add the games to this file as records, in the format of its extension.",
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
    _ = try format()
  }

  /// The format of the records, if records are written.
  private func format() throws -> (any RecordFormat)? {
    guard let record else { return nil }
    let registry = FormatRegistry.standard
    let game = Model.Record.game
    let known = registry.formats.filter { format in
      format.isWritable && format.stores(recordsOf: game) && format.stores.contains(.moves)
        && format.storesMany
    }
    let path = InputPath(record)
    guard let format = registry.format(forFileNamed: path.fileName),
      known.contains(where: { $0.name == format.name })
    else {
      let extensions = known.compactMap(\.fileExtensions.first).joined(separator: ", ")
      throw ValidationError(
        "no format that stores moves of \(game) has the extension "
          + "\(DisplayText.quote(path.fileExtension)); the known extensions are \(extensions)"
      )
    }
    return format
  }

  /// Opens the outputs.
  /// - Parameters:
  ///   - header: the log's header for the session.
  ///   - progress: how far the game has gone that the session begins with.
  ///   - isNew: whether the session always begins a new game.
  ///   - save: the save file, if the game is saved.
  ///   - messages: reports that an incomplete line of a log was removed.
  /// - Returns: the outputs, open until they are ended.
  /// - Throws: ``FileError`` when the log cannot be written, or two outputs are the same file;
  ///   a finding when the games cannot be added to the record file.
  func open(
    _ header: LogHeader<Model>,
    from progress: Model.Progress,
    isNew: Bool,
    savingTo save: SaveFile<Model>?,
    _ messages: Messages
  ) throws -> OpenOutputs<Model> {
    var options: [String: String] = [:]
    for (option, path) in [("--save", save?.path), ("--record", record), ("--log", log)] {
      guard let path else { continue }
      if let other = options.updateValue(option, forKey: try LinkedPath.whole(path)) {
        throw FileError(path, "is the file of both \(other) and \(option); choose different files")
      }
    }
    var file: RecordFile<Model>?
    if let record, let format = try format() {
      file = try RecordFile(record, format, date: header.date, from: progress, isNew: isNew)
    }
    let log = try log.map {
      try LogFile<Model>($0, header, resuming: isNew ? nil : progress, messages)
    }
    return OpenOutputs(record: file, log: log)
  }
}
