package import Apps

/// What a player sees of a game.
package struct PlayScene {
  /// The input in progress, and what answers it.
  package let input: PlayInput
  /// Whether the app has started.
  let hasStarted: Bool
  /// What can be on the screen.
  package let parts: ScreenParts
  /// The board with its marks.
  package let contents: ScreenContents
  /// The board that remains on the terminal, as it is saved.
  let rest: ScreenContents
  /// The state of the game as the beginning of a sentence.
  let status: String
  /// What the app is doing by itself, in a word.
  var activity: String?
  /// Whether something on the screen changes as time passes.
  let isTicking: Bool
  /// The alert in front of the board.
  package var alert: Frame.Alert?
  /// The letters that are commands even while the alert is open.
  let commands: Set<Character>
  /// What is shown next to the board: one or two.
  let cards: [PlayCard]
  /// The moves of the game, with the one in progress.
  let moves: PlayedMoves
  /// What is typed so far and what is expected next.
  package var prompt: String?
  /// What can be done now, where nothing else is to be said.
  var hint: String?
  /// The keys of the game next to the board, in lines of two.
  let gameKeys: [[KeyHint]]
  /// The keys of the game, with what they do.
  let gameHelp: [(key: String, words: String)]
  /// What can be clicked besides buttons and keys.
  let clickTargets: [String]

  /// Whether this is a recorded session.
  var isWatched: Bool { input.watched != nil }

  // MARK: The keys of the game, and after them those of every game

  /// The keys next to the board, in lines of two.
  package var keys: [[KeyHint]] {
    gameKeys + [
      [
        KeyHint(name: "?", meaning: "all keys", key: .letter("?")),
        KeyHint(name: "q", meaning: "quit", key: .letter("q")),
      ]
    ]
  }

  /// All keys of a player, with what they do.
  var help: [(key: String, words: String)] {
    gameHelp + [
      ("q", input.isSaved ? "quit; the game resumes from here next time" : "quit"),
      ("Esc", "clear what is typed; cancel a question"),
      ("y n", "answer yes or no to a question"),
      ("mouse", "click \(Words.either(clickTargets + ["a button", "a key"]))"),
    ]
  }
}
