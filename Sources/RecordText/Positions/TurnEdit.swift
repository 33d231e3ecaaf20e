package import GameRecords
import ReversiRules

/// Writing another side to move where one stands in a file.
package enum TurnEdit {
  /// Letters that stand for dark, each with the one that stands for light beside it.
  private static let pairs: [(dark: Character, light: Character)] = [
    ("x", "o"), ("X", "O"), ("b", "w"), ("B", "W"), ("*", "O"), ("#", "O"),
  ]

  /// The edit that gives the turn of a position to a side, in the letters that stand there.
  package static func edits(for change: RecordChange, in parsed: ParsedRecord) -> [Edit]? {
    guard case .setTurn(let turn?) = change,
      let place = parsed.contents.origin?.range(of: .turn)?.bytes, place.count == 1,
      let letter = parsed.source[place].first.map({ Character(UnicodeScalar($0)) })
    else { return nil }
    let pair = pairs.first { turn == .dark ? $0.light == letter : $0.dark == letter }
    return pair.map { [Edit(place, String(turn == .dark ? $0.dark : $0.light).utf8)] }
  }
}
