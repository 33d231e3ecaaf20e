import GameRecords

/// Reads a query: tests that are combined with `and`, `or`, `not` and parentheses.
///
/// The grammar is in flipbook-find(1).
struct QueryParser {
  private let tokens: [QueryToken]
  private let fields: [String: QueryGrammar]
  private var index = 0
  private var depth = 0
  /// The test before the one that is read.
  private var last: QueryTest?
  private let end: Int

  /// The number of parentheses and negations that may be nested.
  private static let maximumDepth = 100

  /// Reads a query.
  /// - Parameters:
  ///   - query: the text.
  ///   - fields: what may follow each name of a field.
  /// - Returns: the query.
  /// - Throws: the first mistake.
  static func parse(
    _ query: String,
    fields: [String: QueryGrammar]
  ) throws(QueryError) -> QuerySyntax {
    let tokens = try QueryScanner.tokens(of: query)
    var parser = QueryParser(tokens: tokens, fields: fields, end: query.utf8.count)
    guard !tokens.isEmpty else { throw QueryError("the query is empty", at: 0..<0) }
    let syntax = try parser.alternatives()
    if let token = parser.next {
      throw parser.unexpected(token)
    }
    return syntax
  }

  private init(tokens: [QueryToken], fields: [String: QueryGrammar], end: Int) {
    self.tokens = tokens
    self.fields = fields
    self.end = end
  }

  // MARK: - Combinations

