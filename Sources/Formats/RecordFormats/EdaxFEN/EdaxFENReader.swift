import GameRecords
import ReversiRules

/// Reads a line with a position in the FEN of Edax.
///
/// Accepted silently: the four fields of chess may be missing, and `id "…";` and `c0 "…";` (EPD),
/// moves with their scores, `bm d3;` or `d3 +2`, and a comment after `%` or `;` may follow.
///
/// Accepted with a finding: other text after the position, text in Latin-1.
enum EdaxFENReader {
  static func parse(_ source: SourceText, format: String) -> ParsedRecord {
    let fen = position(in: source)
    var record: ReversiRecord
    var findings: [Finding] = []
    do throws(EdaxFEN.Problem) {
      record = ReversiRecord(start: try EdaxFEN.position(source[fen]))
    } catch {
      let finding = source.finding(
        .edaxFEN,
        error.message,
        help: isChess(source.bytes.prefix { !WhiteSpace.isBlank($0) })
          ? "this is a position of chess" : nil,
        at: fen.lowerBound + error.range.lowerBound..<fen.lowerBound + error.range.upperBound
      )
      return ParsedRecord(findings: [finding], source: source)
    }
    let board = source.bytes.prefix { !WhiteSpace.isBlank($0) }.count
    let side = board + source.bytes.dropFirst(board).prefix(while: WhiteSpace.isBlank).count
    record.origin = Origin(
      format: format,
      parts: [
        (.start, SourceRange(fen)), (.board, SourceRange(0..<board)),
        (.turn, SourceRange(side..<side + 1)),
      ]
    )
    readRest(fen.upperBound..<source.bytes.count, of: source, into: &record, &findings)
    return ParsedRecord(record: record, findings: findings, source: source)
  }

  /// The place of the position: the squares, the side, and up to four fields that chess needs.
  private static func position(in source: SourceText) -> Range<Int> {
    var rest = source.bytes
    var end = 0
    for index in 0..<6 {
      rest = rest.drop(while: WhiteSpace.isBlank)
      let field = rest.prefix { !WhiteSpace.isBlank($0) && $0 != UInt8(ascii: ";") }
      let isEmptyField = field.elementsEqual("-".utf8)
      let isNumber = !field.isEmpty && field.allSatisfy(ASCII.isDigit)
      guard index < 2 && !field.isEmpty || isEmptyField || isNumber else { break }
      rest = rest.dropFirst(field.count)
      end = source.bytes.count - rest.count
    }
    return 0..<end
  }

  /// Whether a board has pieces that only chess has.
  static func isChess(_ board: ArraySlice<UInt8>) -> Bool {
    board.contains { "rnbqkRNBQK".utf8.contains($0) }
  }

  /// Reads what follows the position: operations of EPD and a comment.
  private static func readRest(
    _ range: Range<Int>,
    of source: SourceText,
    into record: inout ReversiRecord,
    _ findings: inout [Finding]
  ) {
    var start = range.lowerBound
    func skip(_ isSkipped: (UInt8) -> Bool) {
      start += source[start..<range.upperBound].prefix(while: isSkipped).count
    }
    skip { WhiteSpace.isBlank($0) }
    while let operation = Operation(start..<range.upperBound, of: source) {
      let text = LineText.read(operation.text, of: source, &findings)
      switch operation.name {
      case .id: record.id = text
      case .comment: record.comment = text
      }
      start = operation.end
      skip { WhiteSpace.isBlank($0) }
    }
    start += readAnswers(start..<range.upperBound, of: source, into: &record, &findings)
    skip { WhiteSpace.isBlank($0) }
    let rest = source[start..<range.upperBound]
    guard let first = rest.first else { return }
    if first == UInt8(ascii: "%") || first == UInt8(ascii: ";") {
      let comment = LineText.read(start + 1..<range.upperBound, of: source, &findings)
      record.comment = comment ?? record.comment
    } else {
      findings.append(
        source.finding(
          .positionTail,
          "\(DisplayText.quote(rest)) after the position is not read",
          help: "write a comment after %",
          at: start..<range.upperBound
        )
      )
    }
  }

  /// Reads moves and scores after the position, with or without the name of the operation `bm`.
  /// - Returns: the number of their bytes.
  private static func readAnswers(
    _ range: Range<Int>,
    of source: SourceText,
    into record: inout ReversiRecord,
    _ findings: inout [Finding]
  ) -> Int {
    let fields = source[range].prefix { $0 != UInt8(ascii: "%") }
    let name = fields.starts(with: "bm ".utf8) ? 3 : 0
    let place = range.lowerBound + name..<range.lowerBound + fields.count
    guard let answers = PositionAnswers(place, of: source) else { return 0 }
    answers.put(into: &record, of: source, &findings)
    return fields.count
  }

  /// An operation of EPD that says something about a record.
  private struct Operation {
    let name: Name
    /// The text between the quotation marks.
    let text: Range<Int>
    let end: Int

    enum Name: String, CaseIterable {
      case id
      case comment = "c0"
    }

    init?(_ range: Range<Int>, of source: SourceText) {
      let rest = source[range]
      guard let name = Name.allCases.first(where: { rest.starts(with: "\($0.rawValue) \"".utf8) })
      else { return nil }
      let start = range.lowerBound + name.rawValue.utf8.count + 2
      let length = source[start..<range.upperBound].prefix { $0 != UInt8(ascii: "\"") }.count
      guard start + length < range.upperBound else { return nil }
      self.name = name
      text = start..<start + length
      let semicolon = source[start + length + 1..<range.upperBound].first == UInt8(ascii: ";")
      end = start + length + (semicolon ? 2 : 1)
    }
  }
}
