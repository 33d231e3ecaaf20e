import Apps
import ArgumentParser
import FlipbookCommands
import Platform
import TerminalOutput
import TerminalPlay

/// The options of every game that is played, for one of them.
struct PlayArguments<Model: PlayedModel>: ParsableArguments {
  @Option(
    help: ArgumentHelp("Resume the game in this file, and save to it.", valueName: "file"),
    completion: .file()
  )
  var save: String?

  @Flag(help: "Start a new game and do not save it.")
  var noSave = false

  @Flag(help: "Start a new game and overwrite the saved one.")
  var new = false

  @Flag(help: "Print what happens line by line, even on a terminal.")
  var plain = false

  @Flag(help: "Let time pass at once: like --plain, and nothing waits.")
  var virtualTime = false

  @Flag(help: "Like --plain, and print the phases of each event.")
  var trace = false

  @OptionGroup var outputs: SessionOutputs<Model>

  @OptionGroup var theme: ThemeOption

  @Flag(help: "Mark the legal moves, as the key s does.")
  var legalMoves = false

  func validate() throws {
    if let save, save.isEmpty || save == "-" {
      throw ValidationError("--save expects a file")
    }
    if noSave, save != nil { throw ValidationError("--save and --no-save cannot be combined") }
    let unused = [("--theme", theme.isGiven), ("--legal-moves", legalMoves)].first(where: \.1)
    if plain, let unused { throw ValidationError("\(unused.0) has no effect with --plain") }
  }

  /// Whether the game is drawn.
  var isDrawn: Bool { OutputTerminal.canTakeInput && !plain && !virtualTime && !trace }

  /// How long a step of a move is shown, in milliseconds.
  func milliseconds(_ given: Milliseconds?) -> Int { given?.count ?? (isDrawn ? 100 : 0) }

  /// Plays a game.
  /// - Parameter setUp: what is played, from the last save and whether it is resumed.
  /// - Throws: the exit status unless it is 0.
  func run(
    _ setUp: (Model.Save?, _ isResumed: Bool) throws(PlayObstacle) -> PlaySetup<Model>
  ) async throws {
    let messages = Messages()
    try await reportingOutputFailures(messages) { try await play(messages, setUp) }
  }

  private func play(
    _ messages: Messages,
    _ setUp: (Model.Save?, _ isResumed: Bool) throws(PlayObstacle) -> PlaySetup<Model>
  ) async throws -> ExitStatus {
    let file: SaveFile<Model>? = noSave ? nil : save.map { SaveFile(path: $0) } ?? .usual
    guard let theme = theme.chosen(messages) else { return .unreadable }
    let (content, setup, open): (SaveFile<Model>.Content, PlaySetup<Model>, OpenOutputs<Model>)
    do {
      content = try load(file)
      for finding in content.findings { messages.show(finding) }
      setup = try setUp(content.save, !new)
      open = try outputs.open(
        LogHeader(
          program: "flipbook \(FlipbookCommand.version)",
          date: GameDate(RunDate.text),
          setup.settings
        ),
        from: setup.progress,
        isNew: new,
        savingTo: file,
        messages
      )
    } catch let obstacle as PlayObstacle {
      if let file { messages.show(file.obstacle(obstacle.message, help: obstacle.help)) }
      return .unreadable
    } catch let obstacle as Finding {
      messages.show(obstacle)
      return .unreadable
    }
    let session = session(setup, file, open)
    let input = PlayInput(
      isSaved: file != nil,
      notice: isDrawn ? content.notice : nil,
      showsMoves: legalMoves,
      // Otherwise nobody could.
      dismissesAlerts: setup.dismissesAlerts || virtualTime && !OutputTerminal.canTakeInput
    )
    let view = PlayView<Model>(input, setup.player(open.earlier))
    let picture = GamePicture(
      palette: theme.colours,
      colours: OutputTerminal.colours,
      Terminal.characters,
      home: file?.path.shownPath
    )
    var status = try await session.run { [isDrawn, trace] in
      guard isDrawn else {
        var player = LinePlayer(
          session,
          opening: setup.opening,
          instant: setup.instant,
          view,
          trace ? SessionTrace() : nil,
          messages
        )
        return try player.play()
      }
      var game = TerminalGame(
        session,
        opening: setup.opening,
        view,
        picture,
        pause: setup.pause,
        on: OutputTerminal(takingInput: true)
      )
      try game.play()
      return .clean
    }
    status.rise(to: open.end(at: session.time(), messages))
    return status
  }

  private func session(
    _ setup: PlaySetup<Model>,
    _ file: SaveFile<Model>?,
    _ open: OpenOutputs<Model>
  ) -> PlaySession<Model> {
    let (state, environment) = (Model(setup.settings), setup.environment(file?.keep))
    return virtualTime
      ? PlaySession(virtualTime: state, environment, observer: open.add)
      : PlaySession(realTime: state, environment, observer: open.add)
  }

  /// Loads the saved game.
  private func load(_ file: SaveFile<Model>?) throws(Finding) -> SaveFile<Model>.Content {
    var content = try file?.load() ?? SaveFile.Content()
    // Other findings do not matter if the saved game is not resumed.
    if new { content.findings.removeAll { $0.rule != .unusableSave } }
    return content
  }
}
