import RecordText
import GameRecords
import ReversiRules

/// Writes records as game trees, one after the other.
///
/// Others rely on these bytes: they must not change. The first node has no move; what it says stands
/// on a line for each property, then come up to ten moves in a line. Start position and side to move
/// are always written, squares like `f5` on boards of any size.
struct SGFWriter: RecordWriter {
  /// How a pass is spelled.
  let pass: PassWord

  func fit(_ record: inout GameRecord) -> [Loss] {
    SGFFitting.fit(&record, passes: !pass.isOmitted)
  }

  mutating func write(_ record: GameRecord, to output: inout [UInt8]) throws(WritingError) {
    guard record.moves.count <= Limits.moves else {
      let count = record.moves.count
      throw WritingError("\(count) moves are more than the \(Limits.moves) that are read")
    }
    if pass.isOmitted { try record.refusePasses() }
    var tree = SGFOutput(bytes: output, pass: pass)
    output = []
    tree.root(of: record)
    tree.line(
      record.moves,
      record.annotations,
      record.variations,
      turn: record.start.turn ?? .dark
    )
    output = tree.bytes
    output += ")\n".utf8
  }

  mutating func finish(to output: inout [UInt8]) {}
}
