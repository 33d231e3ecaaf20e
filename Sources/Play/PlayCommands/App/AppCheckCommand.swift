import Apps
import ArgumentParser
import FlipbookCommands
import TerminalOutput
import TerminalPlay

/// `flipbook app check`: checks the app's state machine, or those of files.
struct AppCheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check the app in every state, or the state machines of files",
    discussion: """
      Without a file, every event is tried in every state that the app can reach on a board. If \
      the app breaks a promise, the log of the shortest session that shows it is printed; \
      flipbook replay plays it.

      Files contain tables with the columns from, event, guard, to and effect, separated by tabs. \
      States that cannot be reached or left, transitions that are never taken, and events that \
      nothing handles are reported.

      Exit status: 0 success, 1 something is wrong, 2 a file could not be read, 64 usage error, 74 \
      an output could not be written.
      """
  )

  @Option(
    help: ArgumentHelp("Size of the board, such as 4 or 6x4 (default: 4).", valueName: "size"),
    transform: BoardSize.init(argument:)
  )
  var size: BoardSize?

  @Option(
    help: ArgumentHelp(
      "Number of states to visit at most (default: all on 4x4, else 20000).",
      valueName: "number"
    ),
    transform: ArgumentNumber.whole(as: 100_000)
  )
  var states: Int?

  @Option(help: "Behaviour of the app to check.")
  var policy: AppPolicy?

  @Option(
    help: ArgumentHelp(
      "Also require that the app is never in this phase: \(AppPhase.names).",
      valueName: "phase"
    ),
    transform: AppPhase.init(argument:)
  )
  var never: AppPhase?

  @Argument(
    help: ArgumentHelp("The files; - for standard input.", valueName: "file"),
    completion: .file()
  )
  var files: [String] = []

  func validate() throws {
    if let states, states < 1 { throw ValidationError("--states must be at least 1") }
    for (option, isGiven) in [
      ("--size", size != nil), ("--states", states != nil), ("--policy", policy != nil),
      ("--never", never != nil),
    ] where isGiven && !files.isEmpty {
      throw ValidationError("\(option) has no effect with a file")
    }
  }

  func run() async throws {
    let messages = Messages()
    try await reportingOutputFailures(messages) {
      try files.isEmpty ? checkApp(messages) : checkFiles(messages)
    }
  }

  private func checkFiles(_ messages: Messages) throws(FileError) -> ExitStatus {
    var status = ExitStatus.clean
    for file in files {
      guard let read = MachineFile.read(file, messages, &status) else { continue }
      let name = DisplayText.escape(InputPath(file).name)
      for machine in read.machines {
        let counts = [
          Words.count("state", machine.states.count), Words.count("event", machine.events.count),
          Words.count("transition", machine.table.count),
        ]
        let ends = machine.states.filter(machine.ends.contains).map(DisplayText.escape)
        let summary =
          counts.joined(separator: ", ")
          + (ends.isEmpty ? "" : "; it ends in \(ends.joined(separator: ", "))")
        try StandardOutput.write("\(name): \(summary)\n".utf8)
      }
    }
    return status
  }

  private func checkApp(_ messages: Messages) throws(FileError) -> ExitStatus {
    let size = size ?? .smallest
    let check = AppCheck(
      size: size,
      policy: policy ?? .app,
      most: states ?? (size == .smallest ? .max : 20_000),
      properties: AppCheck.Property.standard + (never.map { [.never($0)] } ?? [])
    )
    let progress = Terminal.showsProgress ? Progress(of: "states") : nil
    let report = check.run { progress?.advance(records: 1) }
    Progress.clear()
    let counts = "\(Words.count("state", report.states)), \(Words.count("event", report.events))"
    guard let promise = report.brokenPromise else {
      let extent = report.isComplete ? "every state was visited" : "more states exist"
      try StandardOutput.write("\(size): \(counts) tried; \(extent); no promise is broken\n".utf8)
      return .clean
    }
    for entry in report.counterexample {
      try StandardOutput.write(SessionLine(entry).bytes)
    }
    messages.show(
      Finding(
        .brokenPromise,
        "broken after \(counts): \(promise)",
        help: "play the log above with flipbook replay --trace",
        at: Place(source: "flipbook app check")
      )
    )
    return .findings
  }
}

extension AppCheck.Property {
  fileprivate static func never(_ phase: AppPhase) -> AppCheck.Property {
    .init("The app is never in the phase “\(phase.rawValue)”.", coversSaves: false) {
      $0.state.phase != phase
    }
  }
}

extension BoardSize {
  fileprivate static var smallest: BoardSize { BoardSize(width: 4, height: 4) ?? .standard }
}

extension AppPhase {
  /// The phases in which the app rests after an event.
  private static let resting = allCases.filter { ![.start, .nextTurn].contains($0) }

  /// Their names, as a choice.
  fileprivate static var names: String { Words.either(resting.map { "\($0)" }) }

  /// Reads the name of a phase in which the app rests.
  init(argument: String) throws {
    guard let phase = Self.resting.first(where: { "\($0)" == argument }) else {
      throw ValidationError("expected \(Self.names)")
    }
    self = phase
  }
}
