import ArgumentParser
import Flipbook
import Platform
import TerminalOutput

/// `flipbook fix`: repairs what can be repaired without guessing.
struct FixCommand: AsyncParsableCommand, ColouredCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix",
    abstract: "Repair what can be repaired without guessing",
    discussion: """
      Without --unsafe a repair changes how a record is written, never what it says. Every repair \
      is tried: the record is written again by its format, and read back. It is kept only if \
      nothing is lost, if its rule then has fewer findings in the record and no other rule has \
      more, or if more of the record can be checked. All other records stay the same, byte for \
      byte. Files are replaced; repaired standard input is written to standard output. Remaining \
      findings are reported on standard error.

      Exit status: 0 no errors are left, 1 errors are left or, with --check, a repair would be \
      made, 2 an input could not be read, 64 usage error, 74 an output could not be written.
      """
  )

  @Flag(help: "Write nothing; fail if anything would be repaired.")
  var check = false

  @Flag(help: "Only show the changes, as a unified diff on standard output.")
  var diff = false

  @Flag(help: "Also apply repairs that are guesses.")
  var unsafe = false

  @OptionGroup var rules: RuleArguments

  @OptionGroup var options: InputOptions

  /// Whether nothing is repaired.
  fileprivate var isDryRun: Bool { check || diff }

  /// A user who names a rule individually wants its guesses too.
  fileprivate var permission: RepairPermission {
    RepairPermission(allowsAll: unsafe, named: rules.namedAlone)
  }

  var colour: ColourOption { options.colour }

  func run() async throws {
    try await reportingOutputFailures {
      let messages = Messages()
      let configurations = options.folders.configurations(messages)
      let list = try options.list(configurations)
      if diff, list.isRefused { return list.reportFailures(messages) }
      let sources = options.sourceOptions(for: list)
      let baselines = Baselines(nil, configurations)
      var status = ExitStatus.clean
      let unreadable = try await list.forEachInput(report: messages.show) { path in
        var run: RepairRun
        do throws(Finding) {
          let configuration = try configurations.configuration(for: path).configuration
          let validator = Validator(rules.settings(configuration))
          run = RepairRun(self, messages, validator, try baselines.baseline(for: path))
        } catch {
          throw ExitCode(ExitStatus.unreadable.rawValue)
        }
        let ending = try await run.repair(path, sources)
        status.rise(to: run.status)
        return ending
      }
      if sources.condition?.isUnmet ?? false { messages.show(.noMatch) }
      if unreadable > 0 { status.rise(to: .unreadable) }
      return status
    }
  }
}

/// Repairs one input and writes the result.
private struct RepairRun {
  private let command: FixCommand
  private let messages: Messages
  /// Checks the rules that count.
  private let validator: Validator
  /// The known findings, if the configuration names a baseline.
  private let baseline: BaselineFile?
  /// The status so far: whether errors are left, changes were only shown, or writing failed.
  private(set) var status = ExitStatus.clean

  init(
    _ command: FixCommand,
    _ messages: Messages,
    _ validator: Validator,
    _ baseline: BaselineFile?
  ) {
    self.command = command
    self.messages = messages
    self.validator = validator
    self.baseline = baseline
  }

