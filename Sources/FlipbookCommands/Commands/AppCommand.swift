public import ArgumentParser
import Flipbook
import TerminalPlay

/// `flipbook app`: describes the reversi-ios app's behaviour.
struct AppCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "app",
    abstract: "Describe the reversi-ios app's behaviour",
    subcommands: [AppDiagramCommand.self]
  )
}

/// `flipbook app diagram`: prints the app's state machine as a diagram.
struct AppDiagramCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diagram",
    abstract: "Print a diagram of the app's states and transitions"
  )

  @Option(help: "Language of the diagram.")
  var format = AppDiagram.Format.mermaid

  func run() async throws {
    try await reportingOutputFailures {
      try StandardOutput.write(AppDiagram.text(format).utf8)
      return .clean
    }
  }
}

extension AppDiagram.Format: ExpressibleByArgument {}
