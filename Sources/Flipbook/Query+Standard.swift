import GameRecords
import Games
import RecordChecks
public import RecordQueries
import RecordStreams

extension Query {
  /// Reads a query about records of all games and formats.
  /// - Parameter text: the query, in the language of flipbook-find(1).
  /// - Throws: the first mistake in the query.
  public init(_ text: String) throws(QueryError) {
    try self.init(text, .standard)
  }
}

extension QueryContext {
  /// All games and formats, and the rules about records.
  package static let standard: QueryContext = QueryContext(
    games: Game.all.map(\.queries),
    formats: .standard,
    rules: RuleRegistry.aboutRecords.rules,
    makeValidator: { Validator($0) }
  )
}
