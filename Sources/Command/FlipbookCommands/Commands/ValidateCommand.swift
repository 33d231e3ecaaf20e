import ArgumentParser
import Flipbook
import Platform
import TerminalOutput

/// `flipbook validate`: replays records and reports what is wrong with them.
struct ValidateCommand: AsyncParsableCommand, ColouredCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Replay records and report everything that is wrong with them",
    discussion: """
      Every finding is reported on standard output as path:line:column: severity: message [rule], \
      with the source line and a caret and, where they help, the board and the legal moves.

      Exit status: 0 no errors (there may be warnings and notes), 1 errors were found, 2 an input \
      could not be read, 64 usage error, 74 an output could not be written.
      """
  )

  @OptionGroup var reports: ReportArguments

  @OptionGroup var rules: RuleArguments

  @Option(
    help: ArgumentHelp(
      "Do not report the findings in this file, so that only new ones count.",
      valueName: "file"
    ),
    completion: .file()
  )
  var baseline: String?

  @Option(
    help: ArgumentHelp("Write all findings to this file, for --baseline.", valueName: "file"),
    completion: .file()
  )
  var writeBaseline: String?

  @Flag(help: "Keep running, and validate files again when they change.")
  var watch = false

  @OptionGroup var options: InputOptions

  var colour: ColourOption { options.colour }

  func validate() throws {
    if watch, options.inputs.contains("-") {
      throw ValidationError("--watch needs files or folders, not standard input")
    }
    if writeBaseline != nil, watch || baseline != nil {
      throw ValidationError("--write-baseline cannot be combined with --baseline or --watch")
    }
    if writeBaseline != nil, reports.format != nil || !reports.output.isEmpty {
      throw ValidationError("--write-baseline cannot be combined with --format or --output")
    }
  }

  func run() async throws {
    try await reportingOutputFailures {
      let messages = Messages()
      let places = try reportPlaces
      var configurations = options.folders.configurations(messages)
      let list = try options.list(reports: places, configurations)
      guard !list.isRefused else { return list.reportFailures(messages) }
      guard watch else { return try await validate(list, configurations) }
      // Watching begins before validation, so that no change is missed.
      var fileWatch: FileWatch
      do throws(FileError) {
        fileWatch = try FileWatch(options.inputs) { () throws(FileError) in
          try options.list(reports: places, configurations)
        }
      } catch {
        messages.show(error.finding(.unreadableInput))
        return .unreadable
      }
      _ = try await validate(list, configurations)
      messages.write(Array("watching; press Ctrl-C to stop\n".utf8))
      while true {
        let changes = try fileWatch.next { () throws(FileError) in
          try options.list(reports: reportPlaces, configurations)
        }
        for path in changes.gone {
          messages.write(Array("\ngone: \(DisplayText.escape(path.shownPath))\n".utf8))
        }
        // A configuration may have changed too.
        configurations = options.folders.configurations(messages)
        var list = try options.list(reports: reportPlaces, configurations)
        if changes.settings.isEmpty { list.keep(changes.changed) }
        guard !list.paths.isEmpty else { continue }
        let files = changes.settings.isEmpty ? list.paths.map(\.name) : changes.settings
        let names = files.map { DisplayText.escape($0.shownPath) }.joined(separator: ", ")
        messages.write(Array("\nchanged: \(names)\n".utf8))
        _ = try await validate(list, configurations)
      }
    }
  }

  /// The report files of the run, as they are now.
  private var reportPlaces: ReportPlaces {
    get throws(FileError) {
      try ReportPlaces(
        reports.output.map(\.path) + (writeBaseline.map { [$0] } ?? []),
        reading: options.reading.options
      )
    }
  }

  /// The guard of the outputs, which also protects the other files that are read.
  private func outputs(_ list: InputList) throws(FileError) -> OutputGuard {
    let named = options.reading.options.companions.values
    let settings = [baseline, options.folders.config].compactMap(\.self)
    // Without a file that is written, none of many inputs need be inspected.
    let inputs = reports.output.isEmpty && writeBaseline == nil ? [] : list.paths + named
    return try OutputGuard(sparing: inputs, settings: settings, files: list.files)
  }

  private func validate(
    _ list: InputList,
    _ configurations: ConfigurationFiles
  ) async throws -> ExitStatus {
    if let writeBaseline {
      let place = try outputs(list).place(writeBaseline)
      return try await write(BaselineOutput(place), list, configurations)
    }
    let files = try reports.open(outputs(list))
    let listsEveryRecord = files.listsEveryRecord
    let baselines = Baselines(baseline, configurations)
    var run = ValidationRun(files, inAll: reports.maxFindingsInAll.count, baselines)
    try await list.forEachBlock(
      reading: options.sourceOptions(for: list),
      begin: { path, _ throws(Finding) in
        let configuration = try configurations.configuration(for: path).configuration
        let isCompared = try baselines.baseline(for: path) != nil
        let limit = reports.maxFindings?.count ?? configuration.maxFindings
        return BlockChecker(
          Validator(rules.settings(configuration)),
          limit: limit ?? FindingBudget.standard,
          keepsAll: isCompared,
          listsEveryRecord: listsEveryRecord
        )
      },
      work: { slices, checker in checker.check(slices) },
      take: { event throws(FileError) in
        guard !configurations.haveFailed else { return .stop }
        try run.add(event)
        return .proceed
      }
    )
    // Without its configuration, the findings of an input are unknown.
    if configurations.haveFailed { return .unreadable }
    return try run.finish(isWhole: options.readsWhole && rules.reportsAll)
  }

  /// Writes all findings as a baseline.
  private func write(
    _ output: consuming BaselineOutput,
    _ list: InputList,
    _ configurations: ConfigurationFiles
  ) async throws -> ExitStatus {
    let messages = Messages()
    var unreadable = 0
    var names: InputNames?
    try await list.forEachBlock(
      reading: options.sourceOptions(for: list),
      begin: { path, _ throws(Finding) in
        BlockChecker(
          Validator(rules.settings(try configurations.configuration(for: path).configuration)),
          limit: .max,
          keepsAll: true,
          listsEveryRecord: false
        )
      },
      work: { slices, checker in checker.check(slices) },
      take: { event throws(FileError) in
        if case .refused(let path, let ending) = event, let fault = ending.fault {
          try output.add([CheckedRecord(about: fault)], of: InputNames(of: path))
          return .proceed
        }
        switch event {
        case .opened(let path, _, _): names = InputNames(of: path)
        case .block(let outcome): if let names { try output.add(outcome.records, of: names) }
        case .closed(let ending), .refused(_, let ending):
          guard let failure = ending.failure else { break }
          unreadable += 1
          if !configurations.haveFailed { messages.show(failure) }
        case .runFinding(let finding):
          if finding.severity == .error { unreadable += 1 }
          messages.show(finding)
        }
        return .proceed
      }
    )
    // With an incomplete baseline, old findings would be reported as new.
    if configurations.haveFailed { return .unreadable }
    guard unreadable == 0 else {
      messages.show(.baseline, "no baseline is written, because not every input could be read")
      return .unreadable
    }
    let count = output.count
    try output.finish()
    messages.write(Array("\(count) finding\(count == 1 ? "" : "s") written\n".utf8))
    return .clean
  }
}
