import Apps
import ArgumentParser
import FlipbookCommands
import TerminalOutput
import TerminalPlay

/// `flipbook app step`: takes the transitions of a machine in a file.
struct AppStepCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "step",
    abstract: "Send events to the state machine of a file",
    discussion: """
      Each transition is a line with the state before, the event, the state after and the effects, \
      separated by tabs. The file is that of app check.

      Exit status: 0 success, 1 an event does nothing, 2 the file could not be read, 64 usage error, \
      74 the output could not be written.
      """
  )

  @Option(
    help: ArgumentHelp("State before the events (default: the first one).", valueName: "state")
  )
  var from: String?

  @Option(
    name: .customLong("if"),
    help: ArgumentHelp("A guard that holds, as others do not; may be repeated.", valueName: "guard")
  )
  var guards: [String] = []

  @Argument(
    help: ArgumentHelp("The file, or - for standard input.", valueName: "file"),
    completion: .file()
  )
  var file: String

  @Argument(help: ArgumentHelp("The events, in order.", valueName: "event"))
  var events: [String] = []

  func run() async throws {
    let messages = Messages()
    try await reportingOutputFailures(messages) {
      var status = ExitStatus.clean
      guard let read = MachineFile.read(file, messages, onlySyntax: true, &status) else {
        return status
      }
      guard let machine = read.machines.first else { return .unreadable }
      let state = from ?? machine.start
      guard machine.states.contains(state) else {
        let message = "the machine has no state \(DisplayText.quote(state))"
        messages.show(finding(message, help: NearMiss.question(state, in: machine.states)))
        return .findings
      }
      let (steps, refusal) = machine.steps(from: state, by: events) { guards.contains($0) }
      for step in steps {
        let cells = [
          step.from, step.event ?? "", step.to, machine.effects(of: step).joined(separator: ", "),
        ]
        let line = cells.map(DisplayText.escape).joined(separator: "\t")
        try StandardOutput.write("\(line)\n".utf8)
      }
      guard let refusal else { return status }
      let help = refusal.failedGuard.map { "if it holds, add --if \(DisplayText.quote($0))" }
      messages.show(finding(DisplayText.escape("\(refusal)"), help: help))
      return .findings
    }
  }

  private func finding(_ message: String, help: String?) -> Finding {
    Finding(.machineStep, message, help: help, at: Place(source: InputPath(file).name))
  }
}

/// `flipbook app test`: runs the tests of the state machines in files.
struct AppTestCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Run the tests of the state machines in files",
    discussion: """
      Below its table of transitions, a file has a table with the columns state, events and \
      expected: the state after the events, or “refused” if the last one must do nothing. Commas \
      separate the events. The columns guard and effect can follow. Each test is a line of the output.

      Exit status: 0 success, 1 a test fails, 2 a file could not be read or has no tests, 64 usage \
      error, 74 the output could not be written.
      """
  )

  @Argument(
    help: ArgumentHelp("The files; - for standard input.", valueName: "file"),
    completion: .file()
  )
  var files: [String]

  func run() async throws {
    let messages = Messages()
    try await reportingOutputFailures(messages) {
      var status = ExitStatus.clean
      for file in files {
        guard let read = MachineFile.read(file, messages, &status) else { continue }
        if read.cases.isEmpty {
          let place = Place(source: InputPath(file).name)
          messages.show(Finding(.machineStep, "the file has no tests", at: place))
          status.rise(to: .unreadable)
        }
        for test in read.cases {
          let failure = test.failure
          if failure != nil { status.rise(to: .findings) }
          let line =
            "\(InputPath(file).name):\(test.line): \(failure == nil ? "pass" : "FAIL") \(test)"
          let text = DisplayText.escape(line + (failure.map { ": \($0)" } ?? ""))
          try StandardOutput.write("\(text)\n".utf8)
        }
      }
      return status
    }
  }
}
