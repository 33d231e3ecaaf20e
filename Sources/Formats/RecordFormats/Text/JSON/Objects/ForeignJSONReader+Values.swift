package import GameRecords

/// Reads values that only records have.
extension ForeignJSONReader {
  /// The object that is written as JSON in a string, perhaps in base 64; everything in it has the
  /// place of the string.
  package mutating func embeddedObject(_ value: JSONValue) -> JSONObject? {
    let place = value.innerRange
    let bytes = Base64(value.bytes)?.bytes[...] ?? value.bytes
    let tree = JSONTree(SourceText(name: source.name, bytes: bytes), at: place)
    // All errors have the same place.
    if var error = tree.errors.items.first {
      error.range = place
      if error.opening != nil { error.opening = place.lowerBound }
      report(error)
    }
    return object(tree.root)
  }

  /// A date in any form that programs of the field write; fractions of seconds are left out.
  ///
  /// A text that is not a date is kept as a tag.
  package mutating func date(_ value: JSONValue?) -> GameDate? {
    guard let value, let text = text(value), !text.isEmpty else { return nil }
    if let date = GameDate(Self.withoutFraction(text)) ?? DateSpelling.date(text) {
      mark(.date, value.innerRange)
      return date
    }
    report(
      .jsonDate,
      "\(DisplayText.quote(text)) is not a date that can be read; it is kept as a tag",
      at: value.innerRange
    )
    keep(value, as: value.key)
    return nil
  }

  /// A date without the fraction of its seconds, as in `2025-03-18T18:17:13.535Z`.
  private static func withoutFraction(_ text: String) -> String {
    guard let point = text.firstIndex(of: ".") else { return text }
    let fraction = text[point...].dropFirst().prefix { $0.isNumber }
    return String(text[..<point] + text[fraction.endIndex...])
  }
}
