public import ArgumentParser
import Flipbook
import TerminalPlay

/// `flipbook app`: tells about the app whose files are read.
struct AppCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "app",
    abstract: "Tell how the app behaves whose files are read",
    subcommands: [AppDiagramCommand.self]
  )
}

/// `flipbook app diagram`: prints the table that the app runs from as a picture.
struct AppDiagramCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diagram",
    abstract: "Print the app's states and what leads from one to another"
  )

  @Option(help: "The language of the picture.")
  var format = AppDiagram.Format.mermaid

  func run() async throws {
    try await reportingOutputFailures {
      try StandardOutput.write(AppDiagram.text(format).utf8)
      return .clean
    }
  }
}

extension AppDiagram.Format: ExpressibleByArgument {}
