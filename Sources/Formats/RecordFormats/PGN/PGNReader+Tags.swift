import GameRecords
import ReversiRules

/// The tags before the moves.
extension PGNReader {
  mutating func readTags() {
    while true {
      while let comment = grammar.nextComment() { read(comment) }
      guard grammar.isAtTag else { return }
      hasTags = true
      readTag()
    }
  }

  /// Reads a tag, or reports what is wrong with it.
  private mutating func readTag() {
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
      if let backslash = tag.backslash {
        findings.add(
          .pgnInnerQuote,
          "a backslash before the quotation mark that ends the value",
          help: "write two backslashes",
          at: backslash..<backslash + 1,
          repair: .rewriting
        )
      }
      let text = text(at: tag.value, hasEscapes: tag.hasEscapes)
      read(String(decoding: bytes[tag.name], as: UTF8.self), text, at: tag.value)
    } catch {
      findings.add(error.finding)
    }
  }

  private mutating func read(_ name: String, _ text: String, at range: Range<Int>) {
    guard let row = PGNTag.named[name] else {
      return keep(Tag(name: name, value: text), at: range)
    }
    // Edax writes the date twice.
    let repeated: Rule = row.part == .date ? .pgnSecondDate : .pgnRepeatedTag
    let reading = read(
      row,
      text,
      at: range,
      repeated: repeated,
      name: name,
      again: name == row.name
        ? nil : "\(DisplayText.quote(name)) means the same as \(DisplayText.quote(row.name))"
    )
    if case .damaged = reading { reportFEN(at: range) }
  }

  /// Reports a start position that cannot be read.
  private mutating func reportFEN(at range: Range<Int>) {
    hasStart = false
    do throws(EdaxFEN.Problem) {
      _ = try EdaxFEN.position(slice(range))
    } catch {
      let start = range.lowerBound
      findings.add(
        .pgnFEN,
        error.message,
        help: "the start of a game of Othello is \(EdaxFEN.text(of: .initial) ?? "")",
        at: start + error.range.lowerBound..<start + error.range.upperBound
      )
    }
  }
}
