import GameRecords
import PuzzleRules
import RecordQueries

/// What records of sliding puzzles can be asked.
enum PuzzleQueries: QueriedGame {
  typealias Record = PuzzleRecord

  static var ownFields: [QueryField<PuzzleQueries>] {
    [
      .number("length", from: 0, cost: .game) { $1(Double($0.course.moveCount)) },
      .number("distance", from: 0) {
        subject,
        body in
        guard let puzzle = try? Puzzle(subject.record.start) else { return false }
        return body(Double(puzzle.distance(to: subject.record.goal)))
      },
      .flag("solved", cost: .game) {
        $0.course.replay?.solvedPly != nil
      },
      .text(
        "moves",
        // Squares are moves of Reversi, and none of these.
        notation: QueryNotation(
          "abcdefghijklmnop" + QueryNotation.digits,
          hasSpaces: true,
          example: "panels such as 15 14 * or * 10"
        )
      ) { subject, body in
        let slides = subject.record.slides
        return slides.isEmpty ? false : body(slides.map { "\($0)" }.joined(separator: " "))
      },
      .text("start-position") {
        subject,
        body in
        body(subject.record.start.numbers.map { "\($0)" }.joined(separator: " "))
      },
      .text("size", notation: .boardSize) {
        subject,
        body in
        let size = subject.record.start.size
        return body("\(size.columns)x\(size.rows)")
      },
    ]
  }

  static func moves(of subject: QuerySubject<PuzzleQueries>) -> [PuzzleMove] {
    let record = subject.record
    return record.slides.enumerated().map { index, panel in
      let annotation = record.annotations.first { $0.ply == index + 1 }
      return PuzzleMove(ply: index + 1, panel: panel, annotation: annotation)
    }
  }

  static var moveFields: [MoveField<PuzzleQueries>] {
    [
      MoveField("ply") { .number(Double($0.ply)) },
      MoveField("move") { .text("\($0.panel)") },
      MoveField("time") { $0.annotation?.time.map(ColumnValue.number) },
      MoveField("comment") { $0.annotation?.comment.map(ColumnValue.text) },
    ]
  }

  static func anyMoveComment(of record: PuzzleRecord, _ body: (String) -> Bool) -> Bool {
    record.annotations.contains { $0.comment.map(body) ?? false }
  }
}

/// A slide of a puzzle with what tables show of it.
struct PuzzleMove: Sendable {
  /// The number of the slide, from 1.
  let ply: Int
  let panel: UInt8
  let annotation: SlideAnnotation?
}
