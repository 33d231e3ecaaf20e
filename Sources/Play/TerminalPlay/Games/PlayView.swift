package import Apps

/// A game as a player sees it, with the input in progress.
package protocol PlayView<Model>: Sendable {
  /// The app.
  associatedtype Model: PlayedModel

  /// Creates the view of a recorded session before it begins.
  init(watching event: WatchedEvent)

  /// The state of the app.
  var state: Model { get }

  /// The input in progress, and what answers it.
  var input: PlayInput { get set }

  /// The number of the last move, with the one in progress.
  var ply: Int { get }

  /// Updates the view after an event that was not ignored.
  mutating func follow(_ update: SessionUpdate<Model>)

  /// Updates the view when the app starts again where the session before ended.
  mutating func resume(_ update: SessionUpdate<Model>)

  /// Returns a sentence about why an event was ignored.
  func sentence(_ refusal: Model.Refusal) -> String

  // MARK: What is shown

  /// What can be on the screen.
  var parts: ScreenParts { get }

  /// The board with its marks.
  var contents: ScreenContents { get }

  /// The board that remains on the terminal, as it is saved.
  var rest: ScreenContents { get }

  /// The state of the game as the beginning of a sentence.
  var status: String { get }

  /// What the app is doing by itself, in a word.
  var activity: String? { get }

  /// Whether something on the screen changes as time passes.
  var isTicking: Bool { get }

  /// The alert in front of the board.
  var alert: Frame.Alert? { get }

  /// What is shown next to the board: one or two.
  var cards: [PlayCard] { get }

  /// The moves of the game.
  var moves: PlayedMoves { get }

  /// What is typed so far and what is expected next.
  var prompt: String? { get }

  /// What can be done now, where nothing else is to be said.
  var hint: String? { get }

  /// The keys of the game next to the board, in lines of two.
  static var gameKeyHints: [[KeyHint]] { get }

  /// The keys of the game, with what they do.
  var gameHelp: [(key: String, words: String)] { get }

  // MARK: What a player does

  /// Returns the event of a button of the alert.
  mutating func answer(_ alert: Frame.Alert, button: Int) -> Model.Event

  /// Returns whether a letter is a command even while an alert is open.
  func isCommand(_ letter: Character, during alert: Frame.Alert) -> Bool

  /// Handles a letter that is a command.
  mutating func command(_ letter: Character) -> PlayOrder<Model>?

  /// Handles a key on the board.
  mutating func steer(_ key: Key) -> PlayOrder<Model>?

  /// Handles a click on a cell.
  mutating func press(_ cell: GridCell) -> PlayOrder<Model>?

  /// Handles a click on a card.
  mutating func press(card: Int) -> PlayOrder<Model>?

  /// What can be clicked besides buttons and keys, such as a square.
  static var clickTargets: [String] { get }

  /// Returns the moves of a pasted text; `nil` if it has anything else.
  func moves(pasted text: String) -> [Model.Event]?

  /// What a pasted text should be, in words after “is not”.
  static var pasteExpectation: String { get }

  /// Returns what to send to come to a pasted move: the move, or what has to come before it;
  /// `nil` while the app is busy.
  mutating func step(to move: Model.Event) -> Model.Event?

  /// Returns what a move names, such as its square; `nil` for other events.
  static func name(of move: Model.Event) -> String?
}

extension PlayView {
  /// Whether this is the view of a recorded session.
  var isWatched: Bool { input.watched != nil }

  /// A message for the player.
  package var notice: String? {
    get { input.notice }
    set { input.notice = newValue }
  }

  /// Updates the view after an event.
  package mutating func take(_ update: SessionUpdate<Model>) {
    guard let effects = update.effects else {
      if !Model.isReport(update.event), !isWatched { notice = update.refusal.map(sentence) }
      return
    }
    let alert = alert
    input.time = update.time
    follow(update)
    if self.alert != alert { (input.button, input.typed) = (0, "") }
    if effects.contains(where: Model.isSave) { takeNote(of: update.saveFailure) }
  }

  private mutating func takeNote(of failure: SaveFailure?) {
    if let failure {
      notice = failure.sentence
    } else if input.saveFailure != nil {
      notice = nil
    }
    input.saveFailure = failure
  }
}
