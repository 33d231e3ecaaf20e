internal import ArgumentParser
internal import Flipbook
internal import TerminalPlay

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
    try await outputFailuresTold {
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
        bytes += Self.table.utf8
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

  /// The formats, and what is kept of a game and of a position in those that can be written.
  static var table: String {
    let formats = FormatRegistry.standard.formats
    let about = formats.map { format in
      [
        format.name, format.isWritable ? "reads, writes" : "reads",
        format.fileExtensions.map { "." + $0 }.joined(separator: ", "), format.title,
      ]
    }
    let written = formats.filter(\.isWritable)
    return aligned(about)
      + "\n" + aligned(rows("kept of a game", written.filter { $0.holds.contains(.moves) }))
      + "\n" + aligned(rows("kept of a position", written.filter { !$0.holds.contains(.moves) }))
  }

  /// A row for each fact that any of the formats keeps, a column for each format.
  private static func rows(_ title: String, _ formats: [any RecordFormat]) -> [[String]] {
    let facts = Fact.allCases.filter { fact in formats.contains { $0.holds.contains(fact) } }
    return [
      [title] + formats.map(\.name),
      ["records in a file"] + formats.map { $0.holdsMany ? "many" : "one" },
    ]
      + facts.map { fact in
        [fact.description] + formats.map { $0.holds.contains(fact) ? "yes" : "-" }
      }
  }

  private static func aligned(_ rows: [[String]]) -> String {
    let widths = (rows.first ?? []).indices.map { column in
      rows.map { $0[column].count }.max() ?? 0
    }
    return rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      var line = cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }
    .joined()
  }
}
