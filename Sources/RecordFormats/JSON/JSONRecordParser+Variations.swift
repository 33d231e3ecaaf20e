import RecordText
import GameRecords
import ReversiRules

/// A line of play as far as it has been read.
struct JSONLine {
  var moves: [Move] = []
  /// Where the moves stand.
  var places: [SourceRange] = []
  var annotations: [MoveAnnotation] = []
  var variations: [Variation] = []
  /// Where the plies of the variations stand.
  var plies: [Range<Int>] = []
  /// How many moves stand before the first one that cannot be read; `nil` when all can be.
  var readable: Int?
  /// Whether a move is spelled as other programs do, which leave passes out.
  var isRespelled = false

  /// Leaves out the first move that cannot be read, and all that follows from it.
  mutating func cut() {
    guard let readable else { return }
    moves.removeSubrange(readable...)
    places.removeSubrange(readable...)
    annotations.removeAll { $0.ply > readable }
    variations.removeAll { $0.ply > readable + 1 }
  }
}

/// Variations, which can stand inside each other as deep as objects and arrays can.
///
/// A variation with an error is left out: its moves may not be those that were meant.
extension JSONRecordParser {
  mutating func readVariations() throws(JSONError) {
    try reader.openArray(as: "an array of variations")
    var isFirst = true
    while try reader.nextElement(&isFirst) {
      let start = reader.offset
      let depth = reader.depth
      let errors = reader.errors.total
      // What stands inside belongs to a line of its own.
      var outer = JSONLine()
      swap(&outer, &line)
      otherMoves += outer.moves.count
      depthOfLine += 1
      var ply: JSONNumber?
      do throws(JSONError) {
        ply = try readVariation()
      } catch {
        try reader.recover(from: error, toValueAt: start, depth: depth)
      }
      swap(&outer, &line)
      depthOfLine -= 1
      otherMoves += outer.moves.count - line.moves.count
      guard let ply, reader.errors.total == errors else { continue }
      line.plies.append(ply.range)
      line.variations.append(
        Variation(
          ply: Int(ply.value),
          moves: outer.moves,
          annotations: outer.annotations,
          variations: outer.variations,
          places: MovePlaces(outer.places)
        )
      )
    }
  }

  /// Reads a variation into the line.
  /// - Returns: where it branches off.
  private mutating func readVariation() throws(JSONError) -> JSONNumber {
    try reader.openObject(as: "an object, which is a variation")
    let start = reader.offset - 1
    var hasAllMoves = true
    var members = JSONMembers<VariationKey>()
    var ply: JSONNumber?
    while let key = try reader.nextMember(of: &members) {
      switch key {
      case .ply: ply = try readPly(from: 1)
      case .moves:
        let errors = reader.errors.total
        try readMovesOfVariation()
        hasAllMoves = reader.errors.total == errors
      case .variations: try readVariations()
      }
    }
    guard let ply else { throw JSONError(.missingKey("ply"), at: start..<reader.offset) }
    guard members.contains(.moves) else {
      throw JSONError(.missingKey("moves"), at: start..<reader.offset)
    }
    if hasAllMoves { try checkVariations() }
    return ply
  }

  private mutating func readMovesOfVariation() throws(JSONError) {
    reader.skipWhitespace()
    let start = reader.offset
    try readMoves()
    guard line.moves.isEmpty else { return }
    throw JSONError(.badValue("a variation has at least one move"), at: start..<reader.offset)
  }

  /// Reads the number of a move.
  mutating func readPly(from least: Double) throws(JSONError) -> JSONNumber {
    let number = try reader.readNumber(as: "the number of a move")
    guard number.value >= least, Int(exactly: number.value) != nil else {
      throw JSONError(.badValue("a ply is a whole number from \(Int(least))"), at: number.range)
    }
    return number
  }

  /// Leaves out the variations of the line that branch off no move of it, or not in their order,
  /// once all its moves are known.
  mutating func checkVariations() throws(JSONError) {
    var last = 1
    var kept: [Variation] = []
    for (variation, range) in zip(line.variations, line.plies) {
      let ply = variation.ply
      if ply > line.moves.count + 1 {
        try reader.report(
          JSONError(
            .badValue("ply \(ply) is not from 1 to \(line.moves.count + 1), where the line ends"),
            at: range
          )
        )
      } else if ply < last {
        try reader.report(
          JSONError(
            .badValue(
              "a variation at ply \(ply) follows one at ply \(last)",
              help: "variations stand in the order of their plies"
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
