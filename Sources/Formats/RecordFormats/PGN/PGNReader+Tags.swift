import GameRecords

/// The tags before the moves.
extension PGNReader {
  mutating func readTags() {
    while true {
      while let comment = grammar.nextComment() { read(comment) }
      guard grammar.isAtTag else { return }
      guard record.tags.count < Limits.tags else {
        let limit = "the record has more than \(Limits.tags) tags; it is not read any further"
        findings.add(.tooMany, limit, at: grammar.offset..<grammar.offset + 1)
        return grammar.offset = bytes.count
      }
      readTag()
    }
  }

  /// Reads a tag, or reports what is wrong with it.
  private mutating func readTag() {
    let start = grammar.offset
    do throws(PGNGrammar.TagProblem) {
      let tag = try grammar.nextTag()
      for quote in tag.bareQuotes {
        findings.add(
          .pgnInnerQuote,
          "a quotation mark without a backslash",
          at: quote..<quote + 1,
          repair: .rewriting
        )
      }
      let value = Value(text: text(at: tag.value, hasEscapes: tag.hasEscapes), range: tag.value)
      add(String(decoding: bytes[tag.name], as: UTF8.self), value, at: start..<grammar.offset)
    } catch {
      findings.add(error.finding)
    }
  }

  /// The text of a value without its escapes, and its place.
  struct Value {
    let text: String
    let range: Range<Int>
  }

  private mutating func add(_ name: String, _ value: Value, at range: Range<Int>) {
    guard let tag = PGNTag(named: name) else { return keep(name, value) }
    let first = firstTags.first { $0.tag == tag }?.range
    if first == nil { firstTags.append((tag, range)) }
    if tag == .date { return setDate(value, isFirst: first == nil) }
    if let first {
      let isSame = slice(first) == slice(range)
      let quoted = DisplayText.quote(name)
      findings.add(
        .pgnRepeatedTag,
        (name == tag.rawValue
          ? "\(quoted) is repeated"
          : "\(quoted) means the same as \(DisplayText.quote(tag.rawValue))")
          + "; the first one counts",
        at: value.range,
        repair: isSame ? .rewriting : nil
      )
      return isSame ? () : keep(name, value)
    }
    if tag == .termination, PGNTag.isAnyEnding(value.text) { return keep(name, value) }
    if !tag.isUnknown(value.text), !set(tag, value) {
      findings.add(
        .pgnValue,
        "\(DisplayText.quote(value.text)) is not understood as \(name); it is kept as a tag",
        at: value.range
      )
      keep(name, value)
    }
  }

  /// Keeps a fact that the model has no field for.
  mutating func keep(_ name: String, _ value: Value) {
    record.tags.add(Tag(name: name, value: value.text))
    parts.append((.tag(record.tags.count), SourceRange(value.range)))
  }
}
