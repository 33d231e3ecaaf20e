import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `Editing a text` {
  private static let formats: [any RecordFormat] = [GGFFormat(), SGFFormat(), PGNFormat()]

  @Test(arguments: formats.map(\.name), 0..<40 as Range<UInt64>)
  func `removes a pass and inserts it again`(name: String, seed: UInt64) throws {
    let format = try #require(Self.formats.first { $0.name == name })
    var generator = SeededGenerator(seed: seed)
    let size = name == "pgn" ? BoardSize.standard : BoardSize(width: 4, height: 4) ?? .standard
    let moves = Position.initial(size: size).randomGame(using: &generator)
    let record = ReversiRecord(start: .initial(size: size), moves: moves)
    let bytes = try format.write([record], .single)
    for (index, move) in moves.enumerated() where move == .pass {
      let parsed = format.readAll(bytes)[0]
      let side = try #require(Replay(record).steps.first { $0.ply == index + 1 }).side
      let removal = try #require(format.edits(for: .removeMoves(index + 1...index + 1), in: parsed))
      let without = format.readAll(Array(parsed.source.bytes).applying(removal))[0]
      #expect(without.reversi?.moves.count == moves.count - 1)
      let insertion = format.edits(for: .insertPass(beforePly: index + 1, side: side), in: without)
      let again = Array(without.source.bytes).applying(try #require(insertion))
      #expect(format.readAll(again).first?.reversi == parsed.reversi)
    }
  }
}
