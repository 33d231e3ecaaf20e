import GameRecords
import Games
import PuzzleRules
import TestSupport
import Testing

@Suite struct `Layouts and moves` {
  @Test func `cannot be written if they are no table of cells, or no puzzle`() {
    var short = PuzzleRecord()
    short.start = PanelLayout(size: puzzleSize(2, 2), numbers: [1, 2, 0])
    #expect(throws: WritingError.self) { try PuzzleTextFormat().write([short], .single) }
    #expect(throws: WritingError.self) {
      try PuzzleTextFormat().write([ReversiRecord()], .single)
    }
  }

  @Test(arguments: ["a", "é", "a\n"]) func `have comments of limited length`(part: String) throws {
    let comment = String(repeating: part, count: Limits.textBytes)
    var long = PuzzleRecord(start: layout("1 2/3 0"))
    long.comment = comment
    let written = try PuzzleTextFormat().write([long], WritingOptions(.collection))
    #expect(written.losses == [[Loss(.comment, .shortened)]])
    let parsed = PuzzleTextFormat().readAll(written.bytes)
    #expect(parsed.map(\.puzzle) == written.fitted)
    #expect(parsed.flatMap(\.findings).isEmpty)
  }
}
