import GameRecords
import PuzzleGame
import PuzzleRules
import TestSupport
import Testing

@Suite struct `The checks of puzzles` {
  /// Returns the findings about a text in the format `puzzle`.
  private func findings(_ text: String, optional: Bool = false) -> [Finding] {
    PuzzleTextFormat().readAll(text).flatMap { allFindings($0, optional: optional) }
  }

  /// Returns the findings about a record as if read from a text with a line for each part.
  private func findings(_ record: PuzzleRecord) -> [Finding] {
    var record = record
    let text = "start\nslides\nresult\nending\nscore\n"
    record.origin = Origin(
      format: "test",
      moves: MovePlaces(record.slides.indices.map { SourceRange(6 + $0 % 6..<7 + $0 % 6) }),
      parts: [
        (.start, SourceRange(0..<5)), (.result, SourceRange(13..<19)),
        (.ending, SourceRange(20..<26)), (.score, SourceRange(27..<32)),
      ]
    )
    let source = SourceText(name: "test", bytes: Array(text.utf8)[...])
    let parsed = ParsedRecord(number: 1, record: record, source: source)
    return allFindings(parsed)
  }

  private func record(
    _ slides: [UInt8],
    _ result: PuzzleResult? = nil,
    start: String = "1 2/0 3"
  ) -> PuzzleRecord {
    var record = PuzzleRecord(start: layout(start), slides: slides)
    record.result = result
    return record
  }

  @Test(
    arguments: [
      ("1 2 3\n4 5 6\n7 ⟦7⟧ 0", "panel-twice", "panel 7 appears twice, at a3 and b3", "8", "b3"),
      ("1,2,3\n4,⟦1⟧,6\n7,8,", "panel-twice", "panel 1 appears twice, at a1 and b2", "5", "b2"),
      ("1 2 3 4 5 6 7 ⟦3⟧ 0", "panel-twice", "panel 3 appears twice, at c1 and b3", "8", "b3"),
      (
        "1 x/3 ⟦x⟧", "panel-missing",
        "the open cell appears twice, at b1 and b2: a panel is missing", "2", "b2"
      ),
      (
        "1 2\n⟦4⟧ 3", "panel-too-large", "panel 4 at a2 is larger than the last panel, 3",
        "the open cell", "a2"
      ),
    ]
  )
  func `find panels that are not right`(
    text: String,
    rule: String,
    message: String,
    missing: String,
    cell: String
  ) {
    let text = MarkedText(text)
    let findings = findings(text.text)
    #expect(findings.map(\.placedRule) == ["\(text.places[0]) \(rule)"])
    #expect(findings.map(\.message) == [message])
    #expect(findings.map(\.help) == ["missing: \(missing)"])
    #expect(findings.map(\.place.square) == [cell])
    #expect(findings.map(\.place.length) == text.ranges.map(\.count))
  }

