package import GameRecords
package import RecordStreams

/// The fields that records are sorted by.
package struct RecordOrder: Sendable {
  private let columns: RecordColumns
  private let directions: [SortKey.Direction]

  /// Creates an order.
  /// - Parameters:
  ///   - names: the names of fields, the first of which counts most; “-” before a name reverses the
  ///     order, and “players” means the names of both players.
  ///   - context: the games of the records.
  /// - Throws: an error about the first name of a field that no game has, or that appears twice.
  package init(_ names: [String], _ context: QueryContext) throws(ColumnError) {
    var fields: [(name: String, direction: SortKey.Direction)] = []
    for name in names {
      let direction = name.hasPrefix("-") ? SortKey.Direction.descending : .ascending
      let field = String(direction == .descending ? name.dropFirst() : name[...])
      fields += (Self.groups[field] ?? [field]).map { ($0, direction) }
    }
    columns = try RecordColumns(fields.map(\.name), context)
    directions = fields.map(\.direction)
  }

  /// Names for several fields.
  package static let groups = ["players": ["dark", "light", "player"]]

  /// Returns the key of a record.
  package func key(of parsed: ParsedRecord) -> SortKey {
    var values = columns.values(of: parsed).map { $0.map(SortKey.Value.init) }
    // A record that could not be read has none.
    if values.isEmpty { values = Array(repeating: nil, count: directions.count) }
    return SortKey(values, directions)
  }
}

extension SortKey.Value {
  fileprivate init(_ value: ColumnValue) {
    switch value {
    case .number(let number): self = .number(number)
    case .flag(let isTrue): self = .number(isTrue ? 1 : 0)
    // All parts have a fixed width, so that dates are in order as texts.
    case .date(let date): self = .text(Array(date.description.utf8))
    case .text(let text): self = .text(Self.sortable(FoldedText.bytes(of: text)))
    }
  }

  /// A text in which numbers are in order too: “Round 10” comes after “Round 9”.
  private static func sortable(_ text: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = text[...]
    while let byte = rest.first {
      let digits = rest.prefix { 0x30...0x39 ~= $0 }.drop { $0 == 0x30 }
      guard 0x30...0x39 ~= byte else {
        bytes.append(rest.removeFirst())
        continue
      }
      // The number of digits comes first.
      bytes.append(0x30 + UInt8(min(digits.count, 9)))
      bytes += digits
      rest = rest.drop { 0x30...0x39 ~= $0 }
    }
    return bytes
  }
}
