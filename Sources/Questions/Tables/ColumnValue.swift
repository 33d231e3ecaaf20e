package import GameRecords

/// What a table shows of one field of a record.
package enum ColumnValue: Hashable, Sendable {
  case text(String)
  case number(Double)
  case date(GameDate)
  case flag(Bool)
}

extension ColumnValue: CustomStringConvertible {
  /// The value as text.
  package var description: String {
    switch self {
    case .text(let text): text
    case .number(let number): NumberText.text(of: number)
    case .date(let date): date.description
    case .flag(let isTrue): isTrue ? "true" : "false"
    }
  }
}
