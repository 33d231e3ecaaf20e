import GameRecords
import PuzzleGame
import PuzzleRules
import TestSupport

/// Returns the layout with some rows, for example `1 2/3 0`.
func layout(_ rows: String) -> PanelLayout {
  let rows = rows.split(separator: "/").map { $0.split(separator: " ").compactMap { UInt8($0) } }
  let size = puzzleSize(rows.first?.count ?? 0, rows.count)
  return PanelLayout(size: size, numbers: Array(rows.joined()))
}

/// Returns a record whose slides can be played, the same for the same numbers.
func randomRecord(
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

/// All sizes of puzzles.
let allSizes = PuzzleSize.range.flatMap { columns in
  PuzzleSize.range.map { puzzleSize(columns, $0) }
}

extension RecordFormat {
  /// Returns the bytes of some puzzles, the records as they were fitted, and the losses of each.
  func write(
    puzzles: [PuzzleRecord]
  ) throws -> (text: String, fitted: [PuzzleRecord], losses: [[Loss]]) {
    guard var writer = makeWriter(WritingOptions(.collection)) else {
      throw WritingError("\(name) is only read")
    }
    var output: [UInt8] = []
    var fitted: [PuzzleRecord] = []
    var losses: [[Loss]] = []
    for var record in puzzles {
      losses.append(writer.fit(&record))
      try writer.write(record, to: &output)
      fitted.append(record)
    }
    writer.finish(&output, ofRecords: puzzles.count)
    return (String(decoding: output, as: UTF8.self), fitted, losses)
  }
}

/// The formats of puzzles.
let puzzleFormats: [any RecordFormat] = [PuzzleTextFormat(), InstancesFormat()]

/// Returns the findings of the reader, then those of all checks.
func allFindings(_ parsed: ParsedRecord, optional: Bool = false) -> [Finding] {
  var findings = parsed.findings
  guard let subject = ValidationSubject<PuzzleRecord>(parsed) else { return findings }
  for check in PuzzleChecks.all where optional || check.rules.contains(where: { !$0.isOptional }) {
    findings += run(check, on: subject)
  }
  return findings
}

private func run(
  _ check: any ValidationRule.Type,
  on subject: ValidationSubject<PuzzleRecord>
) -> [Finding] {
  func open<Check: ValidationRule>(_ check: Check.Type) -> [Finding] {
    var findings: [Finding] = []
    guard let subject = subject as? ValidationSubject<Check.Record> else { return [] }
    check.check(subject) { findings.append($0) }
    return findings
  }
  return open(check)
}
