package import GameRecords

/// Fields of records, or of their moves, as the columns of a table.
package struct RecordColumns: Sendable {
  /// The names of the fields, in order.
  package let names: [String]
  private let games: [GameColumns]
  private let queried: [any QueriedGame.Type]

  /// Creates columns.
  /// - Parameters:
  ///   - names: the names of fields.
  ///   - rows: what has a row of its own; a field of a move is preferred to one of its record.
  ///   - context: the games of the records.
  /// - Throws: an error about the first name of a field that no game has or that cannot be shown, or one
  ///   that appears twice.
  package init(
    _ names: [String],
    rows: TableLayout.Rows = .records,
    _ context: QueryContext
  ) throws(ColumnError) {
    self.names = names
    let known = Self.known(context, rows)
    for name in names where !known.contains(name) {
      throw ColumnError(name: name, known: known)
    }
    for (index, name) in names.enumerated() where names[..<index].contains(name) {
      throw ColumnError(name: name, known: nil)
    }
    queried = context.games
    games = queried.map { $0.columns(names, rows) }
  }

  /// The names of all fields that can be columns.
  package static func known(_ context: QueryContext, _ rows: TableLayout.Rows) -> [String] {
    var known: [String] = []
    for name in context.games.flatMap({ $0.columnNames(rows) }) where !known.contains(name) {
      known.append(name)
    }
    return known
  }

  /// Returns the values of a record, in the order of the columns; none if there is no record.
  package func values(of parsed: ParsedRecord) -> [ColumnValue?] {
    guard let type = parsed.recordType else { return [] }
    for game in games where game.recordType == type { return game.values(parsed) }
    return []
  }

  /// Drops what the usual table does not show of a record, and returns it.
  func fit(_ record: inout some GameRecord, to stores: FactSet) -> [Loss] {
    for game in queried {
      if let losses = game.losses(fitting: &record, to: stores) { return losses }
    }
    return record.keep(stores)
  }

  /// Returns the rows of a record: one, or one for each of its moves.
  package func rows(of parsed: ParsedRecord) -> [[ColumnValue?]] {
    guard let type = parsed.recordType else { return [] }
    for game in games where game.recordType == type { return game.rows(parsed) }
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
private struct GameColumns: Sendable {
  let recordType: ObjectIdentifier
  let values: @Sendable (ParsedRecord) -> [ColumnValue?]
  let rows: @Sendable (ParsedRecord) -> [[ColumnValue?]]
}

extension QueriedGame {
  fileprivate static func columnNames(_ rows: TableLayout.Rows) -> [String] {
    let fields = fields.filter { $0.column != nil }.map(\.name)
    return rows == .records ? fields : fields + moveFields.map(\.name)
  }

  fileprivate static func columns(_ names: [String], _ rows: TableLayout.Rows) -> GameColumns {
    let moveFields = rows == .records ? [] : moveFields
    let ofMoves = names.enumerated().compactMap { index, name in
      moveFields.first { $0.name == name }.map { (index: index, value: $0.value) }
    }
    var columns = names.map { fieldsByName[$0]?.column }
    for (index, _) in ofMoves { columns[index] = nil }
    return GameColumns(
      recordType: ObjectIdentifier(Record.self),
      values: { [columns] parsed in
        subject(parsed).map { subject in columns.map { $0?(subject) } } ?? []
      },
      rows: { [columns] parsed in
        guard let subject = subject(parsed) else { return [] }
        let row = columns.map { $0?(subject) }
        guard rows != .records else { return [row] }
        return moves(of: subject).map { move in
          var row = row
          for (index, value) in ofMoves { row[index] = value(move) }
          return row
        }
      }
    )
  }

  /// Fits a record if it is one of the game.
  fileprivate static func losses<Other: GameRecord>(
    fitting record: inout Other,
    to stores: FactSet
  ) -> [Loss]? {
    guard var own = record as? Record else { return nil }
    let losses = fit(&own, to: stores)
    if let fitted = own as? Other { record = fitted }
    return losses
  }

  private static func subject(_ parsed: ParsedRecord) -> QuerySubject<Self>? {
    parsed.content(of: Record.self).map { QuerySubject<Self>(parsed, $0) }
  }
}
