import GameRecords
import Games
import PuzzleRules
import TestSupport
import Testing

@Suite struct `The checks of puzzles` {
  @Test func `find a wrong number of cells`() {
    var record = PuzzleRecord()
    record.start = PanelLayout(numbers: [1, 1, 200])
    let source = SourceText(name: "test", bytes: [])
    let findings = allFindings(ParsedRecord(number: 1, record: record, source: source))
    #expect(findings.map(\.rule.name) == ["panel-missing"])
    #expect(findings.map(\.message) == ["the layout has 3 cells, and 4×4 has 16"])
  }

  @Test func `find a slide of the open cell`() {
    let record = PuzzleRecord(start: layout("1 2/0 3"), slides: [3, 0])
    let source = SourceText(name: "test", bytes: [])
    let findings = allFindings(ParsedRecord(number: 1, record: record, source: source))
    #expect(findings.map(\.rule.name) == ["illegal-slide"])
    #expect(findings.map(\.message) == ["0 is the open cell, not a panel that can slide"])
  }

  @Test(.timeLimit(.minutes(2))) func `do not search forever`() throws {
    var generator = SeededGenerator(seed: 5)
    // Back along the way: a solution of a large board that nobody can prove to be shortest.
    var puzzle = Puzzle.solved(size: puzzleSize(8, 8))
    var slides: [UInt8] = []
    for _ in 0..<400 {
      let panel = try #require(puzzle.movablePanels.randomElement(using: &generator))
      try puzzle.slide(panel: panel)
      slides.append(UInt8(panel))
    }
    let record = PuzzleRecord(start: puzzle.layout, slides: slides.reversed())
    let parsed = PuzzleTextFormat().readAll(try PuzzleTextFormat().write([record], .single))
    #expect(parsed.flatMap(\.findings).isEmpty)
    _ = parsed.flatMap { allFindings($0, optional: true) }
  }
}
