import Apps
import ArgumentParser
import FlipbookCommands
import TerminalOutput
import TerminalPlay

/// `flipbook play puzzle`: a sliding puzzle, drawn on a terminal or line by line.
struct PlayPuzzleCommand: AsyncParsableCommand, ColouredCommand {
  static let configuration = CommandConfiguration(
    commandName: "puzzle",
    abstract: "Play a sliding puzzle, and resume it later",
    discussion: """
      The puzzle is saved after every slide as a record, in JSON, JSON Lines or XML. The next run \
      resumes it.

      On a terminal the panels are drawn: an arrow key slides the panel that can move that way, and \
      ? lists all keys. With --plain, or without a terminal, panels and commands are read from \
      standard input, and what happens is printed line by line.

      Exit status: 0 success, 1 a command in the input had no effect, 2 the puzzle could not be \
      started, 64 usage error, 74 an output could not be written.
      """
  )

  @Option(
    help: ArgumentHelp(
      "Size of a new puzzle: 2 to 16, or 5x3 (default: the saved puzzle’s, or 4).",
      valueName: "size"
    ),
    transform: PuzzleSize.init(argument:)
  )
  var size: PuzzleSize?

  @Option(
    help: ArgumentHelp(
      "The order of the panels to reach in a new puzzle: open-last or open-first.",
      valueName: "goal"
    )
  )
  var goal: PuzzleGoal?

  @Option(
    help: ArgumentHelp(
      "Seed for shuffles; the same seed repeats the same puzzles.",
      valueName: "number"
    ),
    transform: ArgumentNumber.seed
  )
  var seed: UInt64?

  @Option(
    help: ArgumentHelp(
      "How long each panel slides (default: 0.1s, or 0 if nothing is drawn).",
      valueName: "time"
    ),
    transform: Milliseconds.init
  )
  var slideTime: Milliseconds?

  @OptionGroup var play: PlayArguments<PuzzleState>

  @OptionGroup var colour: ColourOption

  func run() async throws { try await play.run(setup) }

  private func setup(
    _ last: PuzzleSave?,
    isResumed: Bool
  ) throws(PlayObstacle) -> PlaySetup<PuzzleState> {
    let size = size ?? last?.puzzle.size ?? .standard
    let goal = goal ?? last?.goal ?? .openLast
    if isResumed, let last, last.puzzle.size != size {
      throw PlayObstacle(
        message: "the saved puzzle is one of \(last.puzzle.size), not \(size)",
        help: "add --new to begin another puzzle, or leave out --size"
      )
    }
    if isResumed, let last, last.goal != goal {
      throw PlayObstacle(
        message: "the goal of the saved puzzle is \(last.goal.rawValue), not \(goal.rawValue)",
        help: "add --new to begin another puzzle, or leave out --goal"
      )
    }
    var generator = seed.map { ShuffleGenerator(seed: $0) } ?? ShuffleGenerator()
    let resumed = isResumed ? last : nil
    let save =
      resumed
      ?? PuzzleSave(start: .shuffled(size: size, goal: goal, using: &generator), goal: goal)
    let slideTime = SessionTime(milliseconds: play.milliseconds(slideTime))
    let settings = PuzzleSettings(size: size, goal: goal, slideTime: slideTime)
    let player = PuzzlePlayer(generator)
    if play.isDrawn { PuzzleState.prepareSuggestions(size) }
    return PlaySetup(
      settings: settings,
      progress: save,
      opening: [.started(save)],
      instant: slideTime == .zero ? [.sliding] : [],
      environment: { settings.environment(store: $0) },
      player: { _ in player }
    )
  }
}

extension PuzzleSize {
  /// Reads a size such as `4` or `5x3`.
  init(argument: String) throws {
    let lengths = argument.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...2).contains(lengths.count), let columns = lengths[0],
      let rows = lengths[lengths.count - 1], let size = Self(columns: columns, rows: rows)
    else {
      throw ValidationError("expected columns and rows from 2 to 16, such as 4 or 5x3")
    }
    self = size
  }
}
