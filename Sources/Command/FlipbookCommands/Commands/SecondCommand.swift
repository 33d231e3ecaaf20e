import ArgumentParser
import Flipbook
import Platform
import TerminalOutput

/// `flipbook-play`, a program of its own, whose commands `flipbook` runs as if they were its own.
enum SecondCommand {
  private static let program = "flipbook-play"

  /// Its commands as `flipbook --help` lists them.
  static let subcommands: [any ParsableCommand.Type] = [
    Play.self, Replay.self, Solve.self, App.self,
  ]

  /// Becomes that program if the first argument, or that after `help`, is one of its commands.
  static func runIfNamed() {
    let arguments = (1..<max(1, Int(CommandLine.argc))).prefix(2)
      .compactMap { CommandLine.unsafeArgv[$0].map { String(cString: $0) } }
    let name = arguments.first == "help" ? arguments.dropFirst().first : arguments.first
    guard let name, subcommands.contains(where: { $0.configuration.commandName == name }) else {
      return
    }
    for path in places { CurrentProcess.become(path) }
    let message = """
      flipbook: error: “flipbook \(name)” needs the program \(program), which is not installed
        help: it is in the package of flipbook, and “make install” in its sources installs both

      """
    Messages().put(Array(message.utf8))
    CurrentProcess.exit(ExitStatus.unavailable.rawValue)
  }

  /// Where the program may be: beside this one, or in the search path.
  private static var places: [String] {
    let own = CurrentProcess.executable?.split(separator: "/", omittingEmptySubsequences: false)
      .dropLast().joined(separator: "/")
    let search = (Environment["PATH"] ?? "").split(separator: ":").map(String.init)
    return ((own.map { [$0] } ?? []) + search).map { "\($0)/\(program)" }
  }

  private struct Play: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "play",
      abstract: "Play a game as in the app, and resume it later"
    )
  }

  private struct Replay: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "replay",
      abstract: "Replay a session of the app from its log"
    )
  }

  private struct Solve: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "solve",
      abstract: "Find shortest solutions of sliding puzzles"
    )
  }

  private struct App: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "app",
      abstract: "Draw, check and try out how the reversi-ios app behaves"
    )
  }
}
