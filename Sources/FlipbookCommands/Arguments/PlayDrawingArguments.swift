import ArgumentParser
import Flipbook

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

  @OptionGroup var theme: ThemeOption

  @Flag(help: "Mark where a disk may be placed, as the key s does.")
  var legalMoves = false

  func validate() throws {
    let idle = [("--theme", theme.isGiven), ("--legal-moves", legalMoves)].first(where: \.1)
    if plain, let idle { throw ValidationError("\(idle.0) makes no difference to --plain") }
  }
}
