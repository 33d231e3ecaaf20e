import ArgumentParser
import Flipbook
import Glibc
import TerminalPlay

/// The inputs of a command, and how they are to be read.
struct InputOptions: ParsableArguments {
  @OptionGroup var reading: ReadingArguments

  @Option(
    help: ArgumentHelp(
      "Only these records of each input, counted from 1: 7, 3..9, 3.., ..9, or several with commas.",
      valueName: "numbers"
    ),
    transform: ArgumentRange.records
  )
  var select: RecordSelection?

  @Option(
    help: ArgumentHelp(
      "Work on this many parts of an input at once; by default one for each core.",
      valueName: "number"
    ),
    transform: ArgumentNumber.whole(as: 4)
  )
  var jobs: Int?

  @Option(
    help: ArgumentHelp("What reports call standard input, as editors need it.", valueName: "name")
  )
  var stdinFilename: String?

  @Flag(
    name: .shortAndLong,
    help: "Report only errors: no warnings, notes, losses, counts or progress."
  )
  var quiet = false

  @OptionGroup var colour: ColourOption

  @OptionGroup var folders: FolderArguments

  @Argument(
    help: ArgumentHelp(
      "Files, folders, or - for standard input, which need not be named if it is a file or a pipe.",
      valueName: "input"
    ),
    completion: .file()
  )
  var named: [String] = []

  /// The inputs, of which standard input is the only one where none is named.
  var inputs: [String] { named.isEmpty ? ["-"] : named }

  /// The inputs, without the file or the folder that is written to.
  ///
  /// It has to be made before any output is opened, or the output would be among them.
  /// - Parameters:
  ///   - destination: the file or the folder that inputs become.
  ///   - reports: files that tell of the inputs.
  ///   - configurations: the configurations of the inputs, if the command follows them otherwise too.
  /// - Returns: the inputs.
  func list(
    writingTo destination: String? = nil,
    reports: ReportPlaces? = nil,
    _ configurations: ConfigurationFiles? = nil
  ) -> InputList {
    InputList(
      inputs,
      formats: .standard,
      writingTo: destination,
      reports: reports,
      filter: folders.filter(configurations ?? folders.configurations(Messages())),
      skipsForeign: folders.skipForeign,
      isVerbose: folders.verbose,
      standardInputName: stdinFilename
    )
  }

  func validate() throws {
    if named.isEmpty, !StandardInput.isGiven {
      throw ValidationError("no input is named, and there is none on standard input")
    }
    if quiet { Quietness.begin() }
    if let jobs, jobs < 1 {
      throw ValidationError("--jobs counts from 1, but \(jobs) was given")
    }
  }

  /// How the inputs of a list are to be read.
  func sourceOptions(for list: InputList) -> SourceOptions {
    var options = reading.options
    options.selection = select
    options.jobs = MemoryLimit.isTight ? 1 : jobs ?? Processor.count
    if !Quietness.isQuiet, isatty(STDERR_FILENO) == 1, Terminal.isCapable {
      options.progress = Progress(through: list.paths)
    }
    return options
  }
}

extension InputList {
  /// Tells what cannot be looked at or must not be read, and gives the status of a run that ends with it.
  func reportFailures(_ messages: Messages) -> ExitStatus {
    for failure in failureFindings { messages.show(failure) }
    return .unreadable
  }
}

/// How inputs are to be read.
struct ReadingArguments: ParsableArguments {
  @Option(help: ArgumentHelp("Read every input as this format.", valueName: "format"))
  var from: FormatName?

  @Option(
    help: ArgumentHelp(
      "Whose digits are on a board, which its content does not tell.",
      valueName: "program"
    )
  )
  var dialect: DialectName?

  @Option(
    help: ArgumentHelp(
      "Take the players' names of WTHOR from this file, not from one beside the input; a WTHOR "
        + "output continues it.",
      valueName: "file"
    ),
    completion: .file()
  )
  var players: String?

  @Option(
    help: ArgumentHelp(
      "Take the tournaments' names of WTHOR from this file, not from one beside the input; a "
        + "WTHOR output continues it.",
      valueName: "file"
    ),
    completion: .file()
  )
  var tournaments: String?

  /// What was said, for opening inputs.
  var options: SourceOptions {
    let companions = ["players": players, "tournaments": tournaments]
      .compactMapValues { $0.map { InputPath($0) } }
    var options = SourceOptions(formats: .standard)
    options.isReport = { Baseline.isBaseline($0) || ReporterRegistry.isReport($0) }
    options.format = from?.format
    options.dialect = dialect?.name
    options.companions = companions
    return options
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

/// A format that can be written, named on the command line.
struct WritableFormatName: ExpressibleByArgument {
  let format: any RecordFormat

  init?(argument: String) {
    guard let format = FormatRegistry.standard.format(named: argument), format.isWritable else {
      return nil
    }
    self.format = format
  }

  static var allValueStrings: [String] {
    FormatRegistry.standard.formats.filter(\.isWritable).map(\.name)
  }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

/// A program that writes a format in its own way, named on the command line.
struct DialectName: ExpressibleByArgument {
  let name: String

  init?(argument: String) {
    guard Self.allValueStrings.contains(argument) else { return nil }
    name = argument
  }

  static var allValueStrings: [String] { FormatRegistry.standard.formats.flatMap(\.dialects) }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

/// The processor's cores that may be used.
enum Processor {
  /// How many there are.
  static var count: Int {
    ProcessStatus.coreCount ?? max(1, sysconf(CInt(_SC_NPROCESSORS_ONLN)))
  }
}
