import ArgumentParser
import Flipbook

/// The options for how the app behaves.
struct AppArguments: ParsableArguments {
  @Option(help: "Behaviour of the app: that of the original or of its implementation with Redux.")
  var policy = AppPolicy.app

  @Option(
    help: ArgumentHelp(
      "How long the computer thinks about a move (default: 2s).",
      valueName: "time"
    ),
    transform: Milliseconds.init
  )
  var thinkTime: Milliseconds?

  @Option(
    help: ArgumentHelp(
      "Seed for the computer's moves; the same seed repeats the same games.",
      valueName: "number"
    ),
    transform: ArgumentNumber.seed
  )
  var seed: UInt64?

  var thinkMilliseconds: Int { thinkTime?.count ?? 2000 }
}
