import GameRecords
import ReversiRules

/// The tags before the moves.
extension PGNReader {
  mutating func readTags() {
    while true {
      while let comment = grammar.nextComment() { read(comment) }
      guard grammar.byte(grammar.offset) == UInt8(ascii: "[") else { return }
      hasTags = true
      readTag()
    }
  }

  /// Reads a tag, or reports what is wrong with it.
  private mutating func readTag() {
    let tag: PGNGrammar.TagPair
    do throws(FindingDraft) {
      tag = try grammar.nextTag()
    } catch {
      return findings.add(error)
    }
    for mark in tag.oddMarks {
      let isQuote = bytes[mark] == UInt8(ascii: "\"")
      findings.add(
        .pgnInnerQuote,
        isQuote
          ? "a quotation mark without a backslash"
          : "a backslash before the quotation mark that ends the value",
        help: isQuote ? nil : "write two backslashes",
        at: mark..<mark + 1,
        repair: .rewriting
      )
    }
    let name = String(decoding: bytes[tag.name], as: UTF8.self)
    let text = text(at: tag.value, hasEscapes: tag.hasEscapes)
    guard let row = PGNTag.named[name] else {
      return keep(Tag(name: name, value: text), at: tag.value)
    }
    let reading = read(
      row,
      text,
      at: tag.value,
      // Edax writes the date twice.
      repeated: row.part == .date ? .pgnSecondDate : .pgnRepeatedTag,
      name: name,
      again: name == row.name
        ? nil : "\(DisplayText.quote(name)) means the same as \(DisplayText.quote(row.name))"
    )
    if case .damaged = reading { reportFEN(at: tag.value) }
  }

  /// Reports a start position that cannot be read.
  private mutating func reportFEN(at range: Range<Int>) {
    hasStart = false
    do throws(EdaxFEN.Problem) {
      _ = try EdaxFEN.position(source[range])
    } catch {
      let help = "the start of a game of Othello is \(EdaxFEN.text(of: .initial) ?? "")"
      let finding = FindingDraft(.pgnFEN, error.message, help: help, at: error.range)
      findings.add(finding.shifted(by: range.lowerBound))
    }
  }
}
