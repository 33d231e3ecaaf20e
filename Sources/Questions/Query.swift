public import GameRecords
package import RecordChecks
package import RecordStreams
public import ReversiRules

/// A question about records, such as `player = Tamenori and date 1980..1985`.
///
/// The language is described in flipbook-find(1).
public struct Query: Sendable {
  /// The query as it was written.
  public let text: String
  private let games: [GameQuery]

  /// Reads a query.
  /// - Parameters:
  ///   - text: the query.
  ///   - context: the games and formats that it can be about.
  /// - Throws: the first mistake in the query.
  package init(_ text: String, _ context: QueryContext) throws(QueryError) {
    self.text = text
    let syntax = try QueryParser.parse(text, fields: context.grammars)
    var games: [GameQuery] = []
    for game in context.games { games.append(try game.compile(syntax, context)) }
    self.games = games
  }

  /// Returns how a record answers the query; `nil` if the query does not hold for it.
  public func match(_ parsed: ParsedRecord) -> QueryMatch? {
    guard let type = parsed.recordType else { return nil }
    for game in games where game.recordType == type { return game.match(parsed) }
    return nil
  }
}

/// How a record answers a query.
public struct QueryMatch: Hashable, Sendable {
  /// The number of moves, passes included, after which the position is one that the query asks for;
  /// `nil` if it asks for none.
  public var ply: Int?
  /// That position, in the orientation of the query, if the query asks for a certain one.
  public var position: Position?

  package init(
    ply: Int? = nil,
    position: Position? = nil
  ) {
    (self.ply, self.position) = (ply, position)
  }
}

/// What queries can be about.
package struct QueryContext: Sendable {
  /// The games whose records are asked.
  package let games: [any QueriedGame.Type]
  /// The formats of records, and of the positions in queries.
  package let formats: FormatRegistry
  /// All rules of findings.
  package let rules: [Rule]
  /// Makes a validator that reports the findings of a query.
  package let makeValidator: @Sendable (RuleSettings) -> Validator

  /// Creates a context.
  package init(
    games: [any QueriedGame.Type],
    formats: FormatRegistry,
    rules: [Rule],
    makeValidator: @escaping @Sendable (RuleSettings) -> Validator
  ) {
    self.games = games
    self.formats = formats
    self.rules = rules
    self.makeValidator = makeValidator
  }

  /// What may follow each name of a field.
  fileprivate var grammars: [String: QueryGrammar] {
    var grammars: [String: QueryGrammar] = [:]
    for game in games { grammars.merge(game.grammars(self)) { first, _ in first } }
    return grammars
  }
}
