import Apps
public import ArgumentParser
import FlipbookCommands
import Platform
import TerminalOutput
import TerminalPlay

/// `flipbook play reversi`: the app, drawn on a terminal or line by line.
struct PlayReversiCommand: AsyncParsableCommand, ColouredCommand {
  static let configuration = CommandConfiguration(
    commandName: "reversi",
    abstract: "Play Reversi as in the app, and resume it later",
    discussion: """
      The game is saved after every move and every mode change, in the format of the original app, or \
      of its Redux fork if the file has that format or is a new one in JSON. The next run resumes it.

      On a terminal the board is drawn, and ? lists the keys. With --plain, or without a terminal, \
      squares and commands are read from standard input, and what happens is printed line by line.

      Exit status: 0 success, 1 a command in the input had no effect, 2 the game could not be \
      started, 64 usage error, 74 an output could not be written.
      """
  )

  @Option(
    help: ArgumentHelp(
      "Board size of a new game: 4 to 16, or 10x6 (default: the saved game's, or 8).",
      valueName: "size"
    ),
    transform: BoardSize.init(argument:)
  )
  var size: BoardSize?

  @Option(help: ArgumentHelp("Who plays dark.", valueName: "mode"))
  var dark: PlayerMode?

  @Option(help: ArgumentHelp("Who plays light.", valueName: "mode"))
  var light: PlayerMode?

  @OptionGroup var app: AppArguments

  @Option(
    help: ArgumentHelp(
      "How long to show each disk that is placed or flipped (default: 0.1s, or 0 if nothing is "
        + "drawn).",
      valueName: "time"
    ),
    transform: Milliseconds.init
  )
  var flipDelay: Milliseconds?

  @OptionGroup var play: PlayArguments<AppState>

  @OptionGroup var colour: ColourOption

  func run() async throws { try await play.run(setup) }

  private func setup(
    _ last: AppSave?,
    isResumed: Bool
  ) throws(PlayObstacle) -> PlaySetup<AppState> {
    let savedSize = last?.position.board.size
    let size = size ?? savedSize ?? .standard
    if isResumed, let savedSize, savedSize != size {
      throw PlayObstacle(
        message: "the saved game has a board of \(savedSize), not \(size)",
        help: "add --new to begin another game, or leave out --size"
      )
    }
    let save = isResumed ? last : nil
    let settings = settings(size: size)
    return PlaySetup(
      settings: settings,
      progress: save?.position ?? .initial(size: size),
      opening: opening(with: save),
      dismissesAlerts: app.autoDismiss,
      pause: app.thinkMilliseconds * 1_000_000,
      instant: Set(
        [(AppPhase.thinking, settings.thinkTime), (.placing, settings.flipDelay)]
          .filter { $0.1 == .zero }.map(\.0)
      ),
      environment: { settings.environment(store: $0) },
      player: { ReversiPlayer(after: $0) }
    )
  }

  private func settings(size: BoardSize) -> AppSettings {
    AppSettings(
      size: size,
      policy: app.policy ?? .app,
      strength: app.strength,
      seed: app.seed,
      thinkTime: SessionTime(milliseconds: app.thinkMilliseconds),
      flipDelay: SessionTime(milliseconds: play.milliseconds(flipDelay))
    )
  }

  /// The first events of the session: requested modes are chosen right after the start.
  private func opening(with save: AppSave?) -> [AppEvent] {
    let modes = save?.modes ?? PlayerModes()
    // A pass alert would cover the controls for the modes.
    if let save, save.position.mustPass {
      let modes = PlayerModes(dark: dark ?? modes.dark, light: light ?? modes.light)
      return [.started(AppSave(position: save.position, modes: modes))]
    }
    let choices = [(Disk.dark, dark), (.light, light)].compactMap { side, mode in
      mode.flatMap { $0 == modes[side] ? nil : AppEvent.modeChanged(side, $0) }
    }
    return [.started(save)] + choices
  }
}

extension PlayerMode: ExpressibleByArgument {}
