package import Apps

/// A command that a player or a script can give.
package enum LineCommand<Model: PlayedModel>: Hashable {
  /// Send an event to the app.
  case event(Model.Event)
  /// Answer the question with OK.
  case confirm
  /// Let time pass, in milliseconds, before the next command.
  case wait(Int)
  /// Print the board.
  case board
  /// List what can be played.
  case moves
  /// Suggest a move.
  case hint
  /// Take back the last move of a person.
  case undo
  /// List the commands.
  case help
  /// Quit; the game can be resumed later.
  case quit

  /// Whether it asks for a move.
  var isMove: Bool {
    switch self {
    case .event(let event): Model.facts.moves.contains(Model.kind(of: event))
    case .hint: true
    default: false
    }
  }
}

/// A command, or what is wrong with a word that is not one, and the word.
package struct LineReading<Model: PlayedModel> {
  let command: Result<LineCommand<Model>, UnknownCommand>
  let word: Substring

  init(_ command: LineCommand<Model>, _ word: Substring) {
    (self.command, self.word) = (.success(command), word)
  }

  init(_ unknown: UnknownCommand, _ word: Substring) {
    (command, self.word) = (.failure(unknown), word)
  }
}

/// A word that is not a command.
package struct UnknownCommand: Error, Hashable {
  let message: String
}
