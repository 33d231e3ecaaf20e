package import Flipbook

/// The game as a player sees it, with the cursor and other input in progress.
package struct GameView {
  /// The state of the app.
  package private(set) var state = AppState()
  package private(set) var history: MoveHistory
  /// What a player can take back.
  private(set) var undo = UndoStack()
  /// The event that a viewer of a recorded session sees; `nil` for a player.
  var watched: WatchedEvent?
  /// Whether the game is saved and can be resumed later.
  package let isSaved: Bool
  /// The square where a key would place a disk.
  package var cursor = Square(rawValue: 0)
  /// Whether the legal squares are marked.
  package var showsLegalMoves: Bool
  /// The part of a square's name typed so far.
  package var typed = ""
  /// The index of the selected button, if there is an alert.
  package var button = 0
  /// The page of help that is shown.
  package var helpPage: Int?
  /// A message for the player.
  package var notice: String?
  /// The number of steps that the indicator of a thinking computer has made.
  var thinkingSteps = 0
  /// Why the current position is not saved.
  package private(set) var saveFailure: SaveFailure?

  /// Creates the view of a player before the game begins.
  /// - Parameters:
  ///   - showsLegalMoves: whether the legal squares are marked at first.
  ///   - isSaved: whether the game is saved and can be resumed later.
  ///   - notice: the first message, for example about the save that the game resumes from.
  ///   - history: the moves before this session, if they are known.
  package init(
    showsLegalMoves: Bool = false,
    isSaved: Bool = true,
    notice: String? = nil,
    _ history: MoveHistory = MoveHistory()
  ) {
    self.history = history
    self.showsLegalMoves = showsLegalMoves
    self.isSaved = isSaved
    self.notice = notice
  }

  /// Creates the view of a recorded session before it begins.
  init(watching event: WatchedEvent) {
    watched = event
    history = MoveHistory()
    isSaved = false
    showsLegalMoves = false
  }

  /// Whether this is the view of a recorded session.
  var isWatched: Bool { watched != nil }

  /// Updates the view after an event.
  package mutating func take(_ update: AppUpdate) {
    guard let effects = update.effects else {
      if !update.event.isReport, !isWatched { notice = update.refusal.map(reason) }
      return
    }
    let alert = state.screen.alert
    history.take(update)
    undo.take(update)
    state = update.state
    if state.screen.alert != alert { (button, typed) = (0, "") }
    if effects.contains(where: \.isSave) { takeNote(of: update.saveFailure) }
    if case .started = update.event { cursor = usualCursor }
    if update.event == .resetConfirmed { (cursor, notice) = (usualCursor, nil) }
  }

  private mutating func takeNote(of failure: SaveFailure?) {
    if let failure {
      notice = "The game could not be saved: \(failure.message)."
    } else if saveFailure != nil {
      notice = nil
    }
    saveFailure = failure
  }

  private func reason(_ refusal: AppRefusal) -> String {
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

  /// The board with its marks.
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

  /// The text typed so far and what is expected next.
  package var prompt: String? {
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
