import TestSupport
import Testing

/// A text of moves, and the finding at its marked place.
struct FindingInMoves: CustomTestStringConvertible, Sendable {
  let text: MarkedText
  let rule: String
  let message: String
  /// The moves that are read nevertheless; `nil` if there is no record.
  let moves: String?

  var testDescription: String { text.text }

  init(_ text: String, _ rule: String, _ message: String, _ moves: String?) {
    self.text = MarkedText(text)
    self.rule = rule
    self.message = message
    self.moves = moves
  }

  /// The message about something that is not a move.
  static func expected(_ found: String) -> String {
    "expected a move such as f5, found \(found); the game is not read any further"
  }
}
