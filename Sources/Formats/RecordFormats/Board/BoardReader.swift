import GameRecords
import ReversiRules

/// Reads a position from a line or from a picture of several lines.
///
/// Accepted silently:
/// - every notation of disks, empty squares and the side to move that ``CellRun`` and ``SideText``
///   know, in any case and with white space anywhere;
/// - a comment after `%` (scripts of Zebra and Edax);
/// - moves with their scores after the side to move, `G8 +18` or `G8:+18;` (test suites);
/// - `id;board;side;description;` (gpdb);
/// - `[8 board side]`, `BO[8 board side]` and `8 board side` (GGF, GGS);
/// - coordinates around a picture, and the counts next to it (Edax, flipbook).
///
/// - the disks of chats and web pages, and Norvig's `@`, as ``BoardSpelling`` knows them;
/// - diagrams with the numbers of moves, as ``MoveDiagram`` reads them.
///
/// Accepted with a finding: arrays without a side to move; two numbers with bits, as ``BoardBits``
/// reads them; a score without a move, and one in place of the side to move (training data of
/// engines); other words next to a position, and text in Latin-1.
enum BoardReader {
  static func parse(_ source: SourceText, digits: DigitDialect?, format: String) -> ParsedRecord {
    if let diagram = MoveDiagram(source) { return diagram.parsed(source, format: format) }
    guard digits == nil, let spelling = BoardSpelling(source.bytes) else {
      return read(source, digits, format)
    }
    let bytes = spelling.bytes + (spelling.assumed.map { [0x20, $0] } ?? [])
    let text = SourceText(name: source.name, bytes: bytes[...], start: source.start)
    let parsed = read(text, nil, format)
    let end = source.bytes.count
    var findings = parsed.findings
    for index in findings.indices {
      let place = findings[index].place
      let first = min(end, (place.start?.offset ?? 0) - source.start.offset)
      findings[index].place = source.place(of: first..<min(end, first + place.length))
    }
    var record = parsed.reversi
    if spelling.isBits || spelling.assumed != nil { record?.origin = Origin(format: format) }
    if spelling.isBits {
      let message = "the first number has the disks of dark, and bit 63 is read as a1"
      findings.append(source.finding(.positionBits, message, at: 0..<end))
    }
    if spelling.assumed != nil, let turn = record?.start.turn {
      let finding = source.finding(
        .positionMover,
        "\(spelling.isBits ? "a pair of numbers" : "an array") names no side to move; \(turn) is assumed, since the number of disks is"
          + (turn == .dark ? " even" : " odd"),
        help: "write the squares with X, O and -, and X or O after them",
        at: end..<end
      )
      findings.append(finding)
    }
    return ParsedRecord(record: record, findings: findings.inOrderOfText, source: source)
  }

  private static func read(
    _ source: SourceText,
    _ digits: DigitDialect?,
    _ format: String
  ) -> ParsedRecord {
    let kind = source.bytes.withUnsafeBufferPointer { BoardLineKind($0, digits) }
    guard kind == .position, !source.bytes.contains(where: ByteCount.endsLine) else {
      return BoardPicture(source, digits).parsed(format: format)
    }
    let whole = 0..<source.bytes.count
    if let scored = ScoredBoard(whole, of: source, sizes: PositionLine.sizes) {
      return parse(scored, of: source, format)
    }
    let line = PositionLine(frame(whole, of: source), of: source, digits: digits)
    if line.position == nil, let id = identifier(of: source) {
      return parseGPDB(source, id: id, digits, format)
    }
    var findings = line.finding.map { [$0] } ?? []
    guard let position = line.position else {
      return ParsedRecord(findings: findings, source: source)
    }
    var record = ReversiRecord(start: position, origin: line.origin(format: format))
    readTail(line.turn.upperBound..<whole.upperBound, of: source, into: &record, &findings)
    return ParsedRecord(record: record, findings: findings, source: source)
  }

  /// A board that is followed by a score and names no side to move.
  private static func parse(
    _ scored: ScoredBoard,
    of source: SourceText,
    _ format: String
  ) -> ParsedRecord {
    let end = scored.board.upperBound
    var record = ReversiRecord(
      start: scored.position,
      origin: Origin(
        format: format,
        parts: [(.start, SourceRange(scored.board)), (.board, SourceRange(scored.board))]
      )
    )
    var findings = [
      source.finding(
        .positionMover,
        "no side to move before the score; X is assumed, as in training data",
        help: "write X or O after the squares",
        at: end..<end
      )
    ]
    readTail(end..<source.bytes.count, of: source, into: &record, &findings)
    return ParsedRecord(record: record, findings: findings, source: source)
  }

