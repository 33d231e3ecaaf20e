import GameRecords
import ReversiRules

/// Writes a position on a line; the same position always as the same bytes.
///
/// `8/8/8/3pP3/3Pp3/8/8/8 b - - 0 1 id "…"; % comment`, with the identifier and the comment only
/// if the record has them.
///
/// No other program knows the side `-`, which means that the game is over.
struct EdaxFENWriter: GameWriter {
  static let stores = FactSet([.id, .start, .comment])

  var continuation: (any RecordWriter)? { self }

  func fit(_ record: inout ReversiRecord) -> [Loss] {
    var losses = record.keepFinalPosition(and: Self.stores)
    losses += LineText.fit(&record.id, .id, replacing: ("\"", by: "'"))
    losses += LineText.fit(&record.comment, .comment)
    return losses.inOrderOfFacts
  }

  mutating func write(_ record: ReversiRecord, to output: inout [UInt8]) throws(WritingError) {
    let position = try Position(atEndOf: record, in: "FEN")
    guard let fen = EdaxFEN.text(of: position) else {
      throw WritingError(
        "the FEN of Edax can store only \(BoardSize.standard) boards; this one is "
          + "\(position.board.size)",
        help: "use another format, such as board"
      )
    }
    output += fen.utf8
    if let id = record.id { output += " id \"\(id)\";".utf8 }
    if let comment = record.comment { output += " % \(comment)".utf8 }
    output.append(UInt8(ascii: "\n"))
  }

  mutating func finish(to output: inout [UInt8]) {}
}
