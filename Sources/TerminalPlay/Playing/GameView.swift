package import Flipbook

/// What a player sees of the game, and has in hand.
package struct GameView {
  /// What the app knows.
  package private(set) var state = AppState()
  package private(set) var history = MoveHistory()
  /// What somebody can do who only watches a session that was played before; `nil` for a player.
  let watchingHint: String?
  /// Whether the game goes on from here another time.
  package let isSaved: Bool
  /// The square where a key would place a disk.
  package var cursor = Square(rawValue: 0)
  /// Whether the legal squares are marked.
  package var showsLegalMoves: Bool
  /// What was typed of a square's name.
  package var typed = ""
  /// The number of the chosen button, if there is an alert.
  package var button = 0
  /// The page of help that is shown.
  package var helpPage: Int?
  /// What the player should know besides.
  package var notice: String?
  /// How often the sign has turned that shows a thinking computer.
  var thinkingSteps = 0
  /// Why the game is not saved as it stands.
  package private(set) var saveFailure: SaveFailure?

  /// Nothing yet.
  /// - Parameters:
  ///   - showsLegalMoves: whether the legal squares are marked at first.
  ///   - isSaved: whether the game goes on from here another time.
  ///   - findings: what was found of the file from which the game goes on.
  package init(showsLegalMoves: Bool = false, isSaved: Bool = true, findings: [Finding] = []) {
    self.showsLegalMoves = showsLegalMoves
    self.isSaved = isSaved
    watchingHint = nil
    notice = findings.last.map { "\($0.place.source): \($0.message)." }
  }

  /// Nothing yet of a session that is only watched.
  /// - Parameter hint: what can be done meanwhile.
  package init(watchedWith hint: String) {
    watchingHint = hint
    isSaved = false
    showsLegalMoves = false
  }

  /// Whether nobody plays, but a session is shown that was played before.
  var isWatched: Bool { watchingHint != nil }

  /// Takes note of what has happened.
  package mutating func take(_ update: AppUpdate) {
    guard let effects = update.effects else {
      if update.event.isPersons, !isWatched { notice = reasonToIgnore(update.event) }
      return
    }
    let alert = state.screen.alert
    history.take(update.event)
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

  private func reasonToIgnore(_ event: AppEvent) -> String {
    let sentence = state.reasonToIgnore(event).capitalizedFirst + "."
    guard state.phase == .waiting, !showsLegalMoves else { return sentence }
    return sentence + " Press s to see where one may be placed."
  }

  /// A square from where all others are near: the first legal one, or one in the middle.
  private var usualCursor: Square {
    let size = state.position.board.size
    return state.position.legalMoves.first
      ?? size.squares.first { $0.x == size.width / 2 && $0.y == size.height / 2 } ?? cursor
  }

  // MARK: What is shown

  /// Whether a person could place a disk where the cursor is, now or later.
  private var hasCursor: Bool {
    !isWatched && state.screen.alert == nil && state.phase != .over
      && state.modes != PlayerModes(dark: .computer, light: .computer)
  }

  /// The board and its marks.
  package var contents: ScreenContents {
    let screen = state.screen
    var contents = ScreenContents(screen.board, screen.counts, screen.message)
    contents.lastPlacement = history.lastPlacement
    contents.legalMoves = showsLegalMoves ? screen.legalMoves : nil
    contents.cursor = hasCursor ? cursor : nil
    return contents
  }

  /// What was typed, and what is expected.
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

  /// Whether a letter names a column of the board.
  func isColumn(_ letter: Character) -> Bool {
    Square("\(letter)1").map { $0.x < state.position.board.size.width } ?? false
  }
}

extension AppEvent {
  /// Whether somebody has done it, not the app itself.
  package var isPersons: Bool {
    switch self {
    case .diskChanged, .computerChose: false
    default: true
    }
  }
}
