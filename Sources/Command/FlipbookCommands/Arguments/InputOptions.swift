package import ArgumentParser
import Flipbook
import Platform
import TerminalOutput

/// The inputs of a command, and the options for reading them.
package struct InputOptions: ParsableArguments {
  @OptionGroup var reading: ReadingArguments

  @Option(
    help: ArgumentHelp(
      "Use only these records of each input, counted from 1: 7, 3..9, 3.., ..9, or several, "
        + "separated by commas.",
      valueName: "numbers"
    ),
    transform: ArgumentRange.records
  )
  var select: RecordSelection?

  @Option(
    name: .customLong("where"),
    help: ArgumentHelp(
      "Use only records that match this query; see flipbook-find(1); if it is repeated, all queries "
        + "must match.",
      valueName: "query"
    )
  )
  var conditions: [QueryArgument] = []

  @Option(
    help: ArgumentHelp(
      "Process this many parts of an input at once (default: one per core).",
      valueName: "number"
    ),
    transform: ArgumentNumber.whole(as: 4)
  )
  var jobs: Int?

  @Option(
    help: ArgumentHelp("Use this name for standard input in messages.", valueName: "name")
  )
  var stdinFilename: String?

  @Flag(
    name: .shortAndLong,
    help: "Report only errors: no warnings, notes, losses, counts or progress."
  )
  var quiet = false

  @OptionGroup package var colour: ColourOption

  @OptionGroup var folders: FolderArguments

  @Argument(
    help: ArgumentHelp(
      "Files, folders, or - for standard input (the default if it is a file or a pipe).",
      valueName: "input"
    ),
    completion: .file()
  )
  var named: [String] = []

  package init() {}

  /// The queries that records must match.
  /// - Throws: a usage error if a query is wrong.
  var queries: [Query] {
    get throws { try conditions.map { try $0.query() } }
  }

  /// The inputs; standard input if none is named.
  var inputs: [String] { named.isEmpty ? ["-"] : named }

  /// Whether inputs are read as they are, with all their records.
  var readsWhole: Bool {
    select == nil && conditions.isEmpty && reading.from == nil && reading.dialect == nil
  }

  /// Lists the inputs, without the file or folder that is written to.
  ///
  /// Call this before any output is opened: otherwise the output could be among the inputs.
  /// - Parameters:
  ///   - destination: the file or folder that the inputs are converted into.
  ///   - addsToOutput: whether the file is an archive whose records are kept.
  ///   - isEmptyArchive: whether an archive has no records.
  ///   - reports: report files about the inputs.
  ///   - configurations: the configurations of the inputs, if the command uses them elsewhere too.
  /// - Returns: the inputs.
  /// - Throws: an error if what is written cannot be inspected.
  func list(
    writingTo destination: String? = nil,
    addsToOutput: Bool = false,
    isEmptyArchive: (InputPath) throws(FileError) -> Bool = { _ in false },
    reports: ReportPlaces? = nil,
    _ configurations: ConfigurationFiles? = nil
  ) throws(FileError) -> InputList {
    try InputList(
      inputs,
      formats: Known.formats,
      writingTo: destination,
      addsToOutput: addsToOutput,
      isEmptyArchive: isEmptyArchive,
      reports: reports,
      filter: folders.filter(configurations ?? folders.configurations(Messages())),
      skipsForeign: folders.skipForeign,
      isVerbose: folders.verbose,
      standardInputName: stdinFilename
    )
  }

  package func validate() throws {
    if named.isEmpty, !StandardInput.isGiven {
      throw ValidationError("no input is named, and standard input is not a file or a pipe")
    }
    _ = try queries
    if quiet { Quietness.begin() }
    if let jobs, jobs < 1 {
      throw ValidationError("--jobs must be at least 1, but is \(jobs)")
    }
  }

  /// The options for reading the inputs of a list.
  func sourceOptions(for list: InputList) -> SourceOptions {
    var options = reading.options
    options.selection = select
    options.files = list.files
    options.skipsForeign = list.skipsForeign
    // A wrong query was refused before.
    for query in (try? queries) ?? [] {
      options.condition = RecordCondition(options.condition) { query.match($0) != nil }
    }
    options.jobs = MemoryLimit.isTight ? 1 : jobs ?? CurrentProcess.coreCount
    if Terminal.showsProgress { options.progress = Progress(through: list.paths) }
    return options
  }
}

extension InputList {
  /// Reports the inputs that cannot be examined or must not be read.
  /// - Returns: the status of a run that ends because of them.
  func reportFailures(_ messages: Messages) -> ExitStatus {
    for failure in failureFindings { messages.show(failure) }
    return .unreadable
  }
}

/// The options for reading inputs.
struct ReadingArguments: ParsableArguments {
  @Option(help: ArgumentHelp("Read every input as this format.", valueName: "format"))
  var from: FormatName?

  @Option(
    help: ArgumentHelp(
      "Program whose digits the board uses, if that is ambiguous.",
      valueName: "program"
    )
  )
  var dialect: DialectName?

  @Option(help: ArgumentHelp("Side to move of boards that name none.", valueName: "side"))
  var turn: SideName?

  @Option(
    help: ArgumentHelp(
      "Read the player names for WTHOR from this file instead of one next to the input; a WTHOR "
        + "output extends it.",
      valueName: "file"
    ),
    completion: .file()
  )
  var players: String?

  @Option(
    help: ArgumentHelp(
      "Read the tournament names for WTHOR from this file instead of one next to the input; a "
        + "WTHOR output extends it.",
      valueName: "file"
    ),
    completion: .file()
  )
  var tournaments: String?

  /// The options for opening inputs.
  var options: SourceOptions {
    let companions = ["players": players, "tournaments": tournaments]
      .compactMapValues { $0.map { InputPath($0) } }
    var options = SourceOptions(formats: Known.formats)
    options.isReport = { Baseline.isBaseline($0) || ReporterRegistry.isReport($0) }
    options.format = from?.format
    options.dialect = dialect?.name
    options.turn = turn?.side
    options.companions = companions
    return options
  }
}

/// A format named on the command line.
struct FormatName: ExpressibleByArgument {
  let format: any RecordFormat

  init?(argument: String) {
    guard let format = Known.formats.format(named: argument) else { return nil }
    self.format = format
  }

  static var allValueStrings: [String] { Known.formats.formats.map(\.name) }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

/// A program with its own dialect of a format, named on the command line.
struct DialectName: ExpressibleByArgument {
  let name: String

  init?(argument: String) {
    guard Self.allValueStrings.contains(argument) else { return nil }
    name = argument
  }

  static var allValueStrings: [String] { Known.formats.formats.flatMap(\.dialects) }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

/// A side named on the command line.
struct SideName: ExpressibleByArgument {
  let side: Disk

  init?(argument: String) {
    guard let side = Disk.allCases.first(where: { "\($0)" == argument }) else { return nil }
    self.side = side
  }

  static var allValueStrings: [String] { Disk.allCases.map { "\($0)" } }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
