import GameRecords
import ReversiRules

/// The words that a field can have.
///
/// Two are equal if they are the same list.
package final class FieldWords: Sendable {
  /// The name in schemas.
  package let name: StaticString
  /// The title in a schema.
  package let title: StaticString
  /// The description in a schema; empty if the words need none.
  package let about: StaticString
  /// The words.
  package let all: [String]

  /// Creates a list from the raw values of a type.
  package init<Word: CaseIterable & RawRepresentable<String>>(
    _ type: Word.Type,
    _ name: StaticString,
    title: StaticString,
    about: StaticString = ""
  ) {
    self.name = name
    self.title = title
    self.about = about
    all = type.allCases.map(\.rawValue)
  }

  /// Returns the index of the word that some bytes spell.
  package func index(of bytes: some Collection<UInt8>) -> Int? {
    all.firstIndex { $0.utf8.elementsEqual(bytes) }
  }
}

extension FieldWords: Hashable {
  package static func == (a: FieldWords, b: FieldWords) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension FieldWords: CustomStringConvertible {
  package var description: String { "\(name)" }
}

// The words of Reversi.
extension FieldWords {
  package static let side = FieldWords(
    SideWord.self,
    "side",
    title: "Side",
    about: "dark is black and moves first in a standard game; light is white."
  )
  package static let turn = FieldWords(TurnWord.self, "turn", title: "Turn")
  package static let mode = FieldWords(
    PlayerMode.self,
    "mode",
    title: "Player mode",
    about: "Who chooses a side's moves: manual is a person."
  )
  package static let winner = FieldWords(GameResult.Winner.self, "winner", title: "Winner")
  package static let ending = FieldWords(GameResult.Ending.self, "ending", title: "Ending")

  package static let reversi = [side, turn, mode, winner, ending]
}
