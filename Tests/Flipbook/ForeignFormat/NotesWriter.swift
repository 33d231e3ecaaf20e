import Flipbook

/// Writes one line for each game.
struct NotesWriter: GameWriter {
  let stores: FactSet

  mutating func fit(_ record: inout ReversiRecord) -> [Loss] { record.keep(stores) }

  mutating func write(_ record: ReversiRecord, to output: inout [UInt8]) throws(WritingError) {
    guard let dark = record.players.dark.name, let light = record.players.light.name else {
      throw WritingError("a note needs the names of both players")
    }
    let moves = record.moves.map(\.description).joined(separator: " ")
    output += "note \(dark) x \(light): \(moves)\n".utf8
  }

  mutating func finish(to output: inout [UInt8]) {}
}
