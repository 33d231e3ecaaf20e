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
  ///   - messages: where inputs that cannot be read are told.
  ///   - read: takes each source and tells how reading it ended.
  /// - Returns: how many inputs could not be read.
  func forEachSource(
    _ messages: Messages,
    read: (RecordSource) throws -> RecordSource.Ending
  ) rethrows -> Int {
    let list = InputList(inputs)
    var skipped = 0
    var unreadable = 0
    for path in list.paths {
      switch try read(RecordSource(path: path, format: from?.format)) {
      case .read: break
      case .skipped: skipped += 1
      case .failed(let diagnostic):
        messages.show(diagnostic)
        unreadable += 1
      }
    }
    for failure in list.failures {
      messages.show(failure.diagnostic(.unreadableInput))
      unreadable += 1
    }
    if skipped > 0 {
      messages.show(
        .unknownFormat,
        "\(skipped) file\(skipped == 1 ? "" : "s") in the folders skipped: no known format",
        severity: .note
      )
    }
    if skipped == list.paths.count, list.failures.isEmpty {
      messages.show(.unreadableInput, "no input holds a record")
      unreadable += 1
    }
    return unreadable
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
