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
        guard let read = MachineFile.read(file, messages, onlySyntax: true, &status) else {
          return status
        }
        diagram = MachineDiagram(read.machines)
      }
      guard !diagram.machines.isEmpty else { return status }
      try StandardOutput.write(diagram.text(format).utf8)
      return status
    }
  }
}

extension MachineFile {
  /// Reads a file, and shows what is wrong with it.
  /// - Parameters:
  ///   - argument: its path.
  ///   - messages: where findings are shown.
  ///   - onlySyntax: whether only errors in its syntax matter.
  ///   - status: the exit status, which rises with the findings.
  /// - Returns: the file; `nil` if it cannot be read.
  static func read(
    _ argument: String,
    _ messages: Messages,
    onlySyntax: Bool = false,
    _ status: inout ExitStatus
  ) -> MachineFile? {
    let path = InputPath(argument)
    do throws(Finding) {
      let file = MachineFile(try WholeInput.bytes(of: path), from: path.name)
      let findings = file.findings.filter { !onlySyntax || $0.rule == .machineLine }
      for finding in findings { messages.show(finding) }
      if !findings.isEmpty { status.rise(to: .findings) }
      return file
    } catch {
      messages.show(error)
      status.rise(to: .unreadable)
      return nil
    }
  }
}

extension MachineDiagram.Format: ExpressibleByArgument {}
extension AppPolicy: ExpressibleByArgument {}