  /// Reads what follows the side to move: answers and a comment.
  private static func readTail(
    _ range: Range<Int>,
    of source: SourceText,
    into record: inout ReversiRecord,
    _ findings: inout [Finding]
  ) {
    let fields = source[range].prefix { $0 != UInt8(ascii: "%") }
    let end = range.lowerBound + fields.count
    guard let answers = PositionAnswers(range.lowerBound..<end, of: source) else {
      record.comment = comment(in: range, of: source, &findings)
      return
    }
    let isMoverNoted = !findings.isEmpty
    answers.put(into: &record, of: source, isMoverNoted: isMoverNoted, &findings)
    record.comment = comment(in: end..<range.upperBound, of: source, &findings)
  }

  private static func parseGPDB(
    _ source: SourceText,
    id: Range<Int>,
    _ digits: DigitDialect?,
    _ format: String
  ) -> ParsedRecord {
    let rest = id.upperBound + 1..<source.bytes.count
    let line = PositionLine(rest, of: source, separator: separator, digits: digits)
    var findings: [Finding] = []
    let name = LineText.read(id, of: source, &findings)
    findings += line.finding.map { [$0] } ?? []
    var words = source[line.turn.upperBound..<rest.upperBound].trimmed
    if words.first == separator { words.removeFirst() }
    if words.last == separator { words.removeLast() }
    let start = words.startIndex - source.bytes.startIndex
    var comment: String?
    if line.position != nil {
      comment = LineText.read(start..<start + words.count, of: source, &findings)
    }
    var origin = line.origin(format: format)
    if name != nil { origin.parts.append((.id, SourceRange(id))) }
    return ParsedRecord(
      record: line.position.map {
        ReversiRecord(id: name, start: $0, comment: comment, origin: origin)
      },
      findings: findings,
      source: source
    )
  }

  private static let separator = UInt8(ascii: ";")

  /// The place of the identifier of a line, if a field with squares follows it.
  private static func identifier(of source: SourceText) -> Range<Int>? {
    let fields = source.bytes.split(
      separator: separator,
      maxSplits: 2,
      omittingEmptySubsequences: false
    )
    guard fields.count > 1 else { return nil }
    let symbols = fields[1].count(where: CellRun.isSymbol)
    guard symbols >= 16, symbols * 2 > fields[1].count else { return nil }
    return 0..<fields[0].count
  }

  /// Where the squares of a line begin, after the opening of a GGF board and its size.
  private static func frame(_ range: Range<Int>, of source: SourceText) -> Range<Int> {
    var rest = source[range]
    if rest.starts(with: "BO[".utf8) { rest = rest.dropFirst(2) }
    if rest.first == UInt8(ascii: "[") {
      rest = rest.dropFirst().drop(while: WhiteSpace.isBlank)
    } else {
      let size = rest.prefix { !WhiteSpace.isBlank($0) }
      guard let columns = DecimalSpelling.whole(size, upTo: 2), columns >= 4 else { return range }
    }
    rest = rest.drop(while: ASCII.isDigit)
    return range.upperBound - rest.count..<range.upperBound
  }

  /// The comment after the side to move; reports anything else there.
  static func comment(
    in range: Range<Int>,
    of source: SourceText,
    _ findings: inout [Finding]
  ) -> String? {
    let percent = source[range].firstIndex(of: UInt8(ascii: "%"))
      .map { $0 - source.bytes.startIndex }
    let end = percent ?? range.upperBound
    let closing = source[range.lowerBound..<end].trimmed.drop { "];".utf8.contains($0) }.trimmed
    if !closing.isEmpty {
      let start = closing.startIndex - source.bytes.startIndex
      findings.append(
        source.finding(
          .positionTail,
          "\(DisplayText.quote(closing)) next to the position is not read",
          help: "write a comment after %",
          at: start..<start + closing.count
        )
      )
    }
    guard let percent else { return nil }
    return LineText.read(percent + 1..<range.upperBound, of: source, &findings)
  }
}
