import GameRecords
import PuzzleGame
import PuzzleRules
import TestSupport
import Testing

@Suite struct `The moves of a layout` {
  static let start = "1 2 3/4 5 6/0 7 8"

  private func read(
    _ moves: String,
    _ start: String = start,
    dialect: String? = nil
  ) -> ParsedRecord? {
    let text = start.replacing("/", with: "\n") + "\n" + moves
    return PuzzleTextFormat().readAll(Array(text.utf8), ReadingOptions(dialect: dialect)).first
  }

  @Test(
    arguments: [
      "L L", "LL", "L2", "l2", "2L", "2l", "L1 L", "1L1L", "L,L", "L\nL", "moves: L2", "Moves:L2",
      "panel: L L", "PANEL:LL", "R2", "rr", "2R", "open: R2", "R\n\nR", "slides: 7 8",
      "SLIDES: 7,8", "slides:7\nslides: 8",
    ]
  )
  func `are letters with counts, or panel numbers`(moves: String) throws {
    let parsed = try #require(read(moves))
    #expect(parsed.puzzle?.slides == [7, 8])
    #expect(parsed.findings.isEmpty)
  }

  @Test(
    arguments: [
      ("D L2 U", [4, 5, 6, 8]), ("D2 L2", [4, 1, 2, 3]), ("D2L2U2", [4, 1, 2, 3, 6, 8]),
      ("2D2L2U", [4, 1, 2, 3, 6, 8]), ("U2R2D2", [4, 1, 2, 3, 6, 8]),
    ]
  )
  func `have counts on either side`(moves: String, slides: [UInt8]) {
    let parsed = read(moves)
    #expect(parsed?.puzzle?.slides == slides)
    #expect(parsed?.findings == [])
  }

  struct Choice: CustomTestStringConvertible {
    let start: String
    let moves: String
    let dialect: String?
    let slides: [UInt8]
    let findings: [String]
    var testDescription: String { "\(start) \(moves) \(dialect ?? "")" }

    init(
      _ start: String,
      _ moves: String,
      dialect: String? = nil,
      _ slides: [UInt8],
      _ findings: [String] = []
    ) {
      self.start = start
      self.moves = moves
      self.dialect = dialect
      self.slides = slides
      self.findings = findings
    }
  }

  static let middle = "1 2 3/4 0 5/6 7 8"

  static let choices: [Choice] = [
    // Only one can be played.
    Choice("1 2/3 0", "R", [3]), Choice("1 2/3 0", "L", [3]),
    // Only one solves the puzzle, in either order.
    Choice("1 2 3/4 5 6/7 0 8", "L", [8]), Choice("1 2 3/4 5 6/7 0 8", "R", [8]),
    Choice("1 0 2/3 4 5/6 7 8", "R", [1]), Choice("1 0 2/3 4 5/6 7 8", "L", [1]),
    // Both or none.
    Choice(middle, "R", [], ["4:1 ambiguous-moves"]),
    Choice(middle, "R", dialect: "panel", [4]), Choice(middle, "R", dialect: "open", [5]),
    Choice(middle, "panel: R", [4]), Choice(middle, "open: R", [5]),
    Choice(middle, "panel: R", dialect: "open", [4]),
    Choice(middle, "R\npanel: L", [4, 4]),
    Choice(middle, "R\nopen: L", [5, 5]),
    Choice(middle, "open: R\npanel: L", [5], ["5:1 puzzle-move"]),
    Choice(middle, "R L L", [], ["4:1 ambiguous-moves"]),
    // None can be played to its end.
    Choice("1 2/3 0", "R R", [3], ["3:3 move-without-panel"]),
    Choice("1 2/3 0", "L L", [3], ["3:3 move-without-panel"]),
    Choice("1 2/3 0", "R9 D", [3], ["3:1 move-without-panel"]),
    Choice("1 2/3 0", "R", dialect: "open", [], ["3:1 move-without-panel"]),
    Choice("1 2/3 0", "open: R", [], ["3:7 move-without-panel"]),
    // No puzzle.
    Choice("1 2/3 3", "R", [], ["3:1 move-without-panel"]),
    Choice("1 2/3 3", "slides: 3", [3]),
    // What cannot be read.
    Choice(middle, "panel: R L Q R", [4, 4], ["4:12 puzzle-move"]),
    Choice(middle, "panel: R 3", [4], ["4:10 puzzle-move"]),
    Choice(middle, "panel: R0 L", [], ["4:8 puzzle-move"]),
    Choice(middle, "panel: R\nslides: 4", [4], ["5:9 puzzle-move"]),
    Choice(middle, "slides: 4 0 4", [4], ["4:11 puzzle-move"]),
    Choice(middle, "slides: 4 256", [4], ["4:11 puzzle-move"]),
    Choice(middle, "slides: 4 R", [4], ["4:11 puzzle-move"]),
    Choice(middle, "panel: R99999999999999999999", [4], ["4:8 move-without-panel"]),
  ]

  @Test(arguments: choices) func `are played by one convention`(choice: Choice) throws {
    let parsed = try #require(read(choice.moves, choice.start, dialect: choice.dialect))
    let record = try #require(parsed.puzzle)
    #expect(record.slides == choice.slides)
    #expect(record.origin?.moves.count == choice.slides.count)
    #expect(parsed.placedRules == choice.findings)
  }

  @Test func `ask for a dialect if both conventions are likely`() throws {
    let finding = try #require(read("R", Self.middle)?.findings.first)
    #expect(finding.severity == .error)
    #expect(finding.help?.contains("--dialect panel or --dialect open") == true)
    #expect(PuzzleTextFormat().dialects == ["open", "panel"])
  }

  @Test func `show where there is no panel to slide`() throws {
    let finding = try #require(read("R R", "1 2/3 0")?.findings.first)
    #expect(finding.message.hasPrefix("“R”: no panel can move this way"))
    #expect(finding.help == "possible here: L D")
    #expect(finding.place.ply == 2)
    #expect(finding.place.square == "a2")
    #expect(try finding.position == ShownPosition(Puzzle(layout("1 2/0 3"))))
    let other = try #require(read("R", "1 2/3 0", dialect: "open")?.findings.first)
    #expect(other.help == "with --dialect panel all moves can be played")
  }

  @Test func `remember where they are`() throws {
    let text = MarkedText("1 2 3\n4 5 6\n0 7 8\npanel: ⟦D2⟧ ⟦L⟧⟦L⟧,⟦U2⟧\n")
    let record = try #require(PuzzleTextFormat().readAll(text.bytes).first?.puzzle)
    let ranges = record.origin?.moves.map(\.bytes)
    #expect(ranges == [0, 0, 1, 2, 3, 3].map { text.ranges[$0] })
  }

  @Test(
    arguments: [
      ("1 2/0 3", "slides: 3", PuzzleGoal.openLast), ("1 0/2 3", "slides: 1", .openFirst),
      ("0 1/2 3", "", .openFirst), ("1 2/0 3", "", .openLast), ("1 0/2 3", "", .openLast),
    ]
  )
  func `show the goal`(start: String, moves: String, goal: PuzzleGoal) {
    #expect(read(moves, start)?.puzzle?.goal == goal)
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
