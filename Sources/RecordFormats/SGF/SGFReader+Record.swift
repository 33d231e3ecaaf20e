import GameRecords
import ReversiRules

extension SGFReader {
  /// The record of a tree that has been read; `nil` when it has no start position.
  mutating func record(format: String) -> ParsedRecord {
    // Nobody knows what else was to be set up.
    if isCut, line.moves.isEmpty, setup.boardRange != nil { return parsed(nil) }
    guard let board = setup.board(facts.size, in: bytes, &findings) else { return parsed(nil) }
    var record = GameRecord()
    record.start = Position(board: board, turn: setup.isOver ? nil : firstTurn)
    record.moves = line.moves
    record.passMarks = .usual
    record.annotations = line.annotations
    record.variations = line.sortedVariations
    record.origin = Origin(format: format, moves: line.places)
    record.origin?.parts.reserveCapacity(16)
    if let range = setup.boardRange {
      record.origin?.parts.append((.start, SourceRange(range)))
      record.origin?.parts.append((.board, SourceRange(range)))
    }
    if let range = setup.turnRange {
      record.origin?.parts.append((.turn, SourceRange(range)))
    }
    facts.fill(&record, from: source, in: bytes, &findings)
    for letter in line.letters { record.origin?.parts.append((.side(letter.ply), letter.range)) }
    return ParsedRecord(
      taking: &record,
      findings: settledFindings,
      source: source
    )
  }

  /// What comes of it without a record.
  func parsed(_ record: GameRecord?) -> ParsedRecord {
    ParsedRecord(
      record: record,
      findings: settledFindings,
      source: source
    )
  }
}
