import GameRecords
import PuzzleRules
package import RecordFormats

/// The table of the facts of a puzzle's record.
package struct PuzzleTable: GameTable {
  package init() {}

  package var shape: RecordShape<PuzzleRecord> { Self.record }

  private static let record = RecordShape<PuzzleRecord>(
    phrase: "an object (a record)",
    [
      .text(
        "player",
        part: .field("player"),
        place: .element,
        get: { $0.player }
      ) { $0.player = $1 },
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
        get: { .grid($0.start.rows.map { $0.map(Int.init) }) }
      ) { record, value, _ in
        guard case .grid(let rows) = value,
          let start = PanelLayout(rows: rows.map { $0.map(UInt8.init) })
        else { return }
        record.start = start
      },
      .word(
        "goal",
        .goal,
        part: .field("goal"),
        get: { $0.goal == .openLast ? nil : $0.goal }
      ) { $0.goal = $1 },
      .list(
        "slides",
        slide,
        ShapePart.List(
          limit: Limits.slides,
          plain: 0,
          hasElement: true,
          part: RecordPart.move
        ),
        make: { SlideDraft() },
        get: SlideDraft.drafts
      ) { record, slide in slide.append(to: &record) },
      .object(
        "result",
        result,
        part: .result,
        make: { PuzzleResult() },
        get: { $0.result }
      ) { $0.result = $1 },
    ]
  )

  private static let slide = RecordShape<SlideDraft>(
    ObjectWords("slide"),
    [
      .value(
        "panel",
        .whole(1...Int(UInt8.max)),
        isRequired: true,
        get: { $0.panel.map { .whole(Int($0)) } }
      ) { slide, value, _ in
        if case .whole(let panel) = value { slide.panel = UInt8(panel) }
      },
      .number(
        "time",
        as: .seconds,
        get: { $0.annotation.time }
      ) { $0.annotation.time = $1 },
      .text("comment", place: .text, get: { $0.annotation.comment }) {
        $0.annotation.comment = $1
      },
    ]
  )

  private static let result = RecordShape<PuzzleResult>(
    ObjectWords("result"),
    [
      .value(
        "slides",
        .whole(0...1_000_000),
        part: .score,
        get: { $0.slides.map(FieldValue.whole) }
      ) { result, value, _ in
        if case .whole(let count) = value { result.slides = count }
      },
      .value(
        "runs",
        .whole(0...1_000_000),
        part: .score,
        get: { $0.runs.map(FieldValue.whole) }
      ) { result, value, _ in
        if case .whole(let count) = value { result.runs = count }
      },
      .word("ending", .puzzleEnding, part: .ending, get: { $0.ending }) {
        $0.ending = $1
      },
    ]
  )
}

extension FieldWords {
  fileprivate static let goal = FieldWords(PuzzleGoal.self)
  fileprivate static let puzzleEnding = FieldWords(PuzzleResult.Ending.self)
}

/// A slide with its annotation, as it is read and written.
struct SlideDraft {
  var panel: UInt8?
  var annotation = SlideAnnotation(ply: 0)

  /// The slides of a record.
  @Sendable static func drafts(of record: PuzzleRecord) -> [SlideDraft] {
    var annotations = record.annotations[...]
    return record.slides.enumerated().map { index, panel in
      let own = annotations.first?.ply == index + 1 ? annotations.popFirst() : nil
      return SlideDraft(panel: panel, annotation: own ?? SlideAnnotation(ply: index + 1))
    }
  }

  /// Adds the slide at the end of a record.
  func append(to record: inout PuzzleRecord) {
    guard let panel else { return }
    record.slides.append(panel)
    guard !annotation.isEmpty else { return }
    var annotation = annotation
    annotation.ply = record.slides.count
    record.annotations.append(annotation)
  }
}
