package import GameRecords
import ReversiRules

extension SaveFormat {
  /// Gives the turn to another side, or ends the game.
  package func edits(for change: RecordChange, in parsed: ParsedRecord) -> [Edit]? {
    guard case .setTurn(let turn) = change,
      let place = parsed.contents.origin?.range(of: .turn)?.bytes
    else { return nil }
    return [Edit(place, (turn.map { String($0.symbol) } ?? "-").utf8)]
  }
}
