import Apps
public import ArgumentParser
import FlipbookCommands
import TerminalOutput
import TerminalPlay

/// `flipbook app diagram`: draws the app's state machine.
struct AppDiagramCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diagram",
    abstract: "Draw the app's states and transitions",
    discussion: """
      Exit status: 0 success, 64 usage error, 74 the output could not be written.
      """
  )

  @Option(help: "Language of the diagram.")
  var format = MachineDiagram.Format.mermaid

  @Option(help: "Behaviour of the app to draw.")
  var policy: AppPolicy?

  func run() async throws {
    try await reportingOutputFailures(Messages()) {
      try StandardOutput.write(MachineDiagram((policy ?? .app).machines).text(format).utf8)
      return .clean
    }
  }
}

extension MachineDiagram.Format: ExpressibleByArgument {}
extension AppPolicy: ExpressibleByArgument {}
