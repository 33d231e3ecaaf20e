import GameRecords

/// Reads the facts that a format writes as texts with names.
protocol NamedFactReader {
  var source: SourceText { get }
  var record: ReversiRecord { get set }
  var parts: [(part: RecordPart, range: SourceRange)] { get set }
  var findings: FindingCollector<FindingDraft> { get set }
}

extension NamedFactReader {
  /// Puts a text into its field, and reports what is wrong with it.
  ///
  /// Whatever has no field, or is not understood, becomes a tag.
  /// - Parameters:
  ///   - row: the fact.
  ///   - text: the text.
  ///   - range: where it is.
  ///   - repeated: the rule for a fact that appears twice.
  ///   - name: the name as it is written.
  ///   - again: how to say that the fact appears twice, if under another name.
  ///   - isSurplus: whether the second of two equal texts is only a repetition.
  /// - Returns: what became of the text.
  @discardableResult
  mutating func read<Name>(
    _ row: NamedFact<Name>,
    _ text: String,
    at range: Range<Int>,
    repeated: Rule,
    name: @autoclosure () -> String,
    again: @autoclosure () -> String? = nil,
    isSurplus: Bool = true
  ) -> NamedFact<Name>.Reading {
    guard !row.isUnknown(text) else { return .whole }
    let reading = row.take(text, &record)
    switch reading {
    case .whole:
      parts.append((row.part, SourceRange(range)))
      return reading
    case .partly: parts.append((row.part, SourceRange(range)))
    case .tag: break
    case .refused:
      guard let refusal = row.refusal else { break }
      findings.add(
        refusal.rule,
        "\(DisplayText.quote(text)) is not \(refusal.expected); it is kept as a tag",
        help: refusal.help,
        at: range
      )
    case .damaged: return reading
    case .repeated(let isSame):
      let second =
        !isSame
        ? "the second one is kept as a tag"
        : row.part == .date ? "the more precise one counts" : "the second one says the same"
      findings.add(
        repeated,
        "\(again() ?? "\(DisplayText.quote(name())) appears twice"); \(second)",
        at: range,
        repair: isSame && isSurplus ? .rewriting : nil
      )
      if isSame { return reading }
    }
    keep(Tag(name: name(), value: text), at: range)
    return reading
  }

  /// The text that was decoded at a range, which may not be UTF-8.
  mutating func text(_ decoded: DecodedText, at range: Range<Int>) -> String {
    if decoded.isLatin1 { findings.addLatin1(at: range, in: source) }
    return decoded.text
  }

  /// Keeps a fact for which there is no field.
  mutating func keep(_ tag: Tag, at range: Range<Int>) {
    guard record.tags.count < Limits.tags else {
      let message = "more than \(Limits.tags) tags; the others are left out"
      return findings.add(.tooMany, message, at: range)
    }
    record.tags.add(tag)
    parts.append((.tag(record.tags.count), SourceRange(range)))
  }
}
