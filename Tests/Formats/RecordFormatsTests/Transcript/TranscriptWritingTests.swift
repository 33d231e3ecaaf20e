import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `The transcript format writes` {
  private func write(_ record: ReversiRecord, _ pass: String? = nil) throws -> String {
    let options = WritingOptions(.collection, passSpelling: pass)
    return String(decoding: try TranscriptFormat().write([record], options).bytes, as: UTF8.self)
  }

  /// The worst case: the pieces of one game, each as a game of its own.
  @Test(arguments: Effort.seeds(50, all: 200))
  func `short games that are not read as one`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let format = TranscriptFormat()
    var rest = Position.initial.randomGame(using: &generator).filter { $0 != .pass }[...]
    var records: [ReversiRecord] = []
    while !rest.isEmpty {
      let count = seed.isMultiple(of: 2) ? 1 : Int.random(in: 1...3, using: &generator)
      records.append(ReversiRecord(moves: Array(rest.prefix(count))))
      rest = rest.dropFirst(count)
    }
    for spelling in format.passSpellings {
      let options = WritingOptions(.collection, passSpelling: spelling)
      let parsed = format.readAll(try format.write(records, options).bytes)
      #expect(parsed.map(\.reversi?.moves) == records.map(\.moves))
      #expect(parsed.flatMap(\.placedRules) == [])
    }
  }
}
