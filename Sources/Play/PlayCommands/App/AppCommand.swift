import ArgumentParser

/// `flipbook app`: the reversi-ios app's behaviour, drawn, checked and tried out.
struct AppCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "app",
    abstract: "Draw, check and try out how the reversi-ios app behaves",
    subcommands: [
      AppDiagramCommand.self, AppCheckCommand.self, AppStepCommand.self, AppTestCommand.self,
      AppRunCommand.self,
    ]
  )
}
