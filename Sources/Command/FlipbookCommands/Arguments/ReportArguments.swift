import ArgumentParser
import Flipbook
import Platform
import TerminalOutput

/// The options for the formats and places of reports.
struct ReportArguments: ParsableArguments {
  @Option(help: ArgumentHelp("Format of the report on standard output.", valueName: "format"))
  var format: ReporterName?

  @Option(
    help: ArgumentHelp(
      "Also write a report to this file, or to - for standard output; may be repeated.",
      valueName: "format=file"
    ),
    completion: .file(),
    transform: ReportDestination.init
  )
  var output: [ReportDestination] = []

  @Option(
    help: ArgumentHelp(
      "Report at most this many findings of each severity per input, or “all” (default: 100).",
      valueName: "number"
    ),
    transform: CountLimit.init
  )
  var maxFindings: CountLimit?

  @Option(
    help: ArgumentHelp(
      "Report at most this many findings of each severity in all inputs together, or “all” "
        + "(default: 1000).",
      valueName: "number"
    ),
    transform: CountLimit.init
  )
  var maxFindingsInAll = CountLimit(count: FindingBudget.standardInAll)

  func validate() throws {
    let toStandardOutput = output.count { $0.path == "-" } + (format == nil ? 0 : 1)
    if toStandardOutput > 1 {
      throw ValidationError("only one report can go to standard output")
    }
    var places: Set<String> = []
    for path in output.map(\.path) where path != "-" {
      let place = try inspectingOutputs {
        try InputPath(path).isDevice ? nil : WorkingFolder.absolutePath(LinkedPath.end(of: path))
      }
      guard place.map({ places.insert($0).inserted }) ?? true else {
        throw ValidationError("only one report can go to \(DisplayText.escape(path.shownPath))")
      }
    }
  }

  /// Opens the reports; the first may go to standard output.
  func open(_ outputs: OutputGuard) throws(FileError) -> ReportFiles {
    var reports: [ReportFile] = []
    if !output.contains(where: { $0.path == "-" }) {
      reports.append(try report(format?.type ?? TextReport.self, to: .standardOutput))
    }
    for destination in output {
      let place = try outputs.place(destination.path)
      reports.append(try report(destination.reporter.type, to: place))
    }
    return ReportFiles(reports)
  }

  private func report(
    _ type: any FindingReporter.Type,
    to place: OutputPlace
  ) throws(FileError) -> ReportFile {
    let isStandardOutput = place.path == "-"
    let options = ReportOptions(
      usesColour: isStandardOutput && Terminal.usesColour(.standardOutput),
      isQuiet: isStandardOutput && Quietness.isQuiet,
      version: FlipbookCommand.version,
      date: RunDate.text,
      path: WorkingFolder.relativePath
    )
    let isOnTerminal = isStandardOutput && FileDescriptor.standardOutput.isTerminal
    return try ReportFile(
      type,
      options,
      to: place,
      in: isOnTerminal ? { Terminal.readable($0, on: .standardOutput) } : nil
    )
  }
}

/// A report format, named on the command line.
struct ReporterName: ExpressibleByArgument {
  let type: any FindingReporter.Type

  init?(argument: String) {
    guard let type = ReporterRegistry.reporter(named: argument) else { return nil }
    self.type = type
  }

  static var allValueStrings: [String] { ReporterRegistry.reporters.map { $0.name } }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

/// A report format and its file, such as `sarif=report.sarif`.
struct ReportDestination {
  let reporter: ReporterName
  let path: String

  init(_ argument: String) throws {
    let parts = argument.split(separator: "=", maxSplits: 1)
    let form = String(parts.first ?? "")
    guard let reporter = ReporterName(argument: form) else {
      let known = ReporterName.allValueStrings.joined(separator: ", ")
      throw ValidationError(
        "there is no report format \(DisplayText.quote(form)); the formats are \(known)"
      )
    }
    guard parts.count == 2 else {
      throw ValidationError("expected “=” and a file after \(form): \(form)=report.\(form)")
    }
    self.reporter = reporter
    path = String(parts[1])
  }
}
