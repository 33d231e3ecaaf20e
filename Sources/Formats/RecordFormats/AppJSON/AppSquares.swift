import GameRecords
import ReversiRules

/// How the numbers of a file name squares, as its moves show.
///
/// One reading counts for the whole file, so that an illegal move never changes what the others mean.
/// The order of two numbers, and where squares are counted from, cannot be seen from moves: the start
/// is the same when columns and rows are exchanged, and when it is turned.
struct AppSquares {
  /// The number of the first column, row or square.
  private(set) var first = 0
  /// Where the first record with numbers begins.
  var start: Int?
  /// Whether any record has evidence, with numbers or without.
  private(set) var hasEvidence = false

  /// Lets the records in the head of a file decide; without a majority for 1, the first is 0.
  init(_ head: InputHead) {
    var hits = [0, 0]
    for record in head.records(cutBy: JSONFramer(AppGame.isGame)).prefix(16) {
      let text = SourceText(name: "", bytes: record)
      guard let game = AppGame(JSONValue(beginningOf: text)) else { continue }
      if game.hasNumbers { start = start ?? record.startIndex }
      for first in hits.indices where game.evidence(countedFrom: first) != nil {
        hits[first] += 1
        hasEvidence = true
      }
    }
    if hits[1] > hits[0] { first = 1 }
  }
}
