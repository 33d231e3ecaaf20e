import GameRecords
import PuzzleRules

/// Writes layouts and moves; the same record always as the same bytes.
///
/// The comment with `#` before each line, rows of right-aligned numbers with 0 for the open cell,
/// then the directions of the panels as letters with the lengths of their runs, `R3 D2`, on lines of
/// at most 80 bytes. `panel:` begins the moves if they would be read differently without it, and a
/// line with `goal:` follows if another goal would be read. A blank line is between two records. A
/// layout that is no puzzle is on one line, with `/` between rows, so that it is not taken for
/// several layouts.
struct PuzzleTextWriter: GameWriter {
  static let stores = FactSet([.start, .goal, .moves, .comment])

  private var hasRecords = false

  var continuation: (any RecordWriter)? {
    var writer = self
    writer.hasRecords = true
    return writer
  }

  mutating func fit(_ record: inout PuzzleRecord) -> [Loss] {
    var losses = record.keep(Self.stores)
    losses += CommentLines.fit(&record.comment)
    return losses.inOrderOfFacts
  }

  mutating func write(
    _ record: PuzzleRecord,
    to output: inout [UInt8]
  ) throws(WritingError) {
    let layout = record.start
    guard layout.numbers.count == layout.size.cellCount else {
      throw WritingError(
        "the layout has \(layout.numbers.count) cells instead of \(layout.size.cellCount)"
      )
    }
    let moves = try Self.moves(of: record)
    if hasRecords { output += "\n".utf8 }
    hasRecords = true
    if let comment = record.comment {
      for line in CommentLines.lines(of: comment) {
        output += (line.isEmpty ? "#\n" : "# \(line)\n").utf8
      }
    }
    write(layout, to: &output)
    write(moves, to: &output)
    if record.goal != record.likelyGoal { output += "goal: \(record.goal.rawValue)\n".utf8 }
  }

  mutating func finish(to output: inout [UInt8]) {}

  private func write(_ layout: PanelLayout, to output: inout [UInt8]) {
    let isPuzzle = layout.problems.isEmpty
    let largest = layout.numbers.max() ?? 0
    let width = isPuzzle ? String(largest).utf8.count : 0
    for (index, number) in layout.numbers.enumerated() {
      let text = String(number)
      output += repeatElement(UInt8(ascii: " "), count: max(0, width - text.utf8.count))
      output += text.utf8
      let isEnd = (index + 1).isMultiple(of: layout.size.columns)
      let isLast = index + 1 == layout.numbers.count
      output += (isLast || isEnd && isPuzzle ? "\n" : isEnd ? " / " : " ").utf8
    }
  }

  /// Writes words on as many lines as they need.
  private func write(_ words: [String], to output: inout [UInt8]) {
    var length = 0
    for word in words {
      let count = word.utf8.count
      if length > 0 {
        let fits = length + 1 + count <= 80
        output.append(UInt8(ascii: fits ? " " : "\n"))
        length = fits ? length + 1 : 0
      }
      output += word.utf8
      length += count
    }
    if length > 0 { output.append(UInt8(ascii: "\n")) }
  }

  /// The moves as words.
  private static func moves(of record: PuzzleRecord) throws(WritingError) -> [String] {
    guard !record.slides.isEmpty else { return [] }
    guard record.slides.count <= Limits.slides else {
      throw WritingError("the record has more than \(Words.count(Limits.slides)) slides")
    }
    let replay: PuzzleReplay
    do throws(PuzzleProblem) {
      replay = try PuzzleReplay(record)
    } catch {
      throw WritingError(
        "slides that cannot be played have no directions: \(error)",
        help: "use a format that stores panel numbers, such as json"
      )
    }
    let runs = replay.runs
    let words = runs.map { letter(of: $0.direction) + ($0.count > 1 ? String($0.count) : "") }
    let moves = runs.map { run in
      PuzzleTextMove(kind: .direction(run.direction, count: run.count), range: 0..<0)
    }
    let isClear = SlideVote.convention(of: moves, from: replay.start) != .open
    return isClear ? words : ["panel:"] + words
  }

  /// The letter of a direction.
  static func letter(of direction: SlideDirection) -> String {
    switch direction {
    case .left: "L"
    case .right: "R"
    case .up: "U"
    case .down: "D"
    }
  }
}
