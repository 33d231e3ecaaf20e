internal import ArgumentParser
internal import Flipbook

/// What a game is to look like while it is played, as said on the command line.
struct PlayDrawingArguments: ParsableArguments {
  @Flag(help: "Tell line by line what happens, on a terminal too.")
  var plain = false

  @Option(
    help: ArgumentHelp(
      "How long each disk that was placed or turned stays (default: 0.1s, without drawing 0).",
      valueName: "time"
    ),
    transform: Milliseconds.init
  )
  var flipDelay: Milliseconds?

  @Option(help: ThemeArgument.help, completion: .list(Theme.standard.map(\.name)))
  var theme: String?

  @Flag(help: "Mark where a disk may be placed, as the key s does.")
  var legalMoves = false

  /// The theme that was named, or else the usual one.
  var chosenTheme: ThemeArgument {
    get throws(ValidationError) { try ThemeArgument(theme ?? Theme.classic.name) }
  }

  func validate() throws {
    _ = try chosenTheme
    let idle = [("--theme", theme != nil), ("--legal-moves", legalMoves)].first(where: \.1)
    if plain, let idle { throw ValidationError("\(idle.0) makes no difference to --plain") }
  }
}
