package import GameRecords

/// Fields of records as the columns of a table.
package struct RecordColumns: Sendable {
  /// The names of the fields, in order.
  package let names: [String]
  private let games: [any ColumnsOfGame]

  /// Creates columns.
  /// - Parameters:
  ///   - names: the names of fields.
  ///   - context: the games of the records.
  /// - Throws: an error about the first name of a field that no game has or that cannot be shown, or one
  ///   that appears twice.
  package init(_ names: [String], _ context: QueryContext) throws(ColumnError) {
    self.names = names
    let known = Self.known(context)
    for name in names where !known.contains(name) {
      throw ColumnError(name: name, known: known)
    }
    for (index, name) in names.enumerated() where names[..<index].contains(name) {
      throw ColumnError(name: name, known: nil)
    }
    games = context.games.map { $0.columns(names) }
  }

  /// The names of all fields that can be columns.
  package static func known(_ context: QueryContext) -> [String] {
    var known: [String] = []
    for game in context.games {
      known += game.columnNames.filter { !known.contains($0) }
    }
    return known
  }

  /// Returns the values of a record, in the order of the columns; none if there is no record.
  package func values(of parsed: ParsedRecord) -> [FieldValue?] {
    guard let type = parsed.recordType else { return [] }
    for game in games where game.recordType == type { return game.values(of: parsed) }
    return []
  }
}

/// The name of a column that does not exist, or that appears twice.
package struct ColumnError: Error {
  /// The name.
  package let name: String
  /// The names of all columns; `nil` if the name appears twice.
  package let known: [String]?
}

/// The columns of the records of one game.
private protocol ColumnsOfGame: Sendable {
  var recordType: ObjectIdentifier { get }
  func values(of parsed: ParsedRecord) -> [FieldValue?]
}

private struct GameColumns<Game: QueriedGame>: ColumnsOfGame {
  let columns: [QueryField<Game>.Column?]

  var recordType: ObjectIdentifier { ObjectIdentifier(Game.Record.self) }

  func values(of parsed: ParsedRecord) -> [FieldValue?] {
    guard let content = parsed.content(of: Game.Record.self) else { return [] }
    let subject = QuerySubject<Game>(parsed, content)
    return columns.map { $0?(subject) }
  }
}

extension QueriedGame {
  fileprivate static var columnNames: [String] {
    fields.filter { $0.column != nil }.map(\.name)
  }

  fileprivate static func columns(_ names: [String]) -> any ColumnsOfGame {
    let fields = fieldsByName
    return GameColumns<Self>(columns: names.map { fields[$0]?.column })
  }
}
