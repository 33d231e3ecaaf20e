public import ArgumentParser
public import Flipbook

/// The options for drawing a game.
struct RenderingArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Draw only these moves, counted from 1, including passes: 7, 3..9, 3.. or ..9.",
      valueName: "range"
    ),
    transform: PlyRange.init
  )
  var moves: PlyRange?

  @Option(
    help: """
      What to draw: all frames, the flip order of each move on one board, or the numbers of all \
      moves on one board.
      """
  )
  var style: RenderingOptions.Style?

  @Option(help: "Draw one frame per changed disk, or per move.")
  var by: FrameSequence.Step?

  @Flag(help: "Draw one picture: the last position, or that of --at.")
  var still = false

  @Option(
    help: ArgumentHelp(
      "Draw the position after this many moves, including passes, or with “hit” the one that the "
        + "query of --where asks for.",
      valueName: "ply"
    ),
    transform: DrawnPly.init
  )
  var at: DrawnPly?

  @Flag(
    help: """
      Draw only the moves of a session log: without modes, thinking computers, alerts and questions.
      """
  )
  var noSession = false

  @Flag(help: "On a terminal, print boards one after the other instead of playing them.")
  var noAnimation = false

  @OptionGroup(title: "Pace") var pace: PaceArguments

  @OptionGroup(title: "Looks") var looks: LooksArguments

  /// The options that do not depend on the game.
  func options() throws -> RenderingOptions {
    var options = RenderingOptions()
    options.style = style ?? options.style
    options.step = by ?? options.step
    options.isStill = still || at != nil
    options.showsSession = !noSession
    options.pace = pace.pace
    options.loops = pace.loop
    looks.set(&options)
    return options
  }

  /// Whether boards on a terminal are printed instead of played.
  var isStillOnTerminal: Bool { noAnimation || still || at != nil }

  /// The moves of a game to show.
  /// - Parameter game: the end of the game.
  /// - Returns: the moves; `nil` for all.
  /// - Throws: ``MissingPlies`` when the game has fewer.
  func plies(of game: GameEnd) throws(MissingPlies) -> ClosedRange<Int>? {
    guard let at else { return try moves?.plies(of: game) }
    let ply = try at.ply(of: game)
    return ply...ply
  }

  /// The requested features, each with its option.
  var features: [(feature: RenderingFeature, option: String)] {
    let given: [(RenderingFeature, String, Bool)] = [
      (.style, "--style", style != nil), (.step, "--by", by != nil), (.still, "--still", still),
      (.still, "--at", at != nil), (.animation, "--no-animation", noAnimation),
      (.session, "--no-session", noSession),
    ]
    return given.filter(\.2).map { ($0.0, $0.1) } + pace.features + looks.features
  }

  func validate() throws {
    if case .ply(let ply) = at, ply < 0 {
      throw ValidationError("--at must be at least 0, but is \(ply)")
    }
    if at != nil, moves != nil { throw ValidationError("--at and --moves cannot be combined") }
  }
}

extension RenderingOptions.Style: ExpressibleByArgument {}
extension FrameSequence.Step: ExpressibleByArgument {}
