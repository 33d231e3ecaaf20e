import RecordText
import GameRecords
import ReversiRules

/// Edits the save of a fork in its JSON.
enum ForkSaveEditor {
  /// Returns the edits that make a change: a save has a turn, and in el-hoshino's fork a winner.
  static func edits(for change: RecordChange, in parsed: ParsedRecord) -> [Edit]? {
    guard let root = JSONTree(parsed.source).root else { return nil }
    switch change {
    case .setTurn(let turn): return edits(for: turn, of: root, in: parsed)
    case .setResult(let result):
      guard let winner = result.winner, result == GameResult(winner: winner),
        let parts = root.member("turn")?.children, let value = Array(parts).last
      else { return nil }
      return [Edit(value.range, word(of: winner).utf8)]
    case .insertPass, .removeMoves, .setSides: return nil
    }
  }

  private static func edits(
    for turn: Disk?,
    of root: JSONValue,
    in parsed: ParsedRecord
  ) -> [Edit]? {
    let source = parsed.source
    if let value = root.member("turn") {
      if value.kind == .array {
        return edits(for: turn, of: Array(value.children), at: parsed.contents.start.board)
      }
      // Kuniwak's fork cannot store that the game is over.
      if value.kind == .string {
        return turn.map { [Edit(value.innerRange, ($0 == .dark ? "first" : "second").utf8)] }
      }
      if let turn, let colour = value.member("color") {
        return [Edit(colour.range, (turn == .dark ? "0" : "1").utf8)]
      }
    }
    if let value = root.member("currentTurn"), let turn, value.kind != .null {
      let place = value.kind == .string ? value.innerRange : Array(value.children).first?.keyRange
      return place.map { [Edit($0, "\(turn)".utf8)] }
    }
    let isOhioshirt = root.member("darkPlayerMode") != nil
    guard isOhioshirt || root.member("darkPlayer") != nil else {
      // Both values of the user defaults are in the file.
      guard let state = root.member(KuniwakSave.stateKey), state.kind == .object else { return nil }
      return edits(for: turn, of: state, in: parsed)
    }
    // The other two leave the key out if the game is over.
    let key = isOhioshirt ? "currentTurn" : "turn"
    let items = JSONItems(of: root, in: source)
    let index = Array(root.children).firstIndex { $0.key == key }
    guard let turn else { return index.map { [items.removal(of: $0..<$0 + 1)] } }
    let value = isOhioshirt ? "{\"\(turn)\": {}}" : "{\"color\": \(turn == .dark ? 0 : 1)}"
    if let index { return [Edit(Array(root.children)[index].range, value.utf8)] }
    return [root.insertion(of: (key, value), in: source)]
  }

  /// Returns the edits of a turn of el-hoshino's fork, which names the winner if the game is over.
  private static func edits(
    for turn: Disk?,
    of parts: [JSONValue],
    at board: Board
  ) -> [Edit]? {
    guard parts.count == 2 else { return nil }
    let kind = turn == nil ? "finished" : "validTurn"
    let side = word(of: GameResult.Winner(turn ?? Outcome(of: board).winner))
    let edits = [
      parts[0].text == kind ? nil : Edit(parts[0].innerRange, kind.utf8),
      Edit(parts[1].range, side.utf8),
    ]
    return edits.compactMap { $0 }
  }

  private static func word(of winner: GameResult.Winner) -> String {
    winner == .tie ? "null" : "\"\(winner.rawValue)\""
  }
}
