package import GameRecords
import ReversiRules

/// Replaces the side to move in a file.
package enum TurnEdit {
  /// Letters for dark, each with the letter for light that goes with it.
  private static let pairs: [(dark: Character, light: Character)] = [
    ("x", "o"), ("X", "O"), ("b", "w"), ("B", "W"), ("*", "O"), ("#", "O"),
  ]

  /// The edit that changes the side to move of a position, in the letters that the file uses.
  package static func edits(for change: RecordChange, in parsed: ParsedRecord) -> [Edit]? {
    guard case .setTurn(let turn?) = change,
      let place = parsed.contents.origin?.range(of: .turn)?.bytes, place.count == 1,
      let letter = parsed.source[place].first.map({ Character(UnicodeScalar($0)) })
    else { return nil }
    let pair = pairs.first { turn == .dark ? $0.light == letter : $0.dark == letter }
    return pair.map { [Edit(place, String(turn == .dark ? $0.dark : $0.light).utf8)] }
  }
}