  @Test func `find several at once`() {
    #expect(
      findings("1 1 9\n2 2 0\n0 3 4").map(\.placedRule) == [
        "3:1 panel-missing", "1:3 panel-twice", "2:3 panel-twice", "1:5 panel-too-large",
      ]
    )
  }

  @Test func `find a wrong number of cells`() {
    var record = PuzzleRecord()
    record.start = PanelLayout(numbers: [1, 1, 200])
    let findings = findings(record)
    #expect(findings.map(\.placedRule) == ["1:1 panel-missing"])
    #expect(findings.map(\.message) == ["the layout has 3 cells, and 4×4 has 16"])
  }

  @Test func `find an unsolvable layout`() throws {
    let finding = try #require(findings("1 2 3\n4 5 6\n8 7 0").first)
    #expect(finding.placedRule == "1:1 unsolvable-layout")
    #expect(finding.help == "it can be solved if two panels are exchanged")
    #expect(try finding.position == ShownPosition(Puzzle(layout("1 2 3/4 5 6/8 7 0"))))
    let other = InstancesFormat().readAll("1 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0")
      .flatMap { allFindings($0) }
    #expect(other.map(\.placedRule) == ["1:3 unsolvable-layout"])
    #expect(other.map(\.help) == ["it can be solved with the goal open-last"])
    // The end of the slides is then no finding of its own.
    #expect(findings("2 1\n3 0\nslides: 3").map(\.rule.name) == ["unsolvable-layout"])
  }

  @Test(
    arguments: [
      ("5", "panel 5 at a2 is not beside the open cell at d4", "a2"),
      ("16", "there is no panel 16 on a board of 4×4", nil),
    ]
  )
  func `find a slide that is not possible`(panel: String, message: String, cell: String?) throws {
    let text = "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 0 15\nslides: 15 \(panel) 12\n"
    let finding = try #require(findings(text).first)
    #expect(findings(text).count == 1)
    #expect(finding.placedRule == "5:12 illegal-slide")
    #expect(finding.message == message)
    #expect(finding.help == "panels that can slide: 12 15")
    #expect(finding.place.square == cell)
    #expect(finding.place.ply == 2)
    #expect(finding.position != nil)
  }

  @Test func `find a slide of the open cell`() {
    let findings = findings(record([3, 0]))
    #expect(findings.map(\.rule.name) == ["illegal-slide"])
    #expect(findings.first?.message == "0 is the open cell, not a panel that can slide")
  }

  @Test(
    arguments: [
      ("1 2\n0 3\nslides: 3 ⟦2⟧ 1", "the puzzle is solved after slide 1, but 2 slides follow"),
      ("1 2\n3 0\nslides: ⟦2⟧", "the puzzle is solved at the start, but 1 slide follows"),
    ]
  )
  func `find slides after the end`(text: String, message: String) {
    let text = MarkedText(text)
    let findings = findings(text.text)
    #expect(findings.map(\.placedRule) == ["\(text.places[0]) slides-after-end"])
    #expect(findings.map(\.message) == [message])
    #expect(findings.map(\.severity) == [.warning])
  }

  @Test(
    arguments: [
      ("1 1 3", "3:11", "panel 1 slides back to where it was before"),
      ("1 1 1 1 3", "3:11", "panel 1 slides back to where it was before (the first of 2 detours)"),
      ("1 2 2 1 3", "3:13", "panel 2 slides back to where it was before"),
    ]
  )
  func `find a detour`(slides: String, place: String, message: String) {
    let findings = findings("1 2\n0 3\nslides: \(slides)")
    #expect(findings.map(\.placedRule) == ["\(place) detour"])
    #expect(findings.map(\.message) == [message])
  }

  struct Declared: CustomTestStringConvertible {
    let slides: [UInt8]
    let result: PuzzleResult?
    let findings: [String]
    var testDescription: String { "\(slides) \(result.map { "\($0)" } ?? "")" }

    init(_ slides: [UInt8], _ result: PuzzleResult?, _ findings: String...) {
      self.slides = slides
      self.result = result
      self.findings = findings
    }
  }

  static let declared: [Declared] = [
    Declared([3], nil), Declared([3], PuzzleResult(slides: 1, runs: 1, ending: .solved)),
    Declared([], PuzzleResult(slides: 80, runs: 40, ending: .solved)),
    Declared([1], nil, "2:1 unsolved-puzzle"),
    Declared([1], PuzzleResult(slides: 1), "2:1 unsolved-puzzle"),
    Declared([1], PuzzleResult(ending: .unsolved)),
    Declared([1], PuzzleResult(ending: .solved), "4:1 puzzle-ending"),
    Declared([3], PuzzleResult(ending: .unsolved), "4:1 puzzle-ending"),
    Declared([3], PuzzleResult(slides: 2), "5:1 slide-count"),
    Declared([3], PuzzleResult(runs: 2), "5:1 run-count"),
    Declared([3], PuzzleResult(slides: 0, runs: 0), "5:1 slide-count", "5:1 run-count"),
    Declared([1, 2], PuzzleResult(slides: 2, runs: 2, ending: .unsolved)),
  ]

  @Test(arguments: declared) func `find a result that is not declared right`(test: Declared) {
    #expect(findings(record(test.slides, test.result)).map(\.placedRule) == test.findings)
  }

  @Test func `say both numbers`() {
    let findings = findings(record([3], PuzzleResult(slides: 20, runs: 7)))
    #expect(
      findings.map(\.message) == [
        "the declared number of slides is 20, but the record has 1",
        "the declared number of runs is 7, but the record has 1",
      ]
    )
  }

  @Test func `find a solution that is not shortest`() {
    let long = MarkedText("1 2\n0 3\nslides: ⟦1 2 3 1 2 3 1 2 3 1 2⟧\n")
    let findings = findings(long.text, optional: true)
    #expect(findings.map(\.placedRule) == ["3:9 not-shortest"])
    #expect(findings.map(\.place.length) == long.ranges.map(\.count))
    #expect(
      findings.map(\.message) == ["the solution has 11 slides, and a shortest one has 1"]
    )
    #expect(self.findings("1 2\n0 3\nslides: 3", optional: true).isEmpty)
  }

  @Test func `do not search forever`() throws {
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
    let text = String(decoding: try PuzzleTextFormat().write([record], .single), as: UTF8.self)
    #expect(PuzzleTextFormat().readAll(text).flatMap(\.findings).isEmpty)
    let clock = ContinuousClock()
    let time = clock.measure { _ = findings(text, optional: true) }
    #expect(time < .seconds(120))
  }
}
