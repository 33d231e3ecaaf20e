import GameRecords
import Games
import PuzzleRules
import TestSupport
import Testing

@Suite struct `The drawing of a puzzle` {
  private func drawing(
    _ rows: String,
    marking cell: String? = nil,
    usesColour: Bool = false
  ) throws -> [String] {
    let style = TerminalStyle(usesColour: usesColour)
    return try Puzzle(layout(rows)).drawing(marking: cell, style)
  }

  @Test func `has coordinates and numbers in columns`() throws {
    let lines = try drawing("1 2 3 4/5 6 7 8/9 10 11 12/13 14 0 15")
    #expect(
      lines == [
        "     a  b  c  d",
        "  1  1  2  3  4",
        "  2  5  6  7  8",
        "  3  9 10 11 12",
        "  4 13 14  · 15",
      ]
    )
  }

  @Test func `puts a cell in brackets`() throws {
    #expect(try drawing("1 2/3 0", marking: "b2") == ["    a b", "  1 1 2", "  2 3[·]"])
    for cell in ["c9", "?"] {
      #expect(try drawing("1 2/3 0", marking: cell) == ["    a b", "  1 1 2", "  2 3 ·"])
    }
  }

  @Test func `shows which panels can slide`() throws {
    let esc = "\u{1B}["
    #expect(
      try drawing("1 2/3 0", usesColour: true) == [
        "\(esc)2m    a b\(esc)0m",
        "\(esc)2m  1\(esc)0m \(esc)1m1\(esc)0m \(esc)32m2\(esc)0m",
        "\(esc)2m  2\(esc)0m \(esc)32m3\(esc)0m \(esc)2m·\(esc)0m",
      ]
    )
  }

  @Test(arguments: allSizes) func `has lines of the same width`(size: PuzzleSize) {
    let style = TerminalStyle(usesColour: false)
    let lines = Puzzle.solved(size: size).drawing(marking: nil, style)
    #expect(lines.count == size.rows + 1)
    #expect(Set(lines.map { $0.unicodeScalars.count }).count == 1)
  }
}
