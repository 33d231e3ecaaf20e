import ArgumentParser
import Flipbook
import TerminalPlay

/// `flipbook formats`: a table of what each format can hold.
struct FormatsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "formats",
    abstract: "List the formats and what each can hold, or tell the formats of files",
    discussion: """
      With --detect each file is told with its format and how one can tell, by the content alone. \
      The exit status is then 2 when a file is of no known format, or could be of several.
      """
  )

  @Flag(help: "Tell the format of each file.")
  var detect = false

  @OptionGroup var folders: FolderArguments

  @Argument(
    help: ArgumentHelp(
      "Files, folders, or - for standard input, with --detect.",
      valueName: "file"
    ),
    completion: .file()
  )
  var files: [String] = []

  func validate() throws {
    if detect, files.isEmpty { throw ValidationError("--detect needs a file") }
    if !detect, !files.isEmpty { throw ValidationError("files are only looked at with --detect") }
  }

  func run() async throws {
    try await reportingOutputFailures {
      var status = ExitStatus.clean
      var bytes: [UInt8] = []
      if detect {
        let messages = Messages()
        let filter = folders.filter(folders.configurations(messages))
        let list = InputList(
          files,
          formats: .standard,
          filter: filter,
          skipsForeign: folders.skipForeign,
          isVerbose: folders.verbose
        )
        let unreadable = await list.forEachInput(report: messages.show) { path in
          Self.detect(path, adding: &bytes)
        }
        if unreadable > 0 { status = .unreadable }
      } else {
        bytes += FormatRegistry.standard.table.utf8
      }
      try StandardOutput.write(bytes)
      return status
    }
  }

  /// Adds a line about a file: its name, its format, and how one can tell.
  private static func detect(
    _ path: InputPath,
    adding bytes: inout [UInt8]
  ) -> InputEnding {
    do throws(InputEnding) {
      let found = try RecordSource(path: path, options: SourceOptions(formats: .standard))
        .recognised()
      bytes += "\(DisplayText.escape(path.name)): \(found.format.name) (\(found.evidence))\n".utf8
      return .read
    } catch {
      return error
    }
  }
}
