import Apps

/// What is particular to an app and its game in every state.
package struct PlayFacts<Model: PlayedModel>: Sendable {
  /// The kinds of events that ask for a move.
  let moves: Set<Model.Kind>
  /// The kinds of events with which a game begins.
  let beginnings: Set<Model.Kind>

  /// The alert with the question of the app, whose last button is OK.
  let question: Frame.Alert
  /// The keys of the game next to the board, in lines of two.
  let keys: [[KeyHint]]
  /// What can be clicked besides buttons and keys, such as a square.
  let clickTargets: [String]
  /// What a pasted text should be, in words after “is not”.
  let pasteExpectation: String
  /// The commands of the game besides those that every game has.
  package let vocabulary: LineVocabulary<Model>

  /// The name of the format of its logs.
  let logFormat: String
  /// The name of the default file for saves.
  let saveName: String
  /// The names of the formats that a save may have.
  let saveFormats: [String]
  /// The facts that a save keeps: a record with others is no save.
  let savedFacts: FactSet
}

/// A good move in words, or why there is none to suggest.
package struct PlaySuggestion<Model: PlayedModel>: Sendable {
  let words: String
  var move: Model.Event?
}
