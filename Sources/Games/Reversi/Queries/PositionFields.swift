import GameRecords
import RecordQueries
import ReversiRules

/// The fields about the positions of a game; a ply is a number of moves, passes included.
extension ReversiQueries {
  static var positionFields: [QueryField<ReversiQueries>] {
    [
      position, pattern,
      number("dark-disks") { $0.board.counts.dark },
      number("light-disks") { $0.board.counts.light },
      number("empties") { $0.board.emptyCount },
      number("mobility") { $0.legalMoves.count },
    ]
  }

  private static let grammar = QueryGrammar(
    takesPlies: true,
    operators: [.equal, .same, .unequal]
  )

  private static var position: QueryField<ReversiQueries> {
    QueryField("position", grammar, cost: .game) { test, context throws(QueryError) in
      let positions = try test.values.map { value throws(QueryError) in
        try SoughtPosition(value, isExact: test.comparison == .same, context.formats)
      }
      let plies = test.plies
      return { subject in
        for position in positions {
          if let match = position.match(subject.course, plies) { return match }
        }
        return nil
      }
    }
  }

  private static var pattern: QueryField<ReversiQueries> {
    QueryField("pattern", grammar, cost: .game) { test, _ throws(QueryError) in
      let patterns = try test.values.map { value throws(QueryError) in
        try BoardPattern(value, isExact: test.comparison == .same)
      }
      let plies = test.plies
      return { subject in
        subject.course.firstPly(in: plies) { position in
          patterns.contains { $0.matches(position) }
        }
        .map { QueryMatch(ply: $0) }
      }
    }
  }

  /// Creates a field of a number that each position has.
  private static func number(
    _ name: String,
    _ value: @escaping @Sendable (Position) -> Int
  ) -> QueryField<ReversiQueries> {
    var grammar = QueryGrammar.ordered
    grammar.takesPlies = true
    let atEnd: QueryField<ReversiQueries>.Column = {
      .number(Double(value($0.course.replay.end)))
    }
    return QueryField(name, grammar, cost: .game, column: atEnd) {
      test,
      _ throws(QueryError) in
      let fits = try test.numberCondition(from: 0)
      let plies = test.plies
      return { subject in
        subject.course.firstPly(in: plies) { fits(Double(value($0))) }.map { QueryMatch(ply: $0) }
      }
    }
  }
}
