package import Apps

/// A game of Reversi as a player sees it, with the cursor and other input in progress.
package struct ReversiView: PlayView {
  /// The app.
  package typealias Model = AppState

  /// The state of the app.
  package private(set) var state = AppState()
  package private(set) var history: MoveHistory
  /// What a player can take back.
  private(set) var undo = UndoStack()
  /// The input in progress, and what answers it.
  package var input: PlayInput
  /// The square where a key would place a disk.
  package var cursor = Square(rawValue: 0)
  /// Whether the legal squares are marked.
  package var showsLegalMoves: Bool

  /// Creates the view of a player before the game begins.
  /// - Parameters:
  ///   - input: the input at first.
  ///   - showsLegalMoves: whether the legal squares are marked at first.
  ///   - earlier: the game before this session, if it is known.
  package init(
    _ input: PlayInput = PlayInput(),
    showsLegalMoves: Bool = false,
    after earlier: ReversiRecord? = nil
  ) {
    (self.input, self.showsLegalMoves) = (input, showsLegalMoves)
    history = MoveHistory(after: earlier)
  }

  package init(watching event: WatchedEvent) { self.init(PlayInput(watching: event)) }

  package var ply: Int { history.ply }

  package mutating func follow(_ update: AppUpdate) {
    history.take(update)
    undo.take(update)
    state = update.state
    if case .started = update.event { cursor = usualCursor }
    if update.event == .resetConfirmed { (cursor, notice) = (usualCursor, nil) }
  }

  /// The moves of the session before remain, except for one whose disks were still flipping.
  package mutating func resume(_ update: AppUpdate) {
    if state.placement != nil { history.removeLast() }
    state = update.state
  }

  package func sentence(_ refusal: AppRefusal) -> String {
    let sentence = refusal.description.capitalizedFirst + "."
    guard state.phase == .waiting, !showsLegalMoves else { return sentence }
    return sentence + " Press s to see the legal squares."
  }

  /// Where the cursor starts: the first legal square, or one in the middle.
  private var usualCursor: Square {
    let size = state.position.board.size
    return state.position.legalMoves.first
      ?? size.squares.first { $0.x == size.width / 2 && $0.y == size.height / 2 } ?? cursor
  }

  // MARK: What is shown

  /// Whether the cursor is shown: a person could place a disk, now or later.
  private var hasCursor: Bool {
    !isWatched && state.screen.alert == nil && state.phase != .over
      && state.modes != PlayerModes(dark: .computer, light: .computer)
  }

  package var parts: ScreenParts { ScreenParts(state.position.board.size) }

  package var contents: ScreenContents {
    let screen = state.screen
    var contents = ScreenContents(
      PieceBoard(screen.board),
      [Frame.Count](screen.counts),
      Frame.Message(screen.message)
    )
    contents.lastMove = history.lastPlacement.map { GridCell($0) }
    contents.hints = showsLegalMoves ? screen.legalMoves?.map { GridCell($0) } : nil
    contents.cursor = hasCursor ? GridCell(cursor) : nil
    return contents
  }

  package var rest: ScreenContents {
    let position = state.position
    var contents = ScreenContents(
      PieceBoard(position.board),
      [Frame.Count](position.board.counts),
      Frame.Message(ScreenMessage(position))
    )
    // A move whose disks are still flipping is not saved.
    if state.placement == nil {
      contents.lastMove = history.lastPlacement.map { GridCell($0) }
    }
    return contents
  }

  package var status: String {
    let act = state.phase == .passAlert ? "has to pass" : "is to move"
    return state.position.turn.map { "\($0) \(act)" } ?? ReversiReport.result(state)
  }

  package var activity: String? { state.screen.thinking == nil ? nil : "thinking" }

  package var isTicking: Bool { state.phase == .thinking }

  package var alert: Frame.Alert? { state.screen.alert.map(Frame.Alert.init) }

  package var cards: [PlayCard] {
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

  package var moves: PlayedMoves {
    PlayedMoves(
      count: history.moves.count,
      missing: history.missing,
      isPartial: history.isPartial
    ) { history.moves[$0].map(\.inTranscripts) }
  }

  package var hint: String? {
    switch state.phase {
    case _ where state.question == .open: "y: reset, n: cancel"
    case .passAlert: "Enter: dismiss"
    case .over: "r: new game"
    default: nil
    }
  }

  package static let gameKeyHints = [
    [
      KeyHint(name: "Tab", meaning: "next legal", key: .tab),
      KeyHint(name: "Enter", meaning: "place", key: .enter),
    ],
    [
      KeyHint(name: "s", meaning: "show legal", key: .letter("s")),
      KeyHint(name: "r", meaning: "reset", key: .letter("r")),
    ],
  ]

  package var gameHelp: [(key: String, words: String)] {
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

  package var prompt: String? {
    let typed = input.typed
    guard let column = typed.first else { return nil }
    return typed.count == 1
      ? "\(column)_ (a row, 1 to \(state.position.board.size.height))"
      : "\(typed)_ (or Enter)"
  }

  /// The key that changes the mode of a side.
  package func modeKey(_ side: Disk) -> String {
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
