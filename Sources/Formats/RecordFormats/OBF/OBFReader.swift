import GameRecords
import ReversiRules

/// Reads a line of OBF.
///
/// Accepted silently: moves in either case, scores with and without a sign, moves
/// without a score, a line without any move (scripts of Zebra), moves with scores and blanks between
/// them (older test suites), and every notation of squares that ``CellRun`` knows.
///
/// Accepted with a finding: scores with a fraction, text in Latin-1.
enum OBFReader {
  static func parse(_ source: SourceText, format: String) -> ParsedRecord {
    let line = PositionLine(0..<source.bytes.count, of: source, sizes: [.standard])
    guard let position = line.position else {
      return ParsedRecord(
        findings: line.finding.map { [$0] } ?? [],
        source: source
      )
    }
    var record = ReversiRecord(start: position, origin: line.origin(format: format))
    var tail = OBFTail(line.turn.upperBound..<source.bytes.count, of: source, &record)
    tail.addFindings()
    return ParsedRecord(
      record: record,
      findings: tail.findings.inOrderOfText,
      source: source
    )
  }
}

/// The text after the side to move.
private struct OBFTail {
  private(set) var findings: [Finding] = []
  private let source: SourceText
  /// The fields that are not moves with scores, the scores with a fraction, and the surplus fields.
  private var unknown: [ArraySlice<UInt8>] = []
  private var fractions: [ArraySlice<UInt8>] = []
  private var surplus: [ArraySlice<UInt8>] = []

  init(_ range: Range<Int>, of source: SourceText, _ record: inout ReversiRecord) {
    self.source = source
    let tail = source[range]
    let fields = tail.prefix { $0 != UInt8(ascii: "%") }
    let gap = fields.prefix { $0 != UInt8(ascii: ";") }
    let first = OBFField.fields(in: gap)
    if first.allSatisfy({ OBFField.parts(of: $0).score != nil }) {
      for field in first { add(field, to: &record) }
    } else {
      let found = DisplayText.quote(gap.trimmed)
      let message = "expected a semicolon after the side to move, found \(found)"
      findings.append(source.finding(.obfField, message, at: place(of: gap.trimmed)))
    }
    for field in OBFField.fields(in: fields.dropFirst(gap.count)) { add(field, to: &record) }
    let comment = range.lowerBound + fields.count + 1
    guard comment < range.upperBound else { return }
    record.comment = LineText.read(comment..<range.upperBound, of: source, &findings)
  }

  private mutating func add(_ field: ArraySlice<UInt8>, to record: inout ReversiRecord) {
    switch OBFField(field) {
    case .candidate where record.variations.count == Limits.moves:
      surplus.append(field)
    case .candidate(let move, let score):
      let parts = OBFField.parts(of: field)
      record.variations.append(
        Variation(answer: move, score: score, at: place(of: parts.move))
      )
      if let score, score != score.rounded() { fractions.append(parts.score ?? field) }
    case let other:
      guard let name = other?.tagName, !record.tags.contains(where: { $0.name == name }) else {
        return unknown.append(field)
      }
      record.tags.add(Tag(name: name, value: String(decoding: field, as: UTF8.self)))
    }
  }

  /// Reports unusual fields, with one finding for each kind.
  mutating func addFindings() {
    addFinding(.obfField, about: unknown, "not a move with its score, such as G8:+18")
    addFinding(.obfFraction, about: fractions, "a score with a fraction, which Edax does not read")
    addFinding(.tooMany, about: surplus, "more than \(Limits.moves) moves; the rest is not read")
  }

  private mutating func addFinding(
    _ rule: Rule,
    about fields: [ArraySlice<UInt8>],
    _ words: String
  ) {
    guard let first = fields.first else { return }
    let others = fields.count > 1 ? " and \(fields.count - 1) more" : ""
    let message = "\(DisplayText.quote(first))\(others): \(words)"
    findings.append(source.finding(rule, message, at: place(of: first)))
  }

  private func place(of field: ArraySlice<UInt8>) -> Range<Int> {
    let start = field.startIndex - source.bytes.startIndex
    return start..<start + field.count
  }
}
