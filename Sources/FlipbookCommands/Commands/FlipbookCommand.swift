import Flipbook
import RecordStreams
public import ArgumentParser
import Platform
import TerminalPlay

/// The `flipbook` command.
public struct FlipbookCommand: AsyncParsableCommand {
  /// The command's name, help and subcommands.
  public static let configuration = CommandConfiguration(
    commandName: "flipbook",
    abstract: "Convert, validate and render Reversi games",
    discussion: """
      An INPUT is a file, a folder with everything in it, or - for standard input. The format is \
      detected from the content.

      Exit status: 0 success (there may be warnings), 1 a record has errors, 2 an input could not \
      be read or converted, 64 usage error, 71 not enough memory, 74 an output could not be written.
      """,
    version: "flipbook \(version)",
    subcommands: [
      ConvertCommand.self,
      ValidateCommand.self,
      FixCommand.self,
      StatsCommand.self,
      FindCommand.self,
      SolveCommand.self,
      RulesCommand.self,
      RenderCommand.self,
      PlayCommand.self,
      ReplayCommand.self,
      AppCommand.self,
      SchemaCommand.self,
      FormatsCommand.self,
    ]
  )

  /// The version, as reports show it.
  static let version = "0.1.0"

  /// Sets up memory and signals; must be called first, while there is only one thread.
  public static func begin() {
    MemoryLimit.begin()
    MemoryReuse.begin()
    Interruption.begin()
  }

  /// Runs the command with the process's arguments, and exits.
  public static func run() async -> Never {
    guard CommandLine.argc > 0 else {
      // Swift reads them there.
      Messages().show(.unreadableInput, "cannot read the arguments: /proc is not mounted")
      CurrentProcess.exit(ExitStatus.unreadable.rawValue)
    }
    let arguments = arguments
    do {
      var command = try await asyncParseAsRoot(arguments)
      if let command = command as? any ColouredCommand {
        ColourChoice.choose(command.colour.color.choice)
      }
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      CommandEnding.end(error, arguments)
    }
    CurrentProcess.exit(0)
  }

  /// The arguments of the process, decoded so that no byte of a path is lost.
  private static var arguments: [String] {
    let texts = (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { argument in
        String(pathText: argument)
      }
    }
    return ArgumentSpelling.respelled(texts)
  }

  /// The command without arguments, which shows its help.
  public init() {}
}
