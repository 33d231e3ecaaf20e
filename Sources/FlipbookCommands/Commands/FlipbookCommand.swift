import Flipbook
import RecordStreams
public import ArgumentParser
import Glibc
import TerminalPlay

/// The `flipbook` command.
public struct FlipbookCommand: AsyncParsableCommand {
  /// What help and the command line know of it.
  public static let configuration = CommandConfiguration(
    commandName: "flipbook",
    abstract: "Convert, validate and render Reversi games",
    discussion: """
      An INPUT is a file, a folder with everything in it, or - for standard input. Formats are \
      told from the content.

      Exit status: 0 clean (there may be warnings), 1 a record has errors, 2 an input could not be read or converted, 64 wrong \
      usage, 71 there is too little memory, 74 the output failed.
      """,
    version: "flipbook \(version)",
    subcommands: [
      ConvertCommand.self,
      ValidateCommand.self,
      FixCommand.self,
      StatsCommand.self,
      RulesCommand.self,
      RenderCommand.self,
      PlayCommand.self,
      ReplayCommand.self,
      AppCommand.self,
      SchemaCommand.self,
      FormatsCommand.self,
    ]
  )

  /// The version, as reports name it.
  static let version = "0.1.0"

  /// Prepares the process for its memory; called before anything else, on the only thread.
  public static func begin() {
    MemoryLimit.begin()
    MemoryReuse.begin()
    Interruption.begin()
  }

  /// Runs the command with the arguments of the process, and ends the process.
  public static func run() async {
    let arguments = arguments
    do {
      var command = try await asyncParseAsRoot(arguments)
      if let command = command as? any ColouredCommand { ColourChoice.choose(command.colour.color) }
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      CommandEnding.end(error, arguments)
    }
  }

  /// The arguments of the process, as texts that lose no byte of a path.
  private static var arguments: [String] {
    let texts = (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { argument in
        String(pathBytes: Array(UnsafeBufferPointer(start: argument, count: strlen(argument) + 1)))
      }
    }
    return ArgumentSpelling.respelled(texts)
  }

  /// The command without arguments, which shows its help.
  public init() {}
}
