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

  @Test func `no variations out of order or without moves`() throws {
    func line(_ ply: Int, _ moves: String) -> Variation {
      Variation(ply: ply, moves: Move.list(moves))
    }
    let lines: [([Variation], [Loss])] = [
      (
        [line(2, "f4"), line(1, "d3"), line(0, "d3"), line(2, "f6")],
        [Loss(.variations, .dropped, ply: 1), Loss(.variations, .dropped, ply: 0)]
      ), ([line(1, ""), line(1, "d3")], [Loss(.variations, .dropped, ply: 1)]),
    ]
    for (variations, losses) in lines {
      let record = ReversiRecord(moves: Move.list("f5d6"), variations: variations)
      let written = try PGNFormat().write([record], WritingOptions(.collection))
      #expect(written.losses == [losses])
      #expect(record.facts(missingIn: written.fitted[0]) == FactSet(losses.map(\.fact)))
      #expect(PGNFormat().readAll(written.bytes).map(\.reversi) == written.fitted)
    }
  }

  @Test func `lines of fewer than 80 columns`() throws {
    var generator = SeededGenerator(seed: 1)
    let record = ReversiRecord(moves: Position.initial.randomGame(using: &generator))
    let lines = try write([record]).split(separator: "\n").drop { $0.hasPrefix("[") }
    #expect(lines.allSatisfy { $0.utf8.count < 80 })
    #expect(lines.count < 6)
  }
}
