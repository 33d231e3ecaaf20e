internal import GameRecords
internal import ReversiRules

/// Reads a line of OBF.
///
/// Taken as usual, without a word: moves in either case, scores with and without a sign, moves
/// without a score, a line without any move (scripts of Zebra), and every spelling of squares that
/// ``CellRun`` knows.
///
/// Forgiven, and said in a diagnostic: scores with a fraction, text in Latin-1.
enum OBFParser {
  static func parse(_ source: SourceText, format: String) -> ParsedRecord {
    let end = source.bytes.count
    let line = PositionLine(0..<end, of: source, sizes: [.standard])
    guard let position = line.position else {
      return ParsedRecord(
        record: nil,
        diagnostics: line.fault.map { [$0] } ?? [],
        source: source
      )
    }
    var record = GameRecord(start: position, origin: line.origin(format: format))
    var diagnostics: [Diagnostic] = []
    let tail = source[line.turn.upperBound..<end]
    let fields = tail.prefix { $0 != UInt8(ascii: "%") }
    let gap = fields.prefix { $0 != UInt8(ascii: ";") }.trimmed
    if !gap.isEmpty {
      let start = gap.startIndex - source.bytes.startIndex
      let message = "expected a semicolon behind the side to move, found \(DisplayText.quote(gap))"
      diagnostics.append(source.diagnostic(.obfField, message, at: start..<start + gap.count))
    }
    let others = fields.drop { $0 != UInt8(ascii: ";") }.split(separator: UInt8(ascii: ";"))
    for field in others.map(\.trimmed) where !field.isEmpty {
      let start = field.startIndex - source.bytes.startIndex
      add(field, at: start..<start + field.count, of: source, to: &record, &diagnostics)
    }
    if tail.count > fields.count {
      let start = end - tail.count + fields.count + 1
      record.comment = LineText.read(start..<end, of: source, &diagnostics)
    }
    return ParsedRecord(record: record, diagnostics: diagnostics, source: source)
  }

  private static func add(
    _ field: ArraySlice<UInt8>,
    at range: Range<Int>,
    of source: SourceText,
    to record: inout GameRecord,
    _ diagnostics: inout [Diagnostic]
  ) {
    func fault(_ words: String) -> Diagnostic {
      let found = DisplayText.quote(field)
      return source.diagnostic(.obfField, found + words, at: range)
    }
    switch OBFField(field) {
    case .candidate(let move, let score):
      guard record.variations.count < Limits.moves else {
        if diagnostics.last?.rule != .tooMany {
          let message = "more than \(Limits.moves) moves; the rest is not read"
          diagnostics.append(source.diagnostic(.tooMany, message, at: range))
        }
        return
      }
      let annotation = score.map { MoveAnnotation(ply: 1, evaluation: $0) }
      record.variations.append(
        Variation(ply: 1, moves: [move], annotations: annotation.map { [$0] } ?? [])
      )
      if let score, score != score.rounded() {
        let found = DisplayText.quote(field)
        let message = "\(found) has a fraction, which Edax does not read"
        diagnostics.append(source.diagnostic(.obfFraction, message, at: range))
      }
    case .score where record.tags.isEmpty:
      record.tags = [Tag(name: OBFField.scoreTag, value: String(decoding: field, as: UTF8.self))]
    case .score:
      diagnostics.append(fault(" is one more score without a move; expected one at the most"))
    case nil:
      guard diagnostics.last?.rule != .obfField else { return }
      diagnostics.append(fault(" is no move with its score; expected for example G8:+18"))
    }
  }
}

/// What stands between two semicolons.
enum OBFField: Equatable {
  /// A move and what its mover expects of it.
  case candidate(Move, Double?)
  /// What the side to move expects of the position.
  case score(Double)

  /// The name of the tag that holds the score of a position.
  static let scoreTag = "score"

  init?(_ text: ArraySlice<UInt8>) {
    let parts = text.split(
      separator: UInt8(ascii: ":"),
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    .map(\.trimmed)
    let score = parts.last.flatMap(Self.number)
    if let move = parts.first.flatMap(Self.move) {
      if parts.count > 1, score == nil { return nil }
      self = .candidate(move, parts.count > 1 ? score : nil)
    } else if parts.count == 1, let score {
      self = .score(score)
    } else {
      return nil
    }
  }

  private static func move(_ text: ArraySlice<UInt8>) -> Move? {
    if MoveSpelling.isPass(text) { return .pass }
    guard let square = MoveSpelling.square(text), BoardSize.standard.contains(square) else {
      return nil
    }
    return .placement(square)
  }

  /// A decimal number with or without a sign, as people write it.
  private static func number(_ text: ArraySlice<UInt8>) -> Double? {
    let isPlain = text.allSatisfy { CellRun.isDigit($0) || "+-.".utf8.contains($0) }
    guard isPlain, (1...20).contains(text.count) else { return nil }
    return Double(String(decoding: text, as: UTF8.self)).map { $0 + 0 }
  }
}
