package import GameRecords

extension TranscriptFormat {
  /// Takes moves out with the numbers before them, or writes another score.
  package func edits(for change: RecordChange, in parsed: ParsedRecord) -> [Edit]? {
    guard let origin = parsed.contents.origin else { return nil }
    switch change {
    case .removeMoves(let plies):
      guard let first = origin.range(of: .move(plies.lowerBound))?.bytes,
        let last = origin.range(of: .move(plies.upperBound))?.bytes
      else { return nil }
      let before = origin.range(of: .move(plies.lowerBound - 1))?.bytes.upperBound
      // The first move goes with what separates it from the next.
      let after = origin.range(of: .move(plies.upperBound + 1))?.bytes.lowerBound
      let end = before == nil ? after ?? last.upperBound : last.upperBound
      return [Edit((before ?? first.lowerBound)..<end, [])]
    case .setResult(let result):
      guard let place = origin.range(of: .score)?.bytes,
        let text = ResultSpelling.text(of: result, like: parsed.source[place])
      else { return nil }
      return parsed.source.edit(place, text.utf8).map { [$0] }
    case .insertPass, .setSides, .setTurn: return nil
    }
  }
}
