import Apps
public import ArgumentParser
import FlipbookCommands
import TerminalOutput
import TerminalPlay

/// `flipbook app diagram`: draws the app's state machine, or that of a file.
struct AppDiagramCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diagram",
    abstract: "Draw the app's states and transitions, or those of a file",
    discussion: """
      A file contains tables with the columns from, event, guard, to and effect, separated by tabs.

      Exit status: 0 success, 1 the file has a line that is not understood, 2 the file could not \
      be read, 64 usage error, 74 the output could not be written.
      """
  )

  @Option(help: "Language of the diagram.")
  var format = MachineDiagram.Format.mermaid

  @Option(help: "Behaviour of the app to draw.")
  var policy: AppPolicy?

  @Argument(
    help: ArgumentHelp("The file, or - for standard input; by default the app.", valueName: "file"),
    completion: .file()
  )
  var file: String?

  func validate() throws {
    if file != nil, policy != nil { throw ValidationError("--policy has no effect with a file") }
  }

  func run() async throws {
    let messages = Messages()
    try await reportingOutputFailures(messages) {
      var diagram = MachineDiagram((policy ?? .app).machines)
      var status = ExitStatus.clean
      if let file {
        guard let read = MachineFile.read(file, messages) else { return .unreadable }
        let errors = read.findings.filter { $0.rule == .machineLine }
        for finding in errors { messages.show(finding) }
        if !errors.isEmpty { status = .findings }
        diagram = MachineDiagram(read.machines)
      }
      guard !diagram.machines.isEmpty else { return status }
      try StandardOutput.write(diagram.text(format).utf8)
      return status
    }
  }
}

extension MachineFile {
  /// Reads a file; `nil` if it cannot be read, which has been reported.
  static func read(_ argument: String, _ messages: Messages) -> MachineFile? {
    let path = InputPath(argument)
    do throws(Finding) {
      return MachineFile(try WholeInput.bytes(of: path), from: path.name)
    } catch {
      messages.show(error)
      return nil
    }
  }
}

extension MachineDiagram.Format: ExpressibleByArgument {}
extension AppPolicy: ExpressibleByArgument {}
