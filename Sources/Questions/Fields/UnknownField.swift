import GameRecords

extension QueryError {
  /// A word that is no field.
  /// - Parameters:
  ///   - field: the word.
  ///   - names: the fields.
  ///   - last: the test before it.
  ///   - conjunction: the word between the two, `and` or `or`.
  init(
    unknownField field: QueryText,
    among names: [String],
    after last: QueryTest?,
    _ conjunction: String?
  ) {
    var meant: String?
    if !field.isQuoted {
      meant =
        Self.synonyms[field.text.lowercased()].map { "; did you mean \($0)?" }
        ?? NearMiss.question(field.text, in: names).map { "; " + $0 }
    }
    self.init(
      "a record has no field \(DisplayText.quote(field.text))" + (meant ?? ""),
      at: field.range
    )
    guard meant == nil else { return }
    var example = "for a name, write “player \(field.text)”"
    if let conjunction, let last, let value = last.values.last {
      let test = "\(last.field.text) \(value.text)"
      example =
        conjunction == "or"
        ? "for one of several values, write “\(test), \(field.text)”"
        : "for both values, write “\(test) and \(last.field.text) \(field.text)”"
    }
    help = example + "; the fields are " + names.joined(separator: ", ")
  }

  /// What people may call some fields.
  private static let synonyms = [
    "year": "“date”", "tournament": "“event”", "match": "“event”", "place": "“site”",
    "elo": "“rating”", "name": "“player”", "result": "“winner” or “score”", "black": "“dark”",
    "white": "“light”", "draw": "“tie”",
  ]
}
