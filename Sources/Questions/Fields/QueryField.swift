package import GameRecords

/// Something that records of a game can be asked for.
package struct QueryField<Game: QueriedGame>: Sendable {
  /// The name in queries; `matches.schema.json` says what each field is.
  package let name: String
  let grammar: QueryGrammar
  /// The words that values can be; none if values are no words, or any.
  let words: Words
  let cost: QueryCost
  /// Returns what a table shows of a record; `nil` if the field cannot be a column.
  let column: Column?
  /// Makes the test of a query, which an unequal sign negates afterwards.
  let compile: @Sendable (QueryTest, QueryContext) throws(QueryError) -> Match

  /// Returns the words that values can be.
  package typealias Words = @Sendable (QueryContext) -> [String]
  /// Returns the value of a record, if it has one.
  package typealias Column = @Sendable (QuerySubject<Game>) -> ColumnValue?
  /// Returns how a record answers a test.
  package typealias Match = @Sendable (QuerySubject<Game>) -> QueryMatch?
  /// Calls a closure with the values of a record until it returns `true`, and returns whether it did.
  package typealias Values<Value> =
    @Sendable (QuerySubject<Game>, (Value) -> Bool) -> Bool

  /// Creates a field with a grammar of its own.
  package init(
    _ name: String,
    _ grammar: QueryGrammar,
    words: @escaping Words = { _ in [] },
    cost: QueryCost = .fact,
    column: Column? = nil,
    compile: @escaping @Sendable (QueryTest, QueryContext) throws(QueryError) -> Match
  ) {
    self.name = name
    self.grammar = grammar
    self.words = words
    self.cost = cost
    self.column = column
    self.compile = compile
  }

  /// Creates a field whose test is whether any of the values fits.
  private init<Value>(
    _ name: String,
    _ grammar: QueryGrammar,
    words: @escaping Words = { _ in [] },
    cost: QueryCost,
    _ column: Column?,
    _ values: @escaping Values<Value>,
    shown: @escaping @Sendable (Value) -> ColumnValue,
    fits:
      @escaping @Sendable (QueryTest, QueryContext) throws(QueryError) -> @Sendable (Value) -> Bool
  ) {
    let firstValue: Column = { subject in
      var first: ColumnValue?
      _ = values(subject) { value in
        first = shown(value)
        return true
      }
      return first
    }
    self.init(name, grammar, words: words, cost: cost, column: column ?? firstValue) {
      test,
      context throws(QueryError) in
      let fits = try fits(test, context)
      return { values($0, fits) ? QueryMatch() : nil }
    }
  }

  // MARK: - Kinds of fields

  /// Creates a field of words, all of which may have a notation.
  package static func text(
    _ name: String,
    notation: QueryNotation? = nil,
    cost: QueryCost = .fact,
    column: Column? = nil,
    _ values: @escaping Values<String>
  ) -> QueryField {
    QueryField(name, .words, cost: cost, column, values, shown: ColumnValue.text) {
      test,
      _ throws(QueryError) in
      let patterns = try TextPattern.patterns(of: test, in: notation)
      return { text in patterns.contains { $0.matches(text) } }
    }
  }

  /// Creates a field of numbers, none of which is less than a certain one.
  package static func number(
    _ name: String,
    from least: Double = -.infinity,
    cost: QueryCost = .fact,
    column: Column? = nil,
    _ values: @escaping Values<Double>
  ) -> QueryField {
    QueryField(name, .ordered, cost: cost, column, values, shown: ColumnValue.number) {
      test,
      _ throws(QueryError) in
      try test.numberCondition(from: least)
    }
  }

  /// Creates a field of dates.
  package static func date(
    _ name: String,
    _ values: @escaping Values<GameDate>
  ) -> QueryField {
    QueryField(name, .ordered, cost: .fact, nil, values, shown: ColumnValue.date) {
      test,
      _ throws(QueryError) in
      let spans = try test.values(DateSpan.init, "1985-05-01, 1985-05, 1985, 1980..1985 or 1980..")
      let comparison = test.positiveComparison
      return { date in spans.contains { $0.holds(comparison, for: date) } }
    }
  }

  /// Creates a field of one of some words.
  package static func choice(
    _ name: String,
    _ words: @escaping Words,
    _ values: @escaping Values<String>
  ) -> QueryField {
    let shown = ColumnValue.text
    return QueryField(name, QueryGrammar(), words: words, cost: .fact, nil, values, shown: shown) {
      test,
      context throws(QueryError) in
      let chosen = Set(try test.words(of: words(context)))
      return { chosen.contains($0) }
    }
  }

  /// Creates a field that a record has or has not; `nil` if that is unknown.
  package static func flag(
    _ name: String,
    cost: QueryCost = .fact,
    _ isTrue: @escaping @Sendable (QuerySubject<Game>) -> Bool?
  ) -> QueryField {
    let grammar = QueryGrammar(values: .none, operators: [])
    return QueryField(
      name,
      grammar,
      cost: cost,
      column: { isTrue($0).map(ColumnValue.flag) }
    ) {
      _,
      _ in
      { isTrue($0) == true ? QueryMatch() : nil }
    }
  }
}

