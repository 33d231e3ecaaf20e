import GameRecords
public import Games
public import PuzzleRules

extension PuzzleRecord: RandomGameRecord {
  /// Returns a record of slides that can be played, the same for the same numbers.
  public static func played(
    _ size: PuzzleSize,
    goal: PuzzleGoal = .openLast,
    slides: ClosedRange<Int> = 0...200,
    using generator: inout SeededGenerator
  ) -> PuzzleRecord {
    let isShuffled = Bool.random(using: &generator)
    var puzzle =
      isShuffled
      ? Puzzle.shuffled(size: size, goal: goal, using: &generator)
      : .solved(size: size, goal: goal)
    var record = PuzzleRecord(start: puzzle.layout, goal: goal)
    for _ in 0..<Int.random(in: slides, using: &generator) {
      guard let panel = puzzle.movablePanels.randomElement(using: &generator),
        (try? puzzle.slide(panel: panel)) != nil
      else { break }
      record.slides.append(UInt8(panel))
    }
    // Half of the records end solved, as most do in files.
    if !isShuffled, Bool.random(using: &generator) {
      record.start = puzzle.layout
      record.slides.reverse()
    }
    return record
  }

  /// Returns a record with random facts, whose slides can be played.
  public static func random(using generator: inout SeededGenerator) -> PuzzleRecord {
    let size = puzzleSize(
      .random(in: 2...16, using: &generator),
      .random(in: 2...16, using: &generator)
    )
    let goal: PuzzleGoal = .random(using: &generator) ? .openLast : .openFirst
    var record = PuzzleRecord.played(size, goal: goal, slides: 0...60, using: &generator)
    for index in record.slides.indices where Int.random(in: 0..<5, using: &generator) == 0 {
      let time: Double? = .random(using: &generator) ? 1.25 : nil
      let annotation = SlideAnnotation(
        ply: index + 1,
        time: time,
        comment: time == nil ? text(using: &generator) : nil
      )
      record.annotations.append(annotation)
    }
    func maybe<Value>(_ value: @autoclosure () -> Value) -> Value? {
      Bool.random(using: &generator) ? value() : nil
    }
    record.id = maybe("7")
    record.event = maybe("An <event> & “more”")
    record.site = maybe("a]]>b")
    record.round = maybe("2a")
    record.date = maybe(GameDate("2026-11-25")) ?? nil
    record.player = maybe("名 \\ \"x\"")
    record.comment = maybe("two\nlines\tand é")
    record.tags = maybe([Tag(name: "n", value: ""), Tag(name: "m", value: " v ")]) ?? []
    let result = PuzzleResult(
      slides: maybe(record.slides.count),
      runs: maybe(3),
      ending: maybe(.unsolved)
    )
    record.result = result.isEmpty ? nil : result
    return record
  }

  private static func text(using generator: inout SeededGenerator) -> String {
    ["!", "a < b", "two\nlines", " spaces "].randomElement(using: &generator) ?? ""
  }
}
