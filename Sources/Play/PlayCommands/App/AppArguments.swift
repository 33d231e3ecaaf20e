import Apps
import ArgumentParser
import FlipbookCommands

/// The options for how the app behaves.
struct AppArguments: ParsableArguments {
  @Option(help: "Behaviour of the app: that of the original or of its implementation with Redux.")
  var policy: AppPolicy?

  @Option(
    help: ArgumentHelp(
      "How well the computer plays, from 1 to 10 (default: random moves, as in the app).",
      valueName: "number"
    ),
    transform: GameSearch.Strength.init(argument:)
  )
  var strength: GameSearch.Strength?

  @Option(
    help: ArgumentHelp(
      "How long the computer thinks about a move (default: 2s, with Redux 1s).",
      valueName: "time"
    ),
    transform: Milliseconds.init
  )
  var thinkTime: Milliseconds?

  @Flag(
    help: "Dismiss passes between two computers, after the time for which they think."
  )
  var autoDismiss = false

  @Option(
    help: ArgumentHelp(
      "Seed for the computer's moves; the same seed repeats the same games.",
      valueName: "number"
    ),
    transform: ArgumentNumber.seed
  )
  var seed: UInt64?

  var thinkMilliseconds: Int {
    thinkTime?.count ?? (policy ?? .app).thinkTime.milliseconds
  }
}

extension GameSearch.Strength {
  /// Reads a number from 1 to 10.
  init(argument: String) throws {
    guard let strength = Int(argument).flatMap({ Self($0) }) else {
      throw ValidationError("expected a whole number from 1 to 10, such as 5")
    }
    self = strength
  }
}
