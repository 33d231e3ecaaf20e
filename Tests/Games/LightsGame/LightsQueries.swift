import GameRecords
package import RecordQueries

/// What records of lights can be asked.
package enum LightsQueries: QueriedGame {
  package typealias Record = LightsRecord

  package static var ownFields: [QueryField<LightsQueries>] {
    [
      .number("presses", cost: .game) { $1(Double($0.course.moveCount)) },
      .flag("dark", cost: .game) { $0.course.end.isDark },
    ]
  }

  package static func moves(of subject: QuerySubject<LightsQueries>) -> [String] {
    subject.record.presses
  }

  package static var moveFields: [MoveField<LightsQueries>] {
    [MoveField("move") { .text($0) }]
  }

  package static func anyMoveComment(of record: LightsRecord, _ body: (String) -> Bool) -> Bool {
    false
  }
}
