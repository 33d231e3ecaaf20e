import RecordText
package import GameRecords
import ReversiRules

extension WTHORFormat {
  /// Removes moves and pads with zeros, or writes another score of dark.
  package func edits(for change: RecordChange, in parsed: ParsedRecord) -> [Edit]? {
    guard let origin = parsed.contents.origin else { return nil }
    switch change {
    case .removeMoves(let plies):
      guard let first = origin.range(of: .move(plies.lowerBound))?.bytes.lowerBound,
        let last = origin.range(of: .move(plies.upperBound))?.bytes.upperBound
      else { return nil }
      let rest = parsed.source[last..<parsed.source.bytes.count]
      let zeros = repeatElement(UInt8(0), count: last - first)
      return [Edit(first..<parsed.source.bytes.count, Array(rest) + zeros)]
    case .setResult(let result):
      guard let score = result.score, let place = origin.range(of: .score)?.bytes,
        let dark = UInt8(exactly: score.dark)
      else { return nil }
      return [Edit(place, [dark])]
    case .insertPass, .setSides, .setTurn: return nil
    }
  }
}
