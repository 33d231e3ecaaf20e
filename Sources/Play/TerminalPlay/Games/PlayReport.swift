package import Apps
import Platform
import TerminalOutput

/// A game in sentences, one line for each event, and what a player can ask line by line.
package protocol PlayReport<Model>: Sendable {
  /// The app.
  associatedtype Model: PlayedModel

  /// Creates a report of a recorded session.
  init()

  /// The state of the app after the last update.
  var state: Model { get set }

  /// Returns sentences about what an update, which was not ignored, has done.
  mutating func events(_ update: SessionUpdate<Model>) -> [String]

  /// Returns sentences about what is expected after an update.
  func situation(after update: SessionUpdate<Model>) -> [String]

  // MARK: What a player asks

  /// The commands of the game besides those that every game has.
  static var vocabulary: LineVocabulary<Model> { get }

  /// The board with its marks of coordinates, line by line, and the state of the game.
  var board: [String] { get }

  /// What can be played now; `nil` if nothing can.
  var playable: String? { get }

  /// A good move in words.
  var suggestion: PlaySuggestion { get }

  /// The event that takes back the last move; `nil` if there is none.
  var undo: Model.Event? { get }

  /// Returns the event that answers the question with OK.
  mutating func confirm() -> Model.Event

  /// Returns a sentence to print in place of sending an event that would change nothing.
  func sentence(insteadOf event: Model.Event) -> String?

  /// Returns a sentence with the counts at the end of a session, such as who is to move.
  static func summary(_ state: Model) -> String
}

extension PlayReport {
  /// Returns the lines that describe an update; none if there is nothing to report yet.
  package mutating func lines(for update: SessionUpdate<Model>) -> [String] {
    defer { state = update.state }
    guard update.effects != nil else { return [] }
    var lines = events(update)
    if let failure = update.saveFailure { lines.append(failure.sentence) }
    lines += situation(after: update)
    return lines.map { Terminal.readable($0.capitalizedFirst, on: .standardOutput) }
  }
}

/// A good move in words, or why there is none to suggest.
package struct PlaySuggestion: Sendable {
  let words: String
  let isMove: Bool
}
