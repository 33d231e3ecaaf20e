package import GameRecords

/// A game whose records can be asked.
///
/// To make the records of another game answer queries, write a type that conforms and name it in the
/// game's line in `Games.swift`.
package protocol QueriedGame: Sendable {
  /// The record of the game.
  associatedtype Record: GameRecord
  /// The game as it was played, made only for fields that need it.
  associatedtype Course = Record.Attempt

  /// A move with what tables show of it.
  associatedtype PlayedMove

  /// Plays the moves of a record as far as the rules allow.
  static func course(of record: Record) -> Course

  /// The fields that only this game has.
  static var ownFields: [QueryField<Self>] { get }

  /// The moves of a record, passes included; also those that the rules do not allow.
  static func moves(of subject: QuerySubject<Self>) -> [PlayedMove]

  /// The fields of moves that can be columns.
  static var moveFields: [MoveField<Self>] { get }

  /// Calls a closure with each comment on a move, until it returns `true`.
  /// - Returns: whether it did.
  static func anyMoveComment(of record: Record, _ body: (String) -> Bool) -> Bool

  /// Drops what the usual table does not show of a record.
  /// - Parameters:
  ///   - record: the record.
  ///   - stores: the facts that the table shows.
  /// - Returns: what is dropped or replaced.
  static func fit(_ record: inout Record, to stores: FactSet) -> [Loss]
}

extension QueriedGame {
  /// By default, what is not among the facts.
  package static func fit(_ record: inout Record, to stores: FactSet) -> [Loss] {
    record.keep(stores)
  }
}

extension QueriedGame where Course == Record.Attempt {
  /// The attempt to play the moves.
  package static func course(of record: Record) -> Record.Attempt { record.attempt() }
}

extension QueriedGame {
  /// All fields: those of every game and its own.
  static var fields: [QueryField<Self>] { QueryField.common + ownFields }

  /// The fields by their names.
  static var fieldsByName: [String: QueryField<Self>] {
    Dictionary(fields.map { ($0.name, $0) }) { first, _ in first }
  }

  /// What may follow each name of a field.
  static func grammars(_ context: QueryContext) -> [String: QueryGrammar] {
    fieldsByName.mapValues { field in
      var grammar = field.grammar
      grammar.words = field.words(context)
      return grammar
    }
  }

  /// Makes a query about records of this game; a test of a field that the game does not have fails.
  static func compile(
    _ syntax: QuerySyntax,
    _ context: QueryContext
  ) throws(QueryError) -> GameQuery {
    let condition = try QueryCondition(syntax, fieldsByName, context)
    return GameQuery(recordType: ObjectIdentifier(Record.self)) { parsed in
      parsed.content(of: Record.self).flatMap {
        condition.match(QuerySubject<Self>(parsed, $0))
      }
    }
  }
}

/// A record that is asked, and what had to be found out about it.
package final class QuerySubject<Game: QueriedGame> {
  package let parsed: ParsedRecord
  private let content: GameContent<Game.Record>

  init(_ parsed: ParsedRecord, _ content: GameContent<Game.Record>) {
    self.parsed = parsed
    self.content = content
  }

  /// The record.
  package var record: Game.Record {
    // Yielded instead of returned: a copy of a record means copying all its parts.
    _read { yield content.content }
  }

  /// The game as far as the rules allow.
  package private(set) lazy var course = Game.course(of: content.content)
}

/// A query about the records of one game.
struct GameQuery: Sendable {
  /// The type of the records.
  let recordType: ObjectIdentifier
  /// Returns how a record of the game answers the query.
  let match: @Sendable (ParsedRecord) -> QueryMatch?
}
