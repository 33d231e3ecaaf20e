import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

/// The formats whose records are positions without moves.
let positionFormats: [any RecordFormat] = [BoardFormat(), OBFFormat(), EdaxFENFormat()]

/// The format of positions that has a name.
func positionFormat(_ name: String) throws -> any RecordFormat {
  try #require(positionFormats.first { $0.name == name })
}

@Suite struct `A format of positions` {
  static let names = positionFormats.map(\.name)

  @Test(arguments: names)
  func `stores any position of a standard board`(name: String) throws {
    let format = try positionFormat(name)
    var generator = SeededGenerator(seed: 4)
    var records: [ReversiRecord] = []
    for sparseness in 2...8 {
      let board = Board.random(sparseness: sparseness, using: &generator)
      records += [.dark, .light, nil].map { ReversiRecord(start: Position(board: board, turn: $0)) }
    }
    let bytes = try format.write(records, .collection)
    for size in [1, 7, 65_536] {
      let parsed = format.readAll(bytes, blockSize: size)
      #expect(parsed.map(\.reversi) == records)
      #expect(parsed.flatMap(\.findings).isEmpty)
      #expect(parsed.map(\.number) == Array(1...records.count))
    }
    // A line is a whole record even without the last line end.
    let crlf = String(decoding: bytes, as: UTF8.self).replacing("\n", with: "\r\n")
    #expect(format.readAll(crlf).map(\.reversi) == records)
    #expect(format.readAll(crlf).flatMap(\.findings).isEmpty)
    #expect(format.readAll(Array(bytes.dropLast())).map(\.reversi) == records)
  }
}