  /// Repairs the input.
  /// - Parameters:
  ///   - path: the input.
  ///   - options: the options for reading it.
  /// - Returns: how reading it ended.
  /// - Throws: when standard output cannot be written. A problem with a file is reported instead.
  mutating func repair(
    _ path: InputPath,
    _ options: SourceOptions
  ) async throws(FileError) -> InputEnding {
    let outputs: OutputGuard
    // A stream must be stored, since repairing reads the input several times.
    let spool: StoredInput?
    let file: InputPath
    let content: PatchedContent
    do throws(FileError) {
      if !command.isDryRun, try path.isDevice { return .failed(.notReplaceable(path)) }
      outputs = try OutputGuard(sparing: [path], isInPlace: true)
      spool = try path.size == nil ? StoredInput(path) : nil
      file = spool?.path ?? path
      content = PatchedContent(length: try file.size ?? 0)
    } catch {
      return .failed(error.finding(.unreadableInput))
    }
    var repair = FileRepair(file, options, validator, command.permission, of: content)
    let ending = await repair.run()
    // This must happen before the file is replaced.
    let names = InputNames(of: path)
    if let baseline, ending.isWhole {
      await repair.lookAgain { baseline.takeKnown(outOf: &$0, of: names, &$1) }
    }
    let isKnown = baseline?.takeKnown(ending, of: names) ?? false
    let isChanged = !repair.content.isUnchanged
    if command.diff, isChanged { try show(repair.content, of: file, named: path) }
    if path.isStandardInput, !command.isDryRun {
      try write(repair.content, of: file, to: .standardOutput)
    } else if isChanged, !command.isDryRun {
      do throws(FileError) {
        let otherNames = try path.otherNames
        let place = try outputs.place(path.path, madeOf: path, inside: path.folder)
        try write(repair.content, of: file, to: place)
        report(otherNames: otherNames, of: path)
      } catch {
        messages.show(error.finding(.outputFailed))
        status.rise(to: .outputFailed)
        return ending
      }
    }
    guard ending.isWhole else { return isKnown ? .recordless : ending }
    if case .recordless = ending, !isKnown {
      status.rise(to: .unreadable)
      // The rule about the reason may be disabled.
      if !repair.summary.hasErrors { messages.show(ending.refusal(of: path.name)) }
    }
    if repair.summary.hasErrors || isChanged && command.check {
      status.rise(to: .findings)
    }
    report(repair, of: path)
    return ending
  }

  private func write(
    _ content: PatchedContent,
    of file: InputPath,
    to place: OutputPlace
  ) throws(FileError) {
    var input = try InputFile(file, as: content)
    var output = try OutputFile.open(place)
    var block = input.head
    while !block.isEmpty {
      try output.write(&block)
      block = try input.readBlock()
    }
    try output.commit()
  }

  private func show(
    _ content: PatchedContent,
    of file: InputPath,
    named path: InputPath
  ) throws(FileError) {
    let isTerminal = FileDescriptor.standardOutput.isTerminal
    let usesColour = Terminal.usesColour(.standardOutput)
    let diff = UnifiedDiff.text(
      try InputFile.contents(of: file),
      content,
      path: path.isStandardInput
        ? Array(path.name.utf8) : WorkingFolder.relativePath(path.location).pathBytes,
      style: isTerminal || usesColour ? TerminalStyle(usesColour: usesColour) : nil
    )
    try StandardOutput.write(diff)
  }

  /// Reports the remaining findings, and what was repaired.
  private func report(_ repair: FileRepair, of path: InputPath) {
    for finding in repair.findings { messages.show(finding) }
    let unreported = repair.summary.unlisted
    if unreported > 0 { say("and \(Words.count(unreported)) more", of: path) }
    if !repair.repaired.isEmpty {
      let rules = repair.repaired
        .sorted { ($1.value, $0.key.number) < ($0.value, $1.key.number) }
        .map { "\($0.value) \($0.key.name)" }
      let verb = command.isDryRun ? "would repair" : "repaired"
      // This is why --check fails.
      say("\(verb) \(rules.joined(separator: ", "))", of: path, always: command.check)
    }
    let guesses = repair.guesses
    if guesses > 0 {
      let repairs = guesses == 1 ? "repair" : "repairs"
      say("--unsafe may make \(Words.count(guesses)) more \(repairs)", of: path)
    }
  }

  private func report(otherNames count: Int, of path: InputPath) {
    guard count > 0 else { return }
    let names = count == 1 ? "other name still has" : "\(count) other names still have"
    say("the file's \(names) the old content", of: path)
  }

  private func say(_ text: String, of path: InputPath, always: Bool = false) {
    let line = Array("\(DisplayText.escape(path.name)): \(text)\n".utf8)
    if always { messages.put(line) } else { messages.write(line) }
  }
}

extension Finding {
  /// The finding that a repaired input cannot be written back.
  fileprivate static func notReplaceable(_ path: InputPath) -> Finding {
    Finding(
      .unreadableInput,
      "is not a file and cannot be replaced; expected a file, or - for standard input",
      help: "use --diff to see what would be repaired",
      at: Place(source: path.name)
    )
  }
}
