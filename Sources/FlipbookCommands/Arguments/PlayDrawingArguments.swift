import ArgumentParser
import Flipbook

/// The options for the look of a game that is being played.
struct PlayDrawingArguments: ParsableArguments {
  @Flag(help: "Print what happens line by line, even on a terminal.")
  var plain = false

  @Option(
    help: ArgumentHelp(
      "How long to show each disk that is placed or flipped (default: 0.1s, or 0 if nothing is "
        + "drawn).",
      valueName: "time"
    ),
    transform: Milliseconds.init
  )
  var flipDelay: Milliseconds?

  @OptionGroup var theme: ThemeOption

  @Flag(help: "Mark the legal moves, as the key s does.")
  var legalMoves = false

  func validate() throws {
    let unused = [("--theme", theme.isGiven), ("--legal-moves", legalMoves)].first(where: \.1)
    if plain, let unused { throw ValidationError("\(unused.0) has no effect with --plain") }
  }
}
