public import ArgumentParser

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
      be read or converted, 64 usage error, 69 flipbook-play is not installed, 71 not enough \
      memory, 74 an output could not be written.
      """,
    version: "flipbook \(version)",
    subcommands: records,
    groupedSubcommands: [
      CommandGroup(name: "flipbook-play", subcommands: SecondCommand.subcommands)
    ]
  )

  /// The commands about records, which read whatever formats a program knows.
  package static let records: [any ParsableCommand.Type] = [
    ConvertCommand.self,
    ValidateCommand.self,
    FixCommand.self,
    StatsCommand.self,
    FindCommand.self,
    RulesCommand.self,
    RenderCommand.self,
    SchemaCommand.self,
    FormatsCommand.self,
  ]

  /// The version, as reports show it.
  package static let version = "0.1.0"

  /// Runs the command with the process's arguments, and exits; must be called first, while there is
  /// only one thread.
  public static func start() -> Never {
    SecondCommand.runIfNamed()
    CommandProcess.run(FlipbookCommand.self)
  }

  /// The command without arguments, which shows its help.
  public init() {}
}
