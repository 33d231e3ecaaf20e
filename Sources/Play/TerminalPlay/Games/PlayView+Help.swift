import Apps

/// The keys of the game, and after them those of every game.
extension PlayView {
  /// The keys next to the board, in lines of two.
  package var keyHints: [[KeyHint]] {
    Self.gameKeyHints + [
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
      ("mouse", "click \(Words.either(Self.clickTargets + ["a button", "a key"]))"),
    ]
  }
}
