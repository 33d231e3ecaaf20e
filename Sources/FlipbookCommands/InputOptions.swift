internal import ArgumentParser
internal import Flipbook

/// The inputs of a command, and their format if the user names it.
struct InputOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Read every input as this format.", valueName: "format"))
  var from: FormatName?

  @Argument(
    help: ArgumentHelp("Files, folders, or - for standard input.", valueName: "input"),
    completion: .file()
  )
  var inputs: [String]

  /// Opens the inputs one after the other.
  /// - Parameters:
  ///   - folder: a folder to leave out, because it is written to.
  ///   - tell: takes findings about inputs that cannot be read or are left out.
  ///   - read: takes each source and tells how reading it ended.
  /// - Returns: how many inputs could not be read.
  func forEachSource(
    excluding folder: String? = nil,
    tell: (Diagnostic) throws -> Void,
    read: (RecordSource) throws -> RecordSource.Ending
  ) rethrows -> Int {
    let list = InputList(inputs, excluding: folder)
    var skipped = list.others
    var unreadable = list.failures.count
    for failure in list.failures { try tell(failure.diagnostic(.unreadableInput)) }
    for path in list.paths {
      switch try read(RecordSource(path: path, format: from?.format)) {
      case .read: break
      case .skipped: skipped.append(path.name)
      case .failed(let diagnostic):
        try tell(diagnostic)
        unreadable += 1
      }
    }
    try tellSkipped(skipped, tell)
    if unreadable == 0, skipped.count >= list.paths.count {
      try tell(
        Diagnostic(.unreadableInput, "no input holds a record", at: Place(source: "flipbook"))
      )
      unreadable += 1
    }
    return unreadable
  }

  /// Names what was left out, as far as that is short.
  private func tellSkipped(_ names: [String], _ tell: (Diagnostic) throws -> Void) rethrows {
    guard !names.isEmpty else { return }
    let shown = names.prefix(5).map { DisplayText.escape($0) }.joined(separator: ", ")
    let more = names.count > 5 ? " and \(names.count - 5) more" : ""
    var note = Diagnostic(
      .unknownFormat,
      "left out, because of no known format: " + shown + more,
      at: Place(source: "flipbook")
    )
    note.severity = .note
    try tell(note)
  }
}

/// A format named on the command line.
struct FormatName: ExpressibleByArgument {
  let format: any RecordFormat

  init?(argument: String) {
    guard let format = FormatRegistry.standard.format(named: argument) else { return nil }
    self.format = format
  }

  static var allValueStrings: [String] { FormatRegistry.standard.formats.map(\.name) }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
