import GameRecords
import ReversiRules

/// Distinguishes games of Othello Quest from other JSON.
///
/// Many programs write players and positions. Only this one has moves that are objects with the key
/// `m`, and ratings called `oldR` and `newR`.
enum QuestRecognition {
  static func recognise(_ head: InputHead) -> Recognition? {
    JSONShape.evidence(in: head) { shape in
      if let type = shape["gtype"]?.text, type.hasPrefix("reversi") {
        return Recognition("a game with the gtype \(DisplayText.quote(type))", strength: .name)
      }
      return words(for: shape).map { Recognition($0) }
    }
  }

  private static func words(for shape: JSONShape) -> String? {
    let position = shape["position"]
    for moves in [shape["moves"], position?["moves"]] {
      if let first = moves?.first, isMove(first, isInPosition: position != nil) {
        return "moves with the key m, t or s"
      }
    }
    if let start = position?["startPos"]?.text, start.isEmpty || isSquare(start.prefix(2)) {
      return "a position with the key startPos"
    }
    let player = shape["players"]?.first
    let isRated = player?.has("oldR") ?? false || player?.has("newR") ?? false
    return isRated && player?.has("id") ?? false ? "players with the keys id and oldR or newR" : nil
  }

  /// Whether a value is a move, which is never in the centre; in a position, an entry without a move may
  /// come first.
  private static func isMove(_ value: JSONShape, isInPosition: Bool) -> Bool {
    if let move = value["m"]?.text { return move == "-" || isSquare(move[...]) }
    return isInPosition && (value["s"]?.text != nil || value["t"]?.isNumber ?? false)
  }

  private static func isSquare(_ text: Substring) -> Bool {
    guard let square = MoveSpelling.square(Array(text.utf8)[...]) else { return false }
    return Board.initial(size: .standard)[square] == nil
  }
}
