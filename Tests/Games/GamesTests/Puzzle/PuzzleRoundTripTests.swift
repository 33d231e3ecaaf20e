import GameRecords
import Games
import PuzzleRules
import RecordStreams
import TestSupport
import Testing

@Suite struct `Written puzzles` {
  /// Every fourth size has each number of columns and of rows, and all squares.
  @Test(arguments: allSizes.sample(57)) func `are read back as they were`(size: PuzzleSize) throws {
    var generator = SeededGenerator(seed: UInt64(size.columns * 100 + size.rows))
    let records = (0..<6).map { index in
      var record = PuzzleRecord.played(
        size,
        goal: index.isMultiple(of: 2) ? .openLast : .openFirst,
        slides: index < 3 ? 0...200 : 0...3,
        using: &generator
      )
      record.comment = index.isMultiple(of: 3) ? "Number \(index)\nof six" : nil
      record.id = String(index)
      return record
    }
    for format in puzzleFormats where format.name == "puzzle" || size.columns == size.rows {
      // A list of instances stores no other goal.
      let records = records.map { record in
        var record = record
        if format.name == "instances" { record.goal = .openFirst }
        return record
      }
      let written = try format.write(records, WritingOptions(.collection))
      for blockSize in [1 << 20, 1] {
        let parsed = format.readAll(written.bytes, blockSize: blockSize)
        #expect(parsed.flatMap(\.findings).isEmpty)
        #expect(parsed.map(\.puzzle) == written.fitted)
        for record in parsed.compactMap(\.puzzle) {
          #expect(record.origin?.moves.count == record.slides.count)
        }
      }
      let again = try format.write(written.fitted, WritingOptions(.collection))
      #expect(again.bytes == written.bytes)
      #expect(again.losses.flatMap(\.self).isEmpty)
    }
  }

  /// The slides are lost by instances, and with them what the puzzle is at the end.
  @Test(arguments: allSizes) func `are verified`(size: PuzzleSize) throws {
    var generator = SeededGenerator(seed: UInt64(size.columns * 100 + size.rows))
    for format in puzzleFormats + `The table of a puzzle's facts`.formats
    where format.name != "instances" || size.columns == size.rows {
      var writer = try #require(format.makeWriter(WritingOptions(.collection)))
      var verification = Verification(format)
      var bytes: [UInt8] = []
      for _ in 0..<4 {
        let goal: PuzzleGoal = format.name == "instances" ? .openFirst : .openLast
        let record = PuzzleRecord.played(size, goal: goal, slides: 1...20, using: &generator)
        var fitted = record
        let losses = writer.fit(&fitted)
        try writer.write(fitted, to: &bytes)
        verification.expect(record, losing: losses, at: Place(source: "test"))
      }
      writer.finish(to: &bytes)
      let problems = verification.read(bytes[...], of: writer) + verification.finish(writer)
      #expect(problems.map(\.message) == [], "\(format.name)")
    }
  }

  @Test(arguments: 0..<40) func `with the other letters are the same`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let size = allSizes[Int.random(in: 0..<allSizes.count, using: &generator)]
    let record = PuzzleRecord.played(size, slides: 1...60, using: &generator)
    let text = String(decoding: try PuzzleTextFormat().write([record], .single), as: UTF8.self)
    let swaps: [Character: Character] = ["R": "L", "L": "R", "U": "D", "D": "U"]
    let other = String(text.replacing("panel: ", with: "").map { swaps[$0] ?? $0 })
    let options = ReadingOptions(dialect: "open")
    let parsed = PuzzleTextFormat().readAll(Array(other.utf8), options)
    #expect(parsed.map(\.puzzle?.slides) == [record.slides])
    #expect(parsed.flatMap(\.findings).isEmpty)
  }
}
