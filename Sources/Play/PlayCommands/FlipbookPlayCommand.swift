import Apps
public import ArgumentParser
import FlipbookCommands

/// The `flipbook-play` command.
public struct FlipbookPlayCommand: AsyncParsableCommand {
  /// The command's name, help and subcommands.
  public static let configuration = CommandConfiguration(
    commandName: "flipbook-play",
    abstract: "Play Reversi and sliding puzzles, replay sessions, and solve puzzles",
    discussion: """
      “flipbook play”, “flipbook replay”, “flipbook solve” and “flipbook app” run this program. The \
      other commands are those of flipbook; here they also know session logs, whose games are \
      records.
      """,
    version: "flipbook-play \(FlipbookCommand.version)",
    subcommands: [
      PlayCommand.self,
      ReplayCommand.self,
      SolveCommand.self,
      AppCommand.self,
    ],
    groupedSubcommands: [CommandGroup(name: "record", subcommands: FlipbookCommand.records)]
  )

  /// Runs the command with the process's arguments, and exits; must be called first, while there is
  /// only one thread.
  public static func start() -> Never {
    CommandProcess.run(FlipbookPlayCommand.self, knowing: PlayCatalogue.self)
  }

  /// The command without arguments, which shows its help.
  public init() {}
}

/// What `flipbook-play` knows.
private enum PlayCatalogue: Catalogue {
  static var formats: FormatRegistry { .playing }
  static var rules: RuleRegistry { .playing }
  static var schemas: [Schema] { Schema.all + Schema.sessions }
}
