import GameRecords
import PuzzleGame
import PuzzleRules
import TestSupport
import Testing

@Suite struct `Written puzzles` {
  @Test(arguments: allSizes) func `are read back as they were`(size: PuzzleSize) throws {
    var generator = SeededGenerator(seed: UInt64(size.columns * 100 + size.rows))
    let records = (0..<6).map { index in
      var record = randomRecord(
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
      let written = try format.write(puzzles: records)
      for blockSize in [1 << 20, 1] {
        let parsed = format.readAll(written.text, blockSize: blockSize)
        #expect(parsed.flatMap(\.findings).isEmpty)
        #expect(parsed.map(\.puzzle) == written.fitted)
        for record in parsed.compactMap(\.puzzle) {
          #expect(record.origin?.moves.count == record.slides.count)
        }
      }
      let again = try format.write(puzzles: written.fitted)
      #expect(again.text == written.text)
      #expect(again.losses.flatMap(\.self).isEmpty)
    }
  }

  @Test(arguments: 0..<40) func `with the other letters are the same`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let size = allSizes[Int.random(in: 0..<allSizes.count, using: &generator)]
    let record = randomRecord(size, slides: 1...60, using: &generator)
    let text = try PuzzleTextFormat().write(puzzles: [record]).text
    let swaps: [Character: Character] = ["R": "L", "L": "R", "U": "D", "D": "U"]
    let other = String(text.replacing("panel: ", with: "").map { swaps[$0] ?? $0 })
    let options = ReadingOptions(dialect: "open")
    let parsed = PuzzleTextFormat().readAll(Array(other.utf8), options)
    #expect(parsed.map(\.puzzle?.slides) == [record.slides])
    #expect(parsed.flatMap(\.findings).isEmpty)
  }
}
