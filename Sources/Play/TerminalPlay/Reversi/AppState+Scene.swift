package import Apps

extension AppState {
  package static func scene(of view: ReversiView) -> PlayScene {
    let state = view.state
    let act = state.phase == .passAlert ? "has to pass" : "is to move"
    // A letter that names a column is typed.
    let commands = (state.alert == .reset ? "xosXOS" : "xorsXORS").filter { !view.isTyped($0) }
    return PlayScene(
      input: view.input,
      hasStarted: state.hasStarted,
      parts: ScreenParts(state.position.board.size),
      contents: view.contents,
      rest: state.rest(after: view.player.history),
      status: state.position.turn.map { "\($0) \(act)" } ?? state.result,
      activity: state.phase == .thinking ? "thinking" : nil,
      isTicking: state.phase == .thinking,
      alert: state.alert,
      commands: Set(commands),
      cards: view.cards,
      moves: moves(in: view),
      prompt: view.prompt,
      hint: state.hint,
      gameKeys: facts.keys,
      gameHelp: view.help,
      clickTargets: facts.clickTargets
    )
  }

  package var alert: Frame.Alert? { screen.alert.map(Frame.Alert.init) }

  package static func moves(in view: ReversiView) -> PlayedMoves {
    let history = view.player.history
    return PlayedMoves(
      count: history.moves.count,
      missing: history.missing,
      isPartial: history.isPartial
    ) { history.moves[$0].map(\.inTranscripts) }
  }

  private func rest(after history: MoveHistory) -> ScreenContents {
    var contents = ScreenContents(
      PieceBoard(position.board),
      [Frame.Count](position.board.counts),
      Frame.Message(ScreenMessage(position))
    )
    // A move whose disks are still flipping is not saved.
    if placement == nil { contents.lastMove = history.lastPlacement.map { GridCell($0) } }
    return contents
  }

  private var hint: String? {
    switch phase {
    case _ where question == .open: "y: reset, n: cancel"
    case .passAlert: "Enter: dismiss"
    case .over: "r: new game"
    default: nil
    }
  }
}

extension PlayView where Model == AppState {
  fileprivate var contents: ScreenContents {
    let screen = state.screen
    var contents = ScreenContents(
      PieceBoard(screen.board),
      [Frame.Count](screen.counts),
      Frame.Message(screen.message)
    )
    contents.lastMove = player.history.lastPlacement.map { GridCell($0) }
    contents.hints = input.showsMoves ? screen.legalMoves?.map { GridCell($0) } : nil
    contents.cursor = hasCursor ? GridCell(player.cursor) : nil
    return contents
  }

  /// Whether the cursor is shown: a person could place a disk, now or later.
  private var hasCursor: Bool {
    !isWatched && state.screen.alert == nil && state.phase != .over
      && state.modes != PlayerModes(dark: .computer, light: .computer)
  }

  fileprivate var cards: [PlayCard] {
    Disk.allCases.map { side in
      PlayCard(
        piece: Piece(side),
        name: side.description,
        number: state.screen.counts[side].description,
        isActive: state.position.turn == side,
        key: modeKey(side),
        words: state.modes[side].rawValue
      )
    }
  }

  fileprivate var help: [(key: String, words: String)] {
    let square = state.position.legalMoves.first?.description ?? "f5"
    return [
      ("arrows", "move the cursor"),
      ("Tab", "move to the next legal square; Shift: back"),
      ("Enter", "place a disk at the cursor; also: Space"),
      (square, "place a disk on \(square); works for any square"),
      ("paste", "place a disk on each square of a transcript"),
      ("s", "show or hide the legal squares"),
      (modeKey(.dark), "let a person or the computer play dark"),
      (modeKey(.light), "let a person or the computer play light"),
      ("u", "undo: take back your last move"),
      ("t", "show a good move"),
      ("r", "reset the game; asks first"),
    ]
  }

  fileprivate var prompt: String? {
    let typed = input.typed
    guard let column = typed.first else { return nil }
    return typed.count == 1
      ? "\(column)_ (a row, 1 to \(state.position.board.size.height))"
      : "\(typed)_ (or Enter)"
  }

  /// The key that changes the mode of a side.
  private func modeKey(_ side: Disk) -> String {
    side == .dark ? "x" : isColumn("o") ? "O" : "o"
  }

  /// Returns whether a letter names a column of the board.
  func isColumn(_ letter: Character) -> Bool {
    Square("\(letter)1").map { $0.x < state.position.board.size.width } ?? false
  }
}

extension Move {
  /// The square's name, or `--` for a pass, as in transcripts.
  fileprivate var inTranscripts: String {
    switch self {
    case .placement(let square): square.description
    case .pass: "--"
    }
  }
}
