import RecordText
import GameRecords
import ReversiRules

/// Edits a game of Egaroucid in its JSON.
enum EgaroucidEditor {
  /// Returns the edits that make a change: the file stores no passes, only the final disk counts.
  static func edits(for change: RecordChange, in parsed: ParsedRecord) -> [Edit]? {
    guard case .setResult(let result) = change, let score = result.score,
      result == GameResult(score: score), let old = parsed.contents.result?.score,
      let root = JSONTree(parsed.source).root
    else { return nil }
    let counts = [
      ("black_discs", old.dark, score.dark), ("white_discs", old.light, score.light),
    ]
    var edits: [Edit] = []
    for (key, old, new) in counts where old != new {
      guard let value = root.member(key) else { return nil }
      edits.append(Edit(value.range, "\(new)".utf8))
    }
    return edits
  }
}
