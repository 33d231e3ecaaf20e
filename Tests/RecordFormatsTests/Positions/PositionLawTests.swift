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

  /// A random record, sometimes with variations.
  private func record(seed: UInt64) -> ReversiRecord {
    var generator = SeededGenerator(seed: seed)
    var record = ReversiRecord.random(using: &generator)
    let boards: [Position] = [.initial, Position(board: .initial(), turn: .light), record.start]
    if Int.random(in: 0...2, using: &generator) > 0 {
      record.start = boards.randomElement(using: &generator) ?? .initial
      record.moves = []
      record.annotations = []
    }
    if Bool.random(using: &generator) { record.comment = record.event }
    for ply in 1...2 {
      for _ in 0..<Int.random(in: 0...2, using: &generator) {
        let moves = Position.initial.randomGame(using: &generator)
          .prefix(Int.random(in: 1...3, using: &generator))
        let annotation = MoveAnnotation(ply: 1, evaluation: 1.5, comment: "a")
        let isPass = Int.random(in: 0...5, using: &generator) == 0
        let isBare = isPass || Bool.random(using: &generator)
        record.variations.append(
          Variation(
            ply: ply,
            moves: isPass ? [.pass] : Array(moves),
            annotations: isBare ? [] : [annotation]
          )
        )
      }
    }
    return record
  }

  @Test(arguments: names)
  func `reads back what it writes, and reports every loss`(name: String) throws {
    let format = try positionFormat(name)
    var written = 0
    for seed in 0..<150 as Range<UInt64> {
      let record = record(seed: seed)
      guard let result = try? format.write([record], WritingOptions(.collection)) else {
        #expect(record.start.board.size != .standard)
        continue
      }
      written += 1
      let parsed = format.readAll(result.bytes)
      #expect(parsed.flatMap(\.findings).isEmpty, "seed \(seed): \(parsed)")
      #expect(parsed.map(\.reversi) == result.fitted, "seed \(seed)")
      let lost = result.losses[0].map(\.fact)
      // Passes in variations are not compared.
      let missing = record.facts(missingIn: result.fitted[0]).union(FactSet([.passes]))
      #expect(FactSet(lost).union(FactSet([.passes])) == missing, "seed \(seed)")
      #expect(lost.map(\.rawValue) == lost.map(\.rawValue).sorted(), "seed \(seed)")
      // Two tags may have the same name.
      let untagged = result.losses[0].filter { $0.fact != .tags }
      #expect(Set(untagged).count == untagged.count, "seed \(seed)")

      let again = try format.write(result.fitted, WritingOptions(.collection))
      #expect(again.bytes == result.bytes)
      #expect(again.losses == [[]])
    }
    #expect(written > 60)
  }

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

  @Test(arguments: names)
  func `plays the moves and writes the position after them`(name: String) throws {
    let format = try positionFormat(name)
    let game = ReversiRecord(moves: Move.list("f5d6c3"))
    let result = try format.write([game], WritingOptions(.single))
    #expect(result.fitted == [ReversiRecord(start: try game.snapshot().start)])
    #expect(result.losses == [[Loss(.moves, .dropped)]])
    #expect(format.readAll(result.bytes).map(\.reversi) == result.fitted)
  }

  @Test(arguments: names)
  func `writes nothing when the moves cannot be played`(name: String) throws {
    var writer = try #require(try positionFormat(name).makeWriter(WritingOptions(.single)))
    var output: [UInt8] = [1]
    var record = ReversiRecord(moves: Move.list("f5f5"))
    _ = writer.fit(&record)
    let error = try #require(throws: WritingError.self) { try writer.write(record, to: &output) }
    #expect(error.message.hasSuffix("but ply 2: f5 is occupied"))
    #expect(output == [1])
  }
}
