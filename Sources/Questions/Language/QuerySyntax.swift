/// A query as it is written, before it is known what its names mean.
indirect enum QuerySyntax: Sendable {
  case test(QueryTest)
  case not(QuerySyntax)
  case all([QuerySyntax])
  case any([QuerySyntax])
}

/// One question about a record: a field, a comparison, values.
package struct QueryTest: Sendable {
  /// The name of the field.
  let field: QueryText
  /// The name after the field, such as that of a tag.
  var name: QueryText?
  /// How to compare; `nil` if that is not written, which means ``QueryOperator/equal``.
  package var comparison: QueryOperator?
  /// The values, of which any may be meant.
  package var values: [QueryText] = []
  /// The plies at which the game is looked at.
  package var plies: ClosedRange<Int>?

  var isNegated: Bool { comparison == .unequal }
}

/// A word or a quoted text of a query, and where it is.
package struct QueryText: Sendable {
  package var text: String
  package var range: Range<Int>
  package var isQuoted = false

  /// Whether it is this word of the language, in any case.
  func isWord(_ word: String) -> Bool { !isQuoted && text.lowercased() == word }
}

/// How a field and a value are compared.
package enum QueryOperator: String, CaseIterable, Sendable {
  case equal = "="
  /// Equal in every letter or in the same orientation.
  case same = "=="
  case unequal = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
}

/// What may follow the name of a field.
package struct QueryGrammar: Sendable {
  /// Whether values are needed, possible or not.
  var values = Values.needed
  /// The words that values can be, apart from other texts.
  var words: [String] = []
  /// Whether a name follows, before the values.
  var takesName = false
  /// Whether “at” or “by” and plies may follow.
  package var takesPlies = false
  var operators: [QueryOperator] = [.equal, .unequal]

  package init(
    values: Values = .needed,
    takesName: Bool = false,
    takesPlies: Bool = false,
    operators: [QueryOperator] = [.equal, .unequal]
  ) {
    (self.values, self.takesName, self.takesPlies, self.operators) = (
      values, takesName, takesPlies, operators
    )
  }

  package enum Values { case needed, possible, none }
}
