public import ArgumentParser
public import Flipbook

/// How a game is to be drawn, as said on the command line.
struct RenderingArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Only these moves, counted from 1 with passes: 7, 3..9, 3.. or ..9.",
      valueName: "range"
    ),
    transform: PlyRange.init
  )
  var moves: PlyRange?

  @Option(
    help: """
      Every frame, one board with the numbers of the flip order, or one board with the numbers of \
      all moves.
      """
  )
  var style: RenderingOptions.Style?

  @Option(help: "One frame for each changed disk, or for each move.")
  var by: FrameSequence.Step?

  @Flag(help: "Draw one picture, of the last position or that of --at.")
  var still = false

  @Option(
    help: ArgumentHelp(
      "Draw the position after this many moves, passes counted.",
      valueName: "ply"
    ),
    transform: ArgumentNumber.whole(as: 7)
  )
  var at: Int?

  @Flag(help: "Print boards one after the other on a terminal, instead of playing them.")
  var noAnimation = false

  @OptionGroup(title: "Pace") var pace: PaceArguments

  @OptionGroup(title: "Looks") var looks: LooksArguments

  /// The options, as far as they can be told without the game.
  func options() throws -> RenderingOptions {
    var options = RenderingOptions()
    options.style = style ?? options.style
    options.step = by ?? options.step
    options.isStill = still || at != nil
    options.pace = pace.pace
    options.loops = pace.loop
    looks.set(&options)
    return options
  }

  /// Whether a terminal gets still boards.
  var isStillOnTerminal: Bool { noAnimation || still || at != nil }

  /// The moves to show of a game.
  /// - Parameter game: where it ends.
  /// - Returns: the moves; `nil` for all.
  /// - Throws: ``MissingPlies`` when the game has not so many.
  func plies(of game: GameEnd) throws(MissingPlies) -> ClosedRange<Int>? {
    guard let at else { return try moves?.plies(of: game) }
    guard at <= game.ply else {
      let option = "--at \(at)"
      throw MissingPlies(option: option, error: game.exceeded(by: option), isOpen: false)
    }
    return at...at
  }

  /// The features that were asked for, each with its option.
  var features: [(feature: RenderingFeature, option: String)] {
    let given: [(RenderingFeature, String, Bool)] = [
      (.style, "--style", style != nil), (.step, "--by", by != nil), (.still, "--still", still),
      (.still, "--at", at != nil), (.animation, "--no-animation", noAnimation),
    ]
    return given.filter(\.2).map { ($0.0, $0.1) } + pace.features + looks.features
  }

  func validate() throws {
    if let at, at < 0 { throw ValidationError("--at counts moves from 0, but \(at) was given") }
    if at != nil, moves != nil { throw ValidationError("--at and --moves exclude each other") }
  }
}

extension RenderingOptions.Style: ExpressibleByArgument {}
extension FrameSequence.Step: ExpressibleByArgument {}
