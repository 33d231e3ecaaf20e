import RecordText
package import GameRecords

extension TranscriptFormat {
  /// Removes moves with the numbers before them, or writes another score.
  package func edits(for change: RecordChange, in parsed: ParsedRecord) -> [Edit]? {
    guard let origin = parsed.contents.origin else { return nil }
    switch change {
    case .removeMoves(let plies):
      guard let first = origin.range(of: .move(plies.lowerBound))?.bytes,
        let last = origin.range(of: .move(plies.upperBound))?.bytes,
        MoveSpelling.arePlain(plies, of: origin, in: parsed.source)
      else { return nil }
      let before = origin.range(of: .move(plies.lowerBound - 1))?.bytes.upperBound
      // The first move is removed with the separator after it.
      let after = origin.range(of: .move(plies.upperBound + 1))?.bytes.lowerBound
      let end = before == nil ? after ?? last.upperBound : last.upperBound
      return [Edit((before ?? first.lowerBound)..<end, [])]
    case .setResult(let result): return replacements(ofResult: result, in: parsed.source, origin)
    case .insertPass, .setSides, .setTurn: return nil
    }
  }

  /// Writes a result before and after the moves, each in its style.
  private func replacements(
    ofResult result: GameResult,
    in source: SourceText,
    _ origin: Origin
  ) -> [Edit]? {
    let places = origin.parts.filter { $0.part == .result }.map(\.range.bytes)
    let texts = places.map { ResultSpelling.text(of: result, like: source[$0]) }
    guard !texts.isEmpty, !texts.contains(nil) else { return nil }
    return zip(places, texts).compactMap { place, text in
      text.flatMap { source.edit(place, $0.utf8) }
    }
  }
}
