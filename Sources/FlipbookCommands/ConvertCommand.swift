internal import ArgumentParser
internal import Flipbook

/// `flipbook convert`: writes records in another format.
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Convert records from one format to another",
    discussion: """
      The format to write is that of --to, or of the output's extension. An output is written \
      whole or not at all: when a record cannot be read or converted, all problems are told, the \
      output is left as it was, and the exit status is 2.

      Facts that the format cannot hold are told on standard error.
      """
  )

  @Option(help: ArgumentHelp("Write this format.", valueName: "format"))
  var to: FormatName?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write to this file, or to standard output with -.", valueName: "file"),
    completion: .file()
  )
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Write one file for each input into this folder, or one for each record when a file of the "
        + "format holds only one.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var outputDir: String?

  @Option(
    help: ArgumentHelp(
      "Convert the position after this many moves, passes counted, instead of the game.",
      valueName: "ply"
    )
  )
  var at: Int?

  @Flag(help: "Refuse a record of which the format cannot hold every fact.")
  var strict = false

  @Flag(help: "Leave out records that cannot be converted, and write the others.")
  var keepGoing = false

  @OptionGroup var options: InputOptions

  func validate() throws {
    if output != nil, outputDir != nil {
      throw ValidationError("--output and --output-dir exclude each other")
    }
    if let at, at < 0 { throw ValidationError("--at counts moves from 0, but \(at) was given") }
    _ = try target()
  }

  func run() throws {
    let request = ConversionRequest(
      target: try target(),
      ply: at,
      isStrict: strict,
      keepsGoing: keepGoing
    )
    let messages = Messages()
    try outputFailuresTold {
      if let outputDir {
        var conversion = FolderConversion(request, messages, folder: outputDir)
        return try conversion.convert(options)
      }
      return try FileConversion.run(request, messages, inputs: options, output: output ?? "-")
    }
  }

  private func target() throws -> any RecordFormat {
    if let to { return to.format }
    let path = InputPath(output ?? "-")
    if let format = FormatRegistry.standard.format(forExtension: path.fileExtension) {
      return format
    }
    throw ValidationError(
      "say with --to which format to write: \(FormatRegistry.standard.names)"
    )
  }
}
