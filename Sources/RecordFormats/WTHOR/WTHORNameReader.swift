internal import GameRecords

/// Looks up the names of one record, and keeps the numbers of those that are not known.
struct WTHORNameReader {
  private(set) var tags: [Tag] = []
  private(set) var findings: [Diagnostic] = []
  private let names: WTHORNames
  private let source: SourceText

  init(_ names: WTHORNames, in source: SourceText) {
    self.names = names
    self.source = source
  }

  /// The name that a number stands for.
  ///
  /// Without a table, only the number 0 has a name, the same in every table of the federation.
  /// - Parameters:
  ///   - field: what the number is.
  ///   - number: the number.
  ///   - range: where it stands.
  /// - Returns: the name, or `nil` if it is not known.
  mutating func name(of field: WTHORField, _ number: Int, at range: Range<Int>) -> String? {
    let table = names[field.kind]
    if let name = table?[number] { return name }
    if table == nil, number == 0 { return field.kind.unknown }
    if let table, !(0..<table.count).contains(number) {
      let owner = "the table of \(field.kind.companion.name), which has \(table.count) names"
      findings.append(
        source.diagnostic(
          .wthorIndex,
          "number \(number) is not in \(owner)",
          help: "is the table of the same release as the file?",
          at: range
        )
      )
    }
    tags.append(Tag(name: field.tag, value: String(number)))
    return nil
  }
}
