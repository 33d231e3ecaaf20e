import RecordText
import GameRecords
import ReversiRules

/// A line of play as far as it has been read.
struct JSONLine {
  var moves: [Move] = []
  /// The places of the moves.
  var places: [SourceRange] = []
  var annotations: [MoveAnnotation] = []
  var variations: [Variation] = []
  /// The places of the variations' plies.
  var plies: [Range<Int>] = []
  /// The number of moves before the first one that cannot be read; `nil` if all can be.
  var readable: Int?
  /// Whether the moves have errors.
  var hasErrors = false
  /// Whether a move is written as by other programs, which leave passes out.
  var isRespelled = false

  /// Drops the first move that cannot be read, and everything after it.
  mutating func cut() {
    guard let readable else { return }
    moves.removeSubrange(readable...)
    places.removeSubrange(readable...)
    annotations.removeAll { $0.ply > readable }
    variations.removeAll { $0.ply > readable + 1 }
  }
}

/// Variations, which can be nested as deep as objects and arrays.
///
/// A variation with an error is dropped: its moves may not be the intended ones.
extension JSONRecordReader {
  mutating func readVariations() throws(JSONError) {
    try reader.openArray(as: "an array of variations")
    var isFirst = true
    while try reader.nextElement(&isFirst) {
      let start = reader.offset
      let depth = reader.depth
      let errors = reader.errors.total
      // The variation has a line of its own.
      var outer = JSONLine()
      swap(&outer, &line)
      otherMoves += outer.moves.count
      depthOfLine += 1
      var branch = VariationDraft()
      do throws(JSONError) {
        _ = try read(RecordShapes.variation, into: &branch)
        if !line.hasErrors { try checkVariations() }
      } catch {
        try reader.recover(from: error, toValueAt: start, depth: depth)
      }
      swap(&outer, &line)
      depthOfLine -= 1
      otherMoves += outer.moves.count - line.moves.count
      guard let ply = branch.ply, reader.errors.total == errors else { continue }
      line.plies.append(branch.place)
      line.variations.append(
        Variation(
          ply: ply,
          moves: outer.moves,
          annotations: outer.annotations,
          variations: outer.variations,
          places: MovePlaces(outer.places)
        )
      )
    }
  }

  /// Reads the moves of the line; a variation must have at least one.
  mutating func readMovesOfLine() throws(JSONError) {
    guard depthOfLine > 0 else { return try readMoves() }
    reader.skipWhitespace()
    let start = reader.offset
    let errors = reader.errors.total
    try readMoves()
    guard !line.moves.isEmpty else {
      throw JSONError(.badValue("the variation has no moves"), at: start..<reader.offset)
    }
    line.hasErrors = reader.errors.total > errors
  }

  /// Drops the variations of the line that branch off outside of it or are not in order, once all its
  /// moves are known.
  mutating func checkVariations() throws(JSONError) {
    var last = 1
    var kept: [Variation] = []
    for (variation, range) in zip(line.variations, line.plies) {
      let ply = variation.ply
      if ply > line.moves.count + 1 {
        try reader.report(
          JSONError(
            .badValue(
              "ply \(ply) is not between 1 and \(line.moves.count + 1), where the line ends"
            ),
            at: range
          )
        )
      } else if ply < last {
        try reader.report(
          JSONError(
            .badValue(
              "a variation at ply \(ply) follows one at ply \(last)",
              help: "put variations in the order of their plies"
            ),
            at: range
          )
        )
      } else {
        last = ply
        kept.append(variation)
      }
    }
    line.variations = kept
  }
}
