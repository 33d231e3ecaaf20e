import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `The PGN format writes` {
  private func write(_ records: [ReversiRecord], _ pass: String? = nil) throws -> String {
    let options = WritingOptions(.collection, passSpelling: pass)
    return String(decoding: try PGNFormat().write(records, options).bytes, as: UTF8.self)
  }

  @Test func `lines of fewer than 80 columns`() throws {
    var generator = SeededGenerator(seed: 1)
    let record = ReversiRecord(moves: Position.initial.randomGame(using: &generator))
    let lines = try write([record]).split(separator: "\n").drop { $0.hasPrefix("[") }
    #expect(lines.allSatisfy { $0.utf8.count < 80 })
    #expect(lines.count < 6)
  }
}
