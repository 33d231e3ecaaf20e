import GameRecords
import Games
import PuzzleRules
import TestSupport
import Testing

@Suite struct `The moves of a layout` {
  private func read(_ moves: String) -> ParsedRecord? {
    PuzzleTextFormat().readAll("1 2 3\n4 5 6\n0 7 8\n" + moves).first
  }

  @Test func `remember where they are`() throws {
    let text = MarkedText("1 2 3\n4 5 6\n0 7 8\npanel: ⟦D2⟧ ⟦L⟧⟦L⟧,⟦U2⟧\n")
    let record = try #require(PuzzleTextFormat().readAll(text.bytes).first?.puzzle)
    let ranges = record.origin?.moves.map(\.bytes)
    #expect(ranges == [0, 0, 1, 2, 3, 3].map { text.ranges[$0] })
  }

  @Test func `are not read beyond the limit`() throws {
    let turns = String(repeating: "D2L2U2R2", count: Limits.slides / 8)
    let parsed = try #require(read("panel: \(turns) D2"))
    #expect(parsed.puzzle?.slides.count == Limits.slides)
    #expect(parsed.findings.map(\.rule) == [.tooMany])
    let slides = try #require(
      read("slides: " + String(repeating: "7 ", count: Limits.slides) + "7")
    )
    #expect(slides.puzzle?.slides.count == Limits.slides)
    #expect(slides.findings.map(\.rule) == [.tooMany])
  }
}
