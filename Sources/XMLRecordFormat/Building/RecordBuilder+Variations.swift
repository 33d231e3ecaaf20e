import GameRecords
import RecordFormats
import ReversiRules

/// The variations of a game: each follows the moves of the line that it branches off.
extension RecordBuilder {
  mutating func startVariation(_ tag: XMLStartTag) {
    var draft = VariationDraft()
    readAttributes(tag, of: .variation, RecordShapes.variation, into: &draft)
    lines.beginVariation(ply: draft.ply)
  }

  /// The move of the open line that a variation replaces.
  mutating func plyOfVariation(
    _ attribute: XMLStartTag.Attribute,
    _ tag: XMLStartTag
  ) -> Int? {
    let length = lines.length
    let isLost = lines.isMain && length == 0 && game?.hasUnknownElement == true
    let end = isLost ? Limits.moves : length + lines.lost + 1
    guard let ply = Self.whole(Self.trimmed(attribute.value), 1...end) else {
      let expected = end == 1 ? "1, where the line ends" : "a move of the line, from 1 to \(end)"
      reportValue(attribute, tag, expected: expected)
      return nil
    }
    let siblings = lines.variations.last?.variations ?? record.variations
    if let last = siblings.last?.ply, ply < last {
      report(
        .xmlElementOrder,
        "a variation at ply \(ply) must come before one at ply \(last)",
        at: valueRange(of: attribute, tag)
      )
      return nil
    }
    return ply > length + 1 ? nil : ply
  }

  mutating func endVariation(tagEnd: Int) {
    if lines.length == 0, lines.lost == 0 {
      report(.xmlValue, "<variation> has no moves", at: tagRange(end: tagEnd))
    }
    guard let (open, moves, places) = lines.endVariation() else { return }
    guard let ply = open.ply, !moves.isEmpty else { return }
    let variation = Variation(
      ply: ply,
      moves: moves,
      annotations: open.annotations,
      variations: open.variations,
      places: places
    )
    if lines.isMain {
      record.variations.append(variation)
    } else {
      lines.changeVariation { $0.variations.append(variation) }
    }
  }

  /// Whether an element is in order within a variation: moves come before inner variations.
  mutating func takesTurnInVariation(_ element: XMLElement, _ tag: XMLStartTag) -> Bool {
    if element != .variation, lines.variations.last?.variations.isEmpty == false {
      report(
        .xmlElementOrder,
        "<\(element.name)> must come before <variation>",
        at: range(of: tag)
      )
    }
    return true
  }
}
