import GameRecords

extension RuleExplanations {
  static let table = RuleExplanations(PackageResources.TableRules_md)
}

/// What can be wrong with a row of a table, apart from its moves.
extension Rule {
  static let tableRow = Rule(1481, "table-row", .error, page: .table)
  static let tableField = Rule(1482, "table-field", .warning, page: .table)
}

extension [Rule] {
  /// All of these.
  static let table: [Rule] = [.tableRow, .tableField]
}
