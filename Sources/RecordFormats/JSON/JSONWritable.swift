import GameRecords
import ReversiRules

/// What a record must keep to so that its JSON can be read again.
///
/// Every record that was read does; one that a program has made may not.
enum JSONWritable {
  static func check(_ record: GameRecord) throws(WritingError) {
    for side in Disk.allCases { try check(record.players[side], RecordShapes.player(side)) }
    if let score = record.result?.score {
      guard FieldKind.counts.contains(score.dark), FieldKind.counts.contains(score.light) else {
        throw WritingError("a score of \(score.dark)–\(score.light) is not from 0 to 256")
      }
    }
    for tag in record.tags { try check(tag, RecordShapes.tag) }
    if let result = record.result { try check(ResultDraft(result), RecordShapes.result) }
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
      try check(MoveDraft(nil, annotation), RecordShapes.move)
      guard annotation.time ?? 0 >= 0 else {
        throw WritingError("the time of ply \(annotation.ply) is negative")
      }
    }
  }

  /// Checks the values of an object, which have their place in the shape but may have none in JSON.
  private static func check<Object>(
    _ object: Object,
    _ shape: RecordShape<Object>
  ) throws(WritingError) {
    var object = object
    for index in shape.fields.indices {
      let name = shape.fields[index].name
      switch shape.fields[index].kind {
      case .number, .seconds:
        guard case .number(let number) = shape.value(index, of: &object), !number.isFinite else {
          continue
        }
        let article = "aeiou".contains("\(name)".prefix(1)) ? "an" : "a"
        throw WritingError("\(article) \(name) is \(number), for which JSON has no number")
      case .name:
        guard case .text("") = shape.value(index, of: &object) else { continue }
        throw WritingError("the name of a tag is empty")
      default: continue
      }
    }
  }
}