extension QueryGrammar {
  /// Values that are texts.
  package static let words = QueryGrammar(operators: [.equal, .same, .unequal])
  /// Values that are less or greater than others.
  package static let ordered = QueryGrammar(operators: [
    .equal, .unequal, .less, .lessOrEqual, .greater, .greaterOrEqual,
  ])
}

extension TextPattern {
  /// Returns the patterns of the values of a test.
  package static func patterns(
    of test: QueryTest,
    in notation: QueryNotation? = nil
  ) throws(QueryError) -> [TextPattern] {
    if let notation { return try notation.patterns(of: test) }
    var patterns: [TextPattern] = []
    for value in test.values {
      let isWhole = test.comparison == .same
      // Such as the sign “~” of another language before the value.
      let first = value.isQuoted ? value.text : String(value.text.prefix { $0 != " " })
      guard let pattern = TextPattern(value.text, isWhole: isWhole),
        isWhole || TextPattern(first, isWhole: false) != nil
      else {
        let start = value.range.lowerBound
        throw QueryError(
          "\(DisplayText.quote(first)) has neither a letter nor a digit",
          help: "compare the whole text with “==”, or the beginning of a word as in “Fin*”",
          at: start..<min(start + first.utf8.count, value.range.upperBound)
        )
      }
      patterns.append(pattern)
    }
    return patterns
  }
}

extension QueryTest {
  /// The comparison apart from negation.
  var positiveComparison: QueryOperator {
    isNegated ? .equal : comparison ?? .equal
  }

  /// Returns the values as something else.
  func values<Value>(
    _ read: (String) -> Value?,
    _ expected: String
  ) throws(QueryError) -> [Value] {
    var values: [Value] = []
    for text in self.values {
      guard let value = read(text.text) else {
        throw QueryError(
          "\(DisplayText.quote(text.text)) does not fit “\(field.text)”",
          help: "write \(expected)",
          at: text.range
        )
      }
      values.append(value)
    }
    return values
  }

  /// Returns the condition that a number has to meet, which some possible number does.
  package func numberCondition(
    from least: Double
  ) throws(QueryError) -> @Sendable (Double) -> Bool {
    let ranges = try values(
      NumberRange.init,
      "a number or a range, such as 40, 30..40, 40.. or ..40"
    )
    let comparison = positiveComparison
    for (value, range) in zip(values, ranges) {
      let numbers = [least, max(least, range.lower), .infinity]
      guard !numbers.contains(where: { range.holds(comparison, for: $0) }) else { continue }
      throw never(value, help: "the least number is \(ColumnValue.number(least))")
    }
    return { number in ranges.contains { $0.holds(comparison, for: number) } }
  }

  /// Returns the values, each of which must be one of some words.
  package func words(of known: [String]) throws(QueryError) -> [String] {
    var words: [String] = []
    for value in values {
      guard let word = NearMiss.same(as: value.text, in: known) else {
        let near = NearMiss.clause(value.text, in: known)
        throw never(value, clause: near, help: "write " + Words.either(known))
      }
      words.append(word)
    }
    return words
  }

  /// An error about a value that the field never has.
  package func never(_ value: QueryText, clause: String = "", help: String?) -> QueryError {
    QueryError(
      "“\(field.text)” is never \(DisplayText.quote(value.text))" + clause,
      help: help,
      at: value.range
    )
  }
}
