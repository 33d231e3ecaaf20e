import RecordText
import GameRecords
import ReversiRules

/// Edits a game of Othello Quest in its JSON.
enum QuestEditor {
  /// Returns the edits that make a change: the file stores passes, and a result as a margin.
  static func edits(for change: RecordChange, in parsed: ParsedRecord) -> [Edit]? {
    switch change {
    case .insertPass(let ply, _):
      guard !hasRelativeResult(parsed) else { return nil }
      return JSONMoveArray(of: parsed)?.insertion(before: ply) { neighbours in
        neighbours[0].object(like: parsed.source, [("m", "\"-\"")])
      }
      .map { [$0] }
    case .removeMoves(let plies):
      guard !hasRelativeResult(parsed), parsed.contents.hasNoAnnotations(on: plies) else {
        return nil
      }
      // An entry may also store how the game ended.
      return JSONMoveArray(of: parsed)?.removal(of: plies) { $0.member("s") == nil }.map { [$0] }
    case .setResult(let result): return edits(for: result, in: parsed)
    case .setSides, .setTurn: return nil
    }
  }

  /// Whether the winner is stored relative to the side to move, which depends on the number of moves.
  private static func hasRelativeResult(_ parsed: ParsedRecord) -> Bool {
    guard let winner = parsed.contents.result?.winner else { return false }
    return winner != .tie
  }

  private static func edits(for result: GameResult, in parsed: ParsedRecord) -> [Edit]? {
    var old = parsed.contents.result
    guard let margin = result.margin.flatMap(Int.init(exactly:)), old?.margin != nil,
      let range = parsed.contents.origin?.range(of: .margin)?.bytes
    else { return nil }
    old?.margin = result.margin
    guard old == result else { return nil }
    let hasPlus = parsed.source[range].first == UInt8(ascii: "+") && margin > 0
    return [Edit(range, ((hasPlus ? "+" : "") + "\(margin)").utf8)]
  }
}
