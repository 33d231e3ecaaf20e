import GameRecords
import RecordFormats
import ReversiRules

/// A variation whose element is open.
struct OpenVariation {
  /// Where it branches off, or `nil` when nobody knows, so that it is left out.
  let ply: Int?
  /// The place of its first move in the buffer.
  let firstMove: Int
  /// The moves of the line that it branches off that were lost.
  let lostMoves: Int
  var annotations: [MoveAnnotation] = []
  var variations: [Variation] = []
}

/// The variations of a game: each stands behind the moves of the line that it branches off.
extension RecordBuilder {
  /// The place in the buffer of the open line's first move.
  var firstMove: Int { variations.last?.firstMove ?? 0 }

  mutating func startVariation(_ tag: XMLStartTag) {
    var draft = VariationDraft()
    readAttributes(tag, of: .variation, RecordShapes.variation, into: &draft)
    variations.append(OpenVariation(ply: draft.ply, firstMove: moves.count, lostMoves: lostMoves))
    lostMoves = 0
  }

  /// The move of the open line that a variation stands instead of.
  mutating func plyOfVariation(
    _ attribute: XMLStartTag.Attribute,
    _ tag: XMLStartTag
  ) -> Int? {
    let length = moves.count - firstMove
    let isLost = variations.isEmpty && length == 0 && game?.hasUnknownElement == true
    let end = isLost ? Limits.moves : length + lostMoves + 1
    guard let ply = Self.whole(Self.trimmed(attribute.value), 1...end) else {
      let expected = end == 1 ? "1, where the line ends" : "a move of the line, from 1 to \(end)"
      reportValue(attribute, tag, expected: expected)
      return nil
    }
    let siblings = variations.last?.variations ?? record.variations
    if let last = siblings.last?.ply, ply < last {
      report(
        .xmlElementOrder,
        "a variation at ply \(ply) follows one at ply \(last); it belongs before it",
        at: valueRange(of: attribute, tag)
      )
      return nil
    }
    return ply > length + 1 ? nil : ply
  }

  mutating func endVariation(tagEnd: Int) {
    guard let open = variations.popLast() else { return }
    if moves.count == open.firstMove, lostMoves == 0 {
      report(.xmlValue, "<variation> has no moves", at: tagRange(end: tagEnd))
    }
    let (moves, places) = moves.takeLine(from: open.firstMove)
    closedMoves += moves.count
    lostMoves = open.lostMoves
    guard let ply = open.ply, !moves.isEmpty else { return }
    let variation = Variation(
      ply: ply,
      moves: moves,
      annotations: open.annotations,
      variations: open.variations,
      places: places
    )
    if variations.isEmpty {
      record.variations.append(variation)
    } else {
      variations[variations.count - 1].variations.append(variation)
    }
  }

  /// Whether an element may stand where it does in a variation: moves before other variations.
  mutating func takesTurnInVariation(_ element: XMLElement, _ tag: XMLStartTag) -> Bool {
    if element != .variation, variations.last?.variations.isEmpty == false {
      report(
        .xmlElementOrder,
        "<\(element.name)> follows <variation>; it belongs before it",
        at: range(of: tag)
      )
    }
    return true
  }
}
