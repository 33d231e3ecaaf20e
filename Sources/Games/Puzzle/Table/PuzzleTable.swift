package import GameRecords
import PuzzleRules
package import RecordFormats

/// The table of the facts of a puzzle's record.
package struct PuzzleTable: DraftedTable {
  package typealias Draft = PuzzleDraft

  package init() {}

  package var table: ObjectTable { Self.record }

  private static let record = ObjectTable(
    ObjectWords("puzzle", phrase: "an object (a record)"),
    Row<PuzzleDraft>.opening(namesGame: true) + [
      .text("player", part: .field("player"), place: .element, get: { $0.facts.player }) {
        $0.facts.player = $1
      },
      .value(
        "start",
        .grid(
          GridForm(
            cells: 0...Int(UInt8.max),
            columns: PuzzleSize.range,
            rows: PuzzleSize.range
          )
        ),
        part: .start,
        place: .element,
        isRequired: true,
        get: { .grid($0.facts.start.rows.map { $0.map(Int.init) }) }
      ) { draft, value, _ in
        guard case .grid(let rows) = value,
          let start = PanelLayout(rows: rows.map { $0.map { UInt8($0) } })
        else { return }
        draft.facts.start = start
      },
      .word(
        "goal",
        .goal,
        part: .field("goal"),
        get: { $0.facts.goal == .openLast ? nil : $0.facts.goal }
      ) { $0.facts.goal = $1 },
      .line(
        "slides",
        LineTable.Form(.number, limit: Limits.slides, perLine: 20),
        of: slide
      ) { $1(&$0.line) },
      .object(
        "result",
        result,
        part: .result,
        make: { PuzzleResult() },
        get: { $0.facts.result }
      ) { $0.facts.result = $1 },
    ] + Row.closing
  ) { $0.finish(&$1) }

  package func check(_ record: PuzzleRecord, depth: Int) throws(WritingError) {
    for annotation in record.annotations where annotation.time ?? 0 < 0 {
      throw WritingError("the time of ply \(annotation.ply) is negative")
    }
  }

  private static let slide = ObjectTable(
    ObjectWords("slide"),
    [
      Row<LineItem<Panel, SlideAnnotation>>.whole(
        "panel",
        1...Int(UInt8.max),
        isRequired: true,
        get: { $0.move.map { Int($0.number) } }
      ) { item, panel, place in
        (item.move, item.place) = (Panel(code: UInt16(panel)), place)
      },
      .number("time", as: .seconds, get: { $0.note.time }) { $0.note.time = $1 },
      .text("comment", place: .text, get: { $0.note.comment }) { $0.note.comment = $1 },
    ]
  )

  private static let counts = 0...1_000_000

  private static let result = ObjectTable(
    ObjectWords("result"),
    [
      Row<PuzzleResult>.whole("slides", counts, part: .score, get: { $0.slides }) {
        result,
        count,
        _ in
        result.slides = count
      },
      .whole("runs", counts, part: .score, get: { $0.runs }) { result, count, _ in
        result.runs = count
      },
      .word("ending", .puzzleEnding, part: .ending, get: { $0.ending }) { $0.ending = $1 },
    ]
  )
}

extension FieldWords {
  fileprivate static let goal = FieldWords(PuzzleGoal.self)
  fileprivate static let puzzleEnding = FieldWords(PuzzleResult.Ending.self)
}

/// A record of a puzzle that is being read or written.
package struct PuzzleDraft: RecordDraft {
  package var facts: PuzzleRecord
  var line: PlayLine<Panel, SlideAnnotation>

  package init() { self.init(PuzzleRecord()) }

  package init(_ record: borrowing PuzzleRecord) {
    facts = copy record
    line = PlayLine(facts.slides.map { Panel(code: UInt16($0)) }, facts.annotations)
  }

  package mutating func complete() -> [SourceRange] {
    facts.slides = line.moves.map(\.number)
    facts.annotations = line.notes
    return line.places
  }

  /// Without the slides after one that cannot be read, the result cannot be compared.
  mutating func finish(_ end: inout ObjectEnd) {
    guard let readable = line.readable else { return }
    if readable == 0 { end.isUsable = false }
    line.cut()
    facts.result = nil
  }
}

/// A slide, by the number of its panel.
struct Panel: MoveCode {
  let number: UInt8

  static var unreadable: Panel { Panel(code: 0) }

  init(code: UInt16) { number = UInt8(truncatingIfNeeded: code) }

  var code: UInt16 { UInt16(number) }
}

extension SlideAnnotation: MoveNote {
  package init(ply: Int) { self.init(ply: ply, time: nil) }

  package var numbers: MoveNumbers {
    get {
      var numbers = MoveNumbers()
      if let time { numbers.first = time }
      // What is not a number means that there is none.
      numbers.hasMore = comment != nil || time?.isNaN == true
      return numbers
    }
    set { time = newValue.first.isNaN ? nil : newValue.first }
  }
}
