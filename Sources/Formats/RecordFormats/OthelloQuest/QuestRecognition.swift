import GameRecords
import ReversiRules

/// Distinguishes games of Othello Quest from other JSON.
///
/// Many programs write players and positions. Only this one has moves that are objects with the key
/// `m`, and ratings called `oldR` and `newR`.
enum QuestRecognition {
  static func recognise(_ head: InputHead) -> Recognition? {
    head.jsonEvidence { shape in
      if let type = shape.member("gtype")?.text, type.hasPrefix("reversi") {
        return Recognition("a game with the gtype \(DisplayText.quote(type))", strength: .name)
      }
      return words(for: shape).map { Recognition($0) }
    }
  }

  private static func words(for shape: JSONValue) -> String? {
    let position = shape.member("position")
    for moves in [shape.member("moves"), position?.member("moves")] {
      if let first = moves?.first, isMove(first, isInPosition: position != nil) {
        return "moves with the key m, t or s"
      }
    }
    if let start = position?.member("startPos")?.text, start.isEmpty || isSquare(start.prefix(2)) {
      return "a position with the key startPos"
    }
    let player = shape.member("players")?.first
    let isRated = player?.has("oldR") ?? false || player?.has("newR") ?? false
    return isRated && player?.has("id") ?? false ? "players with the keys id and oldR or newR" : nil
  }

  /// Whether a value is a move, which is never in the centre; in a position, an entry without a move may
  /// come first.
  private static func isMove(_ value: JSONValue, isInPosition: Bool) -> Bool {
    if let move = value.member("m")?.text { return move == "-" || isSquare(move[...]) }
    return isInPosition && (value.member("s")?.text != nil || value.member("t")?.kind == .number)
  }

  private static func isSquare(_ text: Substring) -> Bool {
    guard let square = MoveSpelling.square(Array(text.utf8)[...]) else { return false }
    return Board.initial(size: .standard)[square] == nil
  }
}