  private mutating func alternatives() throws(QueryError) -> QuerySyntax {
    var parts = [try conjunction()]
    while take("or") { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction() throws(QueryError) -> QuerySyntax {
    var parts = [try negation()]
    while take("and") { parts.append(try negation()) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func negation() throws(QueryError) -> QuerySyntax {
    let start = next?.range ?? end..<end
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else {
      throw QueryError("more than \(Self.maximumDepth) levels are nested", at: start)
    }
    if take("not") { return .not(try negation()) }
    guard case .open(let range) = next else { return .test(try test()) }
    index += 1
    let syntax = try alternatives()
    guard case .close = next else {
      throw QueryError("the parenthesis is not closed", at: range)
    }
    index += 1
    return syntax
  }

  // MARK: - Tests

  private mutating func test() throws(QueryError) -> QueryTest {
    guard let field = takeText() else {
      throw next.map(unexpected) ?? QueryError("a test is missing here", at: end..<end)
    }
    guard let grammar = field.isQuoted ? nil : fields[field.text.lowercased()] else {
      throw QueryError(unknownField: field, among: fields.keys.sorted(), after: last, joined)
    }
    var test = QueryTest(field: field)
    if grammar.takesName {
      guard let name = takeText() else {
        throw QueryError("a name is missing after “\(field.text)”", at: afterLast)
      }
      test.name = name
    }
    if case .comparison(let comparison, let range) = next {
      guard grammar.operators.contains(comparison) else {
        let others = grammar.operators.map { "“\($0.rawValue)”" }
        throw QueryError(
          "“\(field.text)” cannot be compared with “\(comparison.rawValue)”",
          help: others.isEmpty
            ? "leave out the comparison" : "use " + Words.either(others),
          at: range
        )
      }
      test.comparison = comparison
      index += 1
    }
    if grammar.values != .none { test.values = try values(grammar) }
    if test.values.isEmpty, grammar.values == .needed || test.comparison != nil {
      // A comma or a parenthesis is the mistake itself.
      switch next {
      case .comma?, .open?, .close?: throw unexpected(tokens[index])
      case .text?, .comparison?, nil: break
      }
      let before = test.comparison?.rawValue ?? field.text
      throw QueryError("a value is missing after “\(before)”", at: afterLast)
    }
    if grammar.takesPlies { test.plies = try plies() }
    last = test
    return test
  }

  /// Reads values between commas, each a quoted text or some words.
  private mutating func values(_ grammar: QueryGrammar) throws(QueryError) -> [QueryText] {
    var values: [QueryText] = []
    while let first = takeValue(grammar) {
      guard
        values.isEmpty || first.isQuoted || fields[first.text.lowercased()] == nil
          || NearMiss.same(as: first.text, in: grammar.words) != nil
      else {
        throw QueryError(
          "a comma separates values, and “\(first.text)” is the name of a field",
          help: "for another test, write “and \(first.text)”; put a value that is the name of a "
            + "field into quotation marks",
          at: first.range
        )
      }
      var value = first
      while !value.isQuoted, let word = takeValue(grammar) {
        guard !word.isQuoted, fields[word.text.lowercased()] == nil else {
          throw missingConjunction(before: word)
        }
        value.text += " " + word.text
        value.range = value.range.lowerBound..<word.range.upperBound
      }
      values.append(value)
      guard case .comma(let comma) = next else { return values }
      index += 1
      if next == nil { throw QueryError("a value is missing after the comma", at: comma) }
    }
    return values
  }

  private mutating func takeValue(_ grammar: QueryGrammar) -> QueryText? {
    guard case .text(let text) = next else { return nil }
    let words = Self.reserved + (grammar.takesPlies ? Self.plyWords : [])
    return words.contains(where: text.isWord) ? nil : takeText()
  }

  /// Reads `at` or `by` and plies: `at 20`, `at 10..20`, `by 20`.
  private mutating func plies() throws(QueryError) -> ClosedRange<Int>? {
    let isLimit = take("by")
    guard isLimit || take("at") else { return nil }
    guard let text = takeText() else {
      throw next.map(unexpected) ?? QueryError("a number of moves is missing here", at: end..<end)
    }
    guard let range = NumberRange(text.text)?.wholeNumbers, range.lowerBound >= 0,
      !isLimit || range.count == 1
    else {
      throw QueryError(
        isLimit
          ? "“\(text.text)” is not a number of moves" : "“\(text.text)” is not a range of moves",
        help: isLimit ? "write a number such as 20" : "write 20, 10..20, 10.. or ..20",
        at: text.range
      )
    }
    return isLimit ? 0...range.upperBound : range
  }

  // MARK: - Tokens

  private var next: QueryToken? { index < tokens.count ? tokens[index] : nil }

  private mutating func take(_ word: String) -> Bool {
    guard case .text(let text) = next, text.isWord(word) else { return false }
    index += 1
    return true
  }

  /// Takes a word that is not reserved, or a quoted text.
  private mutating func takeText() -> QueryText? {
    guard case .text(let text) = next, !Self.reserved.contains(where: text.isWord) else {
      return nil
    }
    index += 1
    return text
  }

  private static func isWord(_ token: QueryToken, of words: [String]) -> Bool {
    guard case .text(let text) = token else { return false }
    return words.contains(where: text.isWord)
  }

  private static let reserved = ["and", "or", "not"]
  private static let plyWords = ["at", "by"]

  // MARK: - Errors

  /// The word before the last token that was taken, if it joins two tests.
  private var joined: String? {
    guard index > 1, case .text(let word) = tokens[index - 2] else { return nil }
    return ["and", "or"].first(where: word.isWord)
  }

  /// The place after the last token that was taken.
  private var afterLast: Range<Int> {
    let last = tokens[index - 1].range.upperBound
    return last..<last
  }

  private func unexpected(_ token: QueryToken) -> QueryError {
    switch token {
    case .text(let text) where Self.reserved.contains(where: text.isWord):
      QueryError("a test is missing before “\(text.text)”", at: text.range)
    case .text(let text): missingConjunction(before: text)
    case .comparison(let comparison, let range):
      QueryError("a field is missing before “\(comparison.rawValue)”", at: range)
    case .comma(let range): QueryError("the comma does not belong here", at: range)
    case .open(let range): QueryError("“and” or “or” is missing before “(”", at: range)
    case .close(let range): QueryError("“)” does not belong here", at: range)
    }
  }

  private func missingConjunction(before text: QueryText) -> QueryError {
    QueryError(
      "“and” or “or” is missing before “\(text.text)”",
      help: "put a value that contains the name of a field into quotation marks",
      at: text.range
    )
  }
}
