import ArgumentParser

/// `flipbook play`: an app, drawn on a terminal or line by line.
struct PlayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Play a game as in the app, and resume it later",
    discussion: """
      Without the name of a game, it is Reversi: “flipbook play --new” is “flipbook play reversi \
      --new”.

      The game is saved after every move, and the next run resumes it. On a terminal the board is \
      drawn, and ? lists the keys. With --plain, or without a terminal, moves and commands are read \
      from standard input, and what happens is printed line by line.
      """,
    subcommands: [PlayReversiCommand.self, PlayPuzzleCommand.self],
    defaultSubcommand: PlayReversiCommand.self
  )
}
