import ArgumentParser
import Flipbook
import TerminalOutput

/// `flipbook formats`: lists what each format can store, or detects the formats of files.
struct FormatsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "formats",
    abstract: "List the formats and what each can store, or detect the formats of files",
    discussion: """
      With --detect, print the format of each file and how it was recognised. The format is \
      detected from the content alone. The exit status is then 2 if a file has an unknown format, \
      or could have several.
      """
  )

  @Flag(help: "Detect the format of each file.")
  var detect = false

  @OptionGroup var folders: FolderArguments

  @Argument(
    help: ArgumentHelp(
      "With --detect: files, folders, or - for standard input.",
      valueName: "file"
    ),
    completion: .file()
  )
  var files: [String] = []

  func validate() throws {
    if detect, files.isEmpty { throw ValidationError("--detect needs a file") }
    if !detect, !files.isEmpty { throw ValidationError("files can be named only with --detect") }
  }

  func run() async throws {
    try await reportingOutputFailures {
      var status = ExitStatus.clean
      var bytes: [UInt8] = []
      if detect {
        let messages = Messages()
        let filter = folders.filter(folders.configurations(messages))
        let list = try InputList(
          files,
          formats: Known.formats,
          filter: filter,
          skipsForeign: folders.skipForeign,
          isVerbose: folders.verbose
        )
        var options = SourceOptions(formats: Known.formats)
        options.skipsForeign = list.skipsForeign
        let unreadable = await list.forEachInput(report: messages.show) { path in
          Self.detect(path, options, adding: &bytes)
        }
        if unreadable > 0 { status = .unreadable }
      } else {
        bytes += Known.formats.table.utf8
      }
      try StandardOutput.write(bytes)
      return status
    }
  }

  /// Adds a line about a file: its name, its format, and how the format was recognised.
  private static func detect(
    _ path: InputPath,
    _ options: SourceOptions,
    adding bytes: inout [UInt8]
  ) -> InputEnding {
    do throws(InputEnding) {
      let found = try RecordSource(path: path, options: options).recognised()
      bytes += "\(DisplayText.escape(path.name)): \(found.format.name) (\(found.evidence))\n".utf8
      return .read
    } catch {
      return error
    }
  }
}
