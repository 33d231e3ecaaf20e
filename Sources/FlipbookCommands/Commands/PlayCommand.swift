public import ArgumentParser
import Flipbook
import Platform
import TerminalPlay

/// `flipbook play`: the app, drawn on a terminal or line by line.
struct PlayCommand: AsyncParsableCommand, ColouredCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Play a game as in the app, and resume it later",
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
    help: ArgumentHelp("Resume the game in this file, and save to it.", valueName: "file"),
    completion: .file()
  )
  var save: String?

  @Flag(help: "Start a new game and do not save it.")
  var noSave = false

  @Flag(help: "Start a new game and overwrite the saved one.")
  var new = false

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

  @Flag(help: "Let time pass at once: like --plain, and nothing waits.")
  var virtualTime = false

  @Flag(help: "Like --plain, and print the phases of each event.")
  var trace = false

  @OptionGroup var outputs: SessionOutputs

  @OptionGroup var drawing: PlayDrawingArguments

  @OptionGroup var colour: ColourOption

  func validate() throws {
    if let save, save.isEmpty || save == "-" {
      throw ValidationError("--save expects a file")
    }
    if noSave, save != nil { throw ValidationError("--save and --no-save cannot be combined") }
  }

  func run() async throws {
    let messages = Messages()
    try await reportingOutputFailures(messages) {
      let file = file
      guard let theme = drawing.theme.chosen(messages),
        let content = load(file, messages),
        let outputs = try openOutputs(content, file, messages)
      else { return .unreadable }
      let state = AppState(size: content.size, policy: app.policy ?? .app)
      let computer = header(size: content.size).computer
      if virtualTime {
        let session = VirtualPlaySession(
          state,
          pace,
          computer: computer,
          store: file,
          observer: outputs.add
        )
        var player = linePlayer(session, content, outputs.history, messages)
        var status = try player.play()
        status.rise(to: outputs.end(at: session.time, messages))
        return status
      }
      let session = PlaySession(
        state,
        pace,
        computer: computer,
        store: file,
        observer: outputs.add
      )
      var status = try await play(session, content, outputs, theme, savingTo: file, messages)
      status.rise(to: outputs.end(messages))
      return status
    }
  }

  /// Loads the saved game; `nil` if nothing can be played, which has been reported.
  private func load(_ file: SaveFile?, _ messages: Messages) -> SaveFile.Content? {
    do throws(Finding) {
      var content = try file?.load() ?? SaveFile.Content()
      let savedSize = content.save?.position.board.size
      content.size = size ?? savedSize ?? .standard
      if new {
        content.save = nil
        // Other findings do not matter, since the saved game is not resumed.
        content.findings.removeAll { $0.rule != .unusableSave }
      } else if let file, let savedSize, savedSize != content.size {
        throw file.obstacle(
          "the saved game has a board of \(savedSize), not \(content.size)",
          help: "add --new to begin another game, or leave out --size"
        )
      }
      for finding in content.findings { messages.show(finding) }
      return content
    } catch {
      messages.show(error)
      return nil
    }
  }

  /// Opens the outputs other than the save; `nil` if games cannot be recorded, which has been reported.
  private func openOutputs(
    _ content: SaveFile.Content,
    _ file: SaveFile?,
    _ messages: Messages
  ) throws -> OpenOutputs? {
    do {
      let start = content.save?.position ?? .initial(size: content.size)
      let header = header(size: content.size)
      return try outputs.open(header, from: start, isNew: new, savingTo: file, messages)
    } catch let obstacle as Finding {
      messages.show(obstacle)
      return nil
    }
  }

  private func play(
    _ session: PlaySession,
    _ content: SaveFile.Content,
    _ outputs: OpenOutputs,
    _ theme: Theme,
    savingTo file: SaveFile?,
    _ messages: Messages
  ) async throws -> ExitStatus {
    let opening = opening(with: content.save)
    guard isDrawn else {
      return try await session.run {
        var player = linePlayer(session, content, outputs.history, messages)
        return try player.play()
      }
    }
    let view = GameView(
      showsLegalMoves: drawing.legalMoves,
      isSaved: file != nil,
      notice: content.notice,
      outputs.history
    )
    let picture = GamePicture(
      palette: theme.colours,
      colours: OutputTerminal.colours,
      Terminal.characters,
      home: file?.path.shownPath
    )
    let thinkTime = app.thinkMilliseconds * 1_000_000
    return try await session.run {
      var game = TerminalGame(
        session,
        opening: opening,
        view,
        picture,
        thinkTime: thinkTime,
        on: OutputTerminal(takingInput: true)
      )
      try game.play()
      return .clean
    }
  }

  private func linePlayer<App: LinePlayedApp>(
    _ app: App,
    _ content: SaveFile.Content,
    _ history: MoveHistory,
    _ messages: Messages
  ) -> LinePlayer<App> {
    LinePlayer(
      app,
      opening: opening(with: content.save),
      history,
      trace ? AppTrace() : nil,
      messages
    )
  }

  private var isDrawn: Bool {
    OutputTerminal.canTakeInput && !drawing.plain && !virtualTime && !trace
  }

  private var file: SaveFile? { noSave ? nil : save.map { SaveFile(path: $0) } ?? .usual }

  /// The log's header for the session.
  private func header(size: BoardSize) -> SessionHeader {
    SessionHeader(
      program: "flipbook \(FlipbookCommand.version)",
      date: GameDate(RunDate.text),
      size: size,
      policy: app.policy ?? .app,
      strength: app.strength,
      seed: app.seed,
      thinkTime: SessionTime(milliseconds: app.thinkMilliseconds),
      flipDelay: SessionTime(milliseconds: flipMilliseconds)
    )
  }

  /// The first events of the session: requested modes are chosen right after the start.
  private func opening(with save: AppSave?) -> [AppEvent] {
    let modes = save?.modes ?? PlayerModes()
    let choices = [(Disk.dark, dark), (.light, light)].compactMap { side, mode in
      mode.flatMap { $0 == modes[side] ? nil : AppEvent.modeChanged(side, $0) }
    }
    return [.started(save)] + choices
  }

  private var pace: AppPace {
    AppPace(
      thinkTime: .milliseconds(app.thinkMilliseconds),
      flipDelay: .milliseconds(flipMilliseconds)
    )
  }

  private var flipMilliseconds: Int { drawing.flipDelay?.count ?? (isDrawn ? 100 : 0) }
}

extension PlayerMode: ExpressibleByArgument {}
