import GameRecords
import PuzzleGame
import PuzzleRules
import RecordQueries

/// What records of sliding puzzles can be asked.
enum PuzzleQueries: QueriedGame {
  typealias Record = PuzzleRecord

  static var ownFields: [QueryField<PuzzleQueries>] {
    [
      .number("length", "the number of slides", cost: .game) { $1(Double($0.course.moveCount)) },
      .number("distance", "slides that a solution needs at least, found without a search") {
        subject,
        body in
        guard let puzzle = try? Puzzle(subject.record.start) else { return false }
        return body(Double(puzzle.distance(to: subject.record.goal)))
      },
      .flag("solved", "the slides solve the puzzle", cost: .game) {
        $0.course.replay?.solvedPly != nil
      },
      .text("size", "the size of the board, such as 4x4") { subject, body in
        let size = subject.record.start.size
        return body("\(size.columns)x\(size.rows)")
      },
    ]
  }

  static func anyMoveComment(of record: PuzzleRecord, _ body: (String) -> Bool) -> Bool {
    record.annotations.contains { $0.comment.map(body) ?? false }
  }
}
