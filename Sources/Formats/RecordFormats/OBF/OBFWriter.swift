import GameRecords
import ReversiRules

/// Writes a line as Edax does; the same record always as the same bytes.
///
/// `-…-OX------XO-…- X; D3:+0; C4:-2; % comment`: the board with `X`, `O` and `-`, the side to
/// move, or `-` when the game is over, the moves in capital letters and in the record's order, a
/// pass as `PA`, and whole scores with their sign. The line ends with a line feed.
struct OBFWriter: GameWriter {
  static let stores = FactSet([.start, .passes, .evaluations, .variations, .comment, .tags])

  var continuation: (any RecordWriter)? { self }

  func fit(_ record: inout ReversiRecord) -> [Loss] {
    let original = record
    _ = record.keepFinalPosition(and: Self.stores)
    record.annotations = []
    record.variations = record.variations.compactMap(Self.fit)
    record.tags = Self.fit(record.tags)
    let commentLosses = LineText.fit(&record.comment, .comment)
    return original.facts(missingIn: record).facts.flatMap { fact in
      if fact == .comment { return commentLosses }
      if fact == .tags { return original.droppedTags(in: record) }
      let change = Self.change(of: fact, in: record)
      return change == .dropped ? original.losses(of: fact) : [Loss(fact, change)]
    }
  }

  /// A variation as one move with its score; `nil` when it cannot be written.
  private static func fit(_ variation: Variation) -> Variation? {
    guard variation.ply == 1, let move = variation.moves.first else { return nil }
    if case .placement(let square) = move, !BoardSize.standard.contains(square) { return nil }
    let score = variation.annotations.first { $0.ply == 1 }?.evaluation
    guard let score, abs(score) < 1_000_000 else { return Variation(ply: 1, moves: [move]) }
    let annotation = MoveAnnotation(ply: 1, evaluation: score.rounded() + 0)
    return Variation(ply: 1, moves: [move], annotations: [annotation])
  }

  /// The tags that become fields next to the moves; the first one of each name.
  private static func fit(_ tags: [Tag]) -> [Tag] {
    var names: Set<String> = []
    return tags.filter { tag in
      let value = Array(tag.value.utf8)[...]
      return value.trimmed.count == value.count && OBFField(value)?.tagName == tag.name
        && names.insert(tag.name).inserted
    }
  }

  /// How a fact was changed that is different afterwards.
  private static func change(of fact: Fact, in record: ReversiRecord) -> Loss.Change {
    switch fact {
    case .evaluations where record.facts.contains(fact): .rounded
    case .variations where record.facts.contains(fact): .reduced
    default: .dropped
    }
  }

  mutating func write(_ record: ReversiRecord, to output: inout [UInt8]) throws(WritingError) {
    let position = try Position(atEndOf: record, in: "OBF")
    guard position.board.size == .standard else {
      throw WritingError(
        "OBF can store only \(BoardSize.standard) boards; this one is \(position.board.size)",
        help: "use another format, such as board"
      )
    }
    output += position.edaxCells
    output += [UInt8(ascii: " "), position.edaxSide, UInt8(ascii: ";")]
    for variation in record.variations { write(variation, to: &output) }
    for tag in record.tags { output += " \(tag.value);".utf8 }
    if let comment = record.comment { output += " % \(comment)".utf8 }
    output.append(UInt8(ascii: "\n"))
  }

  mutating func finish(to output: inout [UInt8]) {}

  private func write(_ variation: Variation, to output: inout [UInt8]) {
    guard let move = variation.moves.first else { return }
    let name = move == .pass ? "PA" : move.description.uppercased()
    output += " \(name)".utf8
    if let score = variation.annotations.first?.evaluation {
      let number = Int(score)
      output += ":\(number < 0 ? "" : "+")\(number)".utf8
    }
    output.append(UInt8(ascii: ";"))
  }
}
