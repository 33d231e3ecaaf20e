import GameRecords
import PuzzleRules
import RecordFormats

/// Reads a line with an index and a layout.
///
/// Accepted silently: any white space and commas between the numbers.
enum InstancesReader {
  static func parse(_ source: SourceText, format: String) -> ParsedRecord {
    let words = Self.words(of: source)
    let count = words.count - 1
    guard let index = words.first,
      let side = PuzzleSize.range.first(where: { $0 * $0 == count }),
      let size = PuzzleSize(columns: side, rows: side)
    else { return refuse(source, words) }
    for word in words {
      if let finding = finding(about: word, isIndex: word == index, in: source) {
        return ParsedRecord(findings: [finding], source: source)
      }
    }
    let numbers = words.dropFirst().map { UInt8(clamping: number(of: source[$0]) ?? 0) }
    var record = PuzzleRecord(
      start: PanelLayout(size: size, numbers: numbers),
      goal: .openFirst
    )
    record.id = String(decoding: source[index], as: UTF8.self)
    let whole = words[1].lowerBound..<words[count].upperBound
    var parts: [(part: RecordPart, range: SourceRange)] = [
      (.id, SourceRange(index)), (.start, SourceRange(whole)),
    ]
    for row in 0..<side {
      let range = words[1 + row * side].lowerBound..<words[(row + 1) * side].upperBound
      parts.append((.row(row + 1), SourceRange(range)))
    }
    record.origin = Origin(format: format, parts: parts)
    return ParsedRecord(record: record, source: source)
  }

  /// Whether a text can be the index of a line.
  static func isIndex(_ text: some Collection<UInt8>) -> Bool {
    (1...18).contains(text.count) && text.allSatisfy(ASCII.isDigit)
  }

  private static func words(of source: SourceText) -> [Range<Int>] {
    let bytes = source.bytes
    return bytes.split { WhiteSpace.isBlank($0) || $0 == UInt8(ascii: ",") }
      .map { $0.startIndex - bytes.startIndex..<$0.endIndex - bytes.startIndex }
  }

  /// The number of a cell, at most 256.
  private static func number(of word: ArraySlice<UInt8>) -> Int? {
    word.allSatisfy(ASCII.isDigit) ? PuzzleTextCell.number(of: word) : nil
  }

  private static func refuse(_ source: SourceText, _ words: [Range<Int>]) -> ParsedRecord {
    let whole = 0..<source.bytes.count
    if source.start.offset == 0, ByteOrderMark.isWideText(source.bytes) {
      let message = "the text is UTF-16 or UTF-32; only UTF-8 is read"
      return ParsedRecord(
        findings: [source.finding(.encoding, message, at: 0..<0)],
        source: source
      )
    }
    let isLayout = PuzzleSize.range.contains { $0 * $0 == words.count }
    let finding = source.finding(
      .instanceLine,
      "expected an index and the numbers of a square board, found "
        + Words.count("word", words.count),
      help: isLayout ? "a layout without an index can be read with --from puzzle" : nil,
      at: whole
    )
    return ParsedRecord(findings: [finding], source: source)
  }

  private static func finding(
    about word: Range<Int>,
    isIndex: Bool,
    in source: SourceText
  ) -> Finding? {
    let text = source[word]
    let quoted = DisplayText.quote(text)
    if isIndex {
      guard !Self.isIndex(text) else { return nil }
      return source.finding(
        .instanceNumber,
        "the index must be a whole number of at most 18 digits, found \(quoted)",
        at: word
      )
    }
    guard number(of: text).map({ $0 > 255 }) ?? true else { return nil }
    return source.finding(
      .instanceNumber,
      "expected a panel number up to 255, found \(quoted)",
      help: "write 0 for the open cell",
      at: word
    )
  }
}
