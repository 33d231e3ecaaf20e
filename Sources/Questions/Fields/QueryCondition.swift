/// A combination of tests about the records of one game.
indirect enum QueryCondition<Game: QueriedGame>: Sendable {
  case test(CompiledTest<Game>)
  case not(QueryCondition)
  case all([QueryCondition])
  case any([QueryCondition])

  /// Makes the tests of a query.
  /// - Parameters:
  ///   - syntax: the query.
  ///   - fields: the fields of the game by their names.
  ///   - context: what the query can be about.
  /// - Throws: the first test that its field cannot understand.
  init(
    _ syntax: QuerySyntax,
    _ fields: [String: QueryField<Game>],
    _ context: QueryContext
  ) throws(QueryError) {
    func conditions(_ parts: [QuerySyntax]) throws(QueryError) -> [QueryCondition] {
      var conditions: [QueryCondition] = []
      for part in parts { conditions.append(try QueryCondition(part, fields, context)) }
      // The answer is the same in any order, and most records need only the first part.
      return conditions.enumerated()
        .sorted { ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset) }
        .map(\.element)
    }
    switch syntax {
    case .test(let test):
      guard let field = fields[test.field.text.lowercased()] else {
        self = .any([])
        return
      }
      let compiled = CompiledTest(cost: field.cost, match: try field.compile(test, context))
      self = test.isNegated ? .not(.test(compiled)) : .test(compiled)
    case .not(let part): self = .not(try QueryCondition(part, fields, context))
    case .all(let parts): self = .all(try conditions(parts))
    case .any(let parts): self = .any(try conditions(parts))
    }
  }

  /// How long an answer takes.
  private var cost: QueryCost {
    switch self {
    case .test(let test): test.cost
    case .not(let part): part.cost
    case .all(let parts), .any(let parts): parts.map(\.cost).max() ?? .fact
    }
  }

  /// Returns how a record answers; `nil` if the condition does not hold for it.
  func match(_ subject: QuerySubject<Game>) -> QueryMatch? {
    switch self {
    case .test(let test): return test.match(subject)
    case .not(let part): return part.match(subject) == nil ? QueryMatch() : nil
    case .any(let parts):
      var any: QueryMatch?
      // A part that names a position says more than one that holds at some ply.
      for part in parts where any == nil || part.cost == .game {
        guard let match = part.match(subject) else { continue }
        if match.position != nil { return match }
        any = any ?? match
      }
      return any
    case .all(let parts):
      var all = QueryMatch()
      for part in parts {
        guard let match = part.match(subject) else { return nil }
        if all.position == nil, match.position != nil || all.ply == nil { all = match }
      }
      return all
    }
  }
}

/// How long a test takes.
package enum QueryCost: Int, Comparable, Sendable {
  /// The answer is in the record.
  case fact
  /// The game has to be played.
  case game
  /// The game has to be played and checked.
  case findings

  package static func < (a: QueryCost, b: QueryCost) -> Bool { a.rawValue < b.rawValue }
}

/// One test of a query.
struct CompiledTest<Game: QueriedGame>: Sendable {
  let cost: QueryCost
  let match: QueryField<Game>.Match
}
