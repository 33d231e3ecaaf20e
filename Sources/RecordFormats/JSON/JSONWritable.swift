import GameRecords
import ReversiRules

/// What a record must keep to so that its JSON can be read again.
///
/// Every record that was read does; one that a program has made may not. Single values are checked
/// where they are written.
enum JSONWritable {
  static func check(_ record: GameRecord) throws(WritingError) {
    if let score = record.result?.score {
      guard FieldKind.counts.contains(score.dark), FieldKind.counts.contains(score.light) else {
        throw WritingError("a score of \(score.dark)–\(score.light) is not from 0 to 256")
      }
    }
    try check(record.annotations, of: record.moves)
    try record.checkLines(depth: mostVariations)
    for line in record.variations { try check(line) }
    try record.checkSession()
  }

  /// Variations inside each other: each is an object in an array, and the last one has moves that
  /// are objects with glyphs.
  private static var mostVariations: Int { (Limits.depth - 4) / 2 }

  private static func check(_ line: Variation) throws(WritingError) {
    try check(line.annotations, of: line.moves)
    for line in line.variations { try check(line) }
  }

  private static func check(
    _ annotations: [MoveAnnotation],
    of moves: [Move]
  ) throws(WritingError) {
    var last = 0
    for annotation in annotations {
      guard annotation.ply > last, annotation.ply <= moves.count else {
        throw WritingError("what is said about ply \(annotation.ply) belongs to no move")
      }
      last = annotation.ply
      guard annotation.time ?? 0 >= 0 else {
        throw WritingError("the time of ply \(annotation.ply) is negative")
      }
    }
  }
}
