package import GameRecords

/// Values as what they must be: each call gives `nil` when there is no value, or reports what stands
/// there instead.
extension ForeignJSONReader {
  /// The value of a key that must be there; `usual` is what it can only be, as JSON, if that is
  /// known.
  package mutating func require(
    _ key: String,
    of object: inout JSONObject,
    usual: String? = nil
  ) -> JSONValue? {
    if let value = object.take(key) { return value }
    let start = object.value.range.lowerBound
    var repair: Repair?
    if let usual, !object.value.isEmbedded, object.value.member(key) == nil {
      let end = object.value.children.reduce(0) { count, _ in count + 1 }
      repair = .edits([object.value.insertion(of: (key, usual), before: end, in: source)])
    }
    report(JSONError(.missingKey(key), at: start..<start + 1), repair: repair)
    return nil
  }

  package mutating func object(
    _ value: JSONValue?,
    as what: StaticString = "an object"
  ) -> JSONObject? {
    guard let value else { return nil }
    guard value.kind == .object else {
      reportType(value, expected: what)
      return nil
    }
    return JSONObject(value, &self)
  }

  /// The object that is written as JSON in a string; everything in it stands where the string stands.
  package mutating func embeddedObject(_ value: JSONValue) -> JSONObject? {
    let place = value.innerRange
    let tree = JSONTree(SourceText(name: source.name, bytes: value.bytes), at: place)
    // All errors stand at the same place.
    if let error = tree.errors.items.first {
      var code = error.code
      if case .truncated(let kind, _) = code {
        code = .truncated(inside: kind, from: place.lowerBound)
      }
      report(JSONError(code, at: place))
    }
    return object(tree.root)
  }

  package mutating func array(_ value: JSONValue?, as what: StaticString = "an array")
    -> [JSONValue]?
  {
    guard let value else { return nil }
    guard value.kind == .array else {
      reportType(value, expected: what)
      return nil
    }
    return Array(value.children)
  }

  package mutating func text(_ value: JSONValue?, as what: StaticString = "a string") -> String? {
    guard let value else { return nil }
    if let text = value.text { return text }
    let isPlain = value.kind == .number || value.kind == .boolean
    let repair = isPlain ? replacement(of: value, with: "\"\(value.spelling)\"") : nil
    reportType(value, expected: what, repair: repair)
    return nil
  }

  package mutating func boolean(_ value: JSONValue?) -> Bool? {
    guard let value else { return nil }
    if let boolean = value.boolean { return boolean }
    let meaning: KeyValuePairs = ["0": "false", "1": "true", "false": "false", "true": "true"]
    let word = meaning.first { $0.key == value.spelling }?.value
    reportType(
      value,
      expected: "true or false",
      repair: word.flatMap { value.isEmbedded ? nil : .replace(value.range, with: $0.utf8) }
    )
    return nil
  }

  package mutating func number(_ value: JSONValue?) -> Double? {
    guard let value else { return nil }
    if let number = value.number { return number }
    var repair: Repair?
    if value.isNumberInQuotes, !value.isEmbedded {
      repair = .replace(value.range, with: value.bytes)
    }
    reportType(value, expected: "a number", repair: repair)
    return nil
  }

  package mutating func integer(_ value: JSONValue?, in range: ClosedRange<Int>) -> Int? {
    guard let value, number(value) != nil else { return nil }
    if let integer = value.integer, range.contains(integer) { return integer }
    reportValue(value, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    return nil
  }

  /// What one of a few words means.
  package mutating func word<Meaning>(
    _ value: JSONValue?,
    _ meanings: KeyValuePairs<String, Meaning>
  ) -> Meaning? {
    guard let value, let text = text(value) else { return nil }
    if let match = meanings.first(where: { $0.key == text }) { return match.value }
    let words = meanings.map(\.key)
    let near = NearMiss.same(as: text, in: words).map { replacement(of: value, with: $0) } ?? nil
    reportValue(value, expected: Self.either(words), repair: near)
    return nil
  }

  /// Some words as a choice: `a, b or c`.
  package static func either(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  /// A date in any spelling of the field; what is finer than seconds is left out.
  ///
  /// A text that is no date is kept as a tag.
  package mutating func date(_ value: JSONValue?) -> GameDate? {
    guard let value, let text = text(value), !text.isEmpty else { return nil }
    if let date = GameDate(Self.withoutFraction(text)) ?? DateSpelling.date(text) {
      mark(.date, value.innerRange)
      return date
    }
    report(
      .jsonDate,
      "\(DisplayText.quote(text)) is no date that can be read; it is kept as a tag",
      at: value.innerRange,
      repair: GameDate(reading: text).map { replacement(of: value, with: "\($0)") } ?? nil
    )
    keep(value, as: value.key)
    return nil
  }

  /// A date without the fraction of its seconds, such as `2025-03-18T18:17:13.535Z` has it.
  private static func withoutFraction(_ text: String) -> String {
    guard let point = text.firstIndex(of: ".") else { return text }
    let fraction = text[point...].dropFirst().prefix { $0.isNumber }
    return String(text[..<point] + text[fraction.endIndex...])
  }
}
