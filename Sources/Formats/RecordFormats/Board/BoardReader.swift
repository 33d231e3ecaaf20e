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
/// - diagrams with the numbers of moves, as ``MoveDiagram`` reads them;
/// - the square or the order of the next move, as ``MarkedMove`` reads them.
///
/// Accepted with a finding: arrays without a side to move; two numbers with bits, as ``BoardBits``
/// reads them; a score without a move, and one in place of the side to move (training data of
/// engines); other words next to a position, and text in Latin-1.
enum BoardReader {
  /// Reads a position.
  /// - Parameters:
  ///   - source: the text.
  ///   - digits: the program whose digits the board uses.
  ///   - turn: the side to move of a board that names none.
  ///   - format: the format's name.
  /// - Returns: the record, and what was found.
  static func parse(
    _ source: SourceText,
    digits: DigitDialect? = nil,
    turn: Disk? = nil,
    format: String
  ) -> ParsedRecord {
    if let diagram = MoveDiagram(source) { return diagram.parsed(source, format: format) }
    if digits == nil, let marked = MarkedMove(source) {
      return marked.parsed(turn: turn) { read($0, instead: source, format) }
    }
    let spelling = digits == nil ? BoardSpelling(source.bytes) : nil
    let bytes = spelling?.bytes[...] ?? source.bytes
    let usual = spelling?.assumed
    let named = usual == nil ? [] : turn.map { side($0, below: source) } ?? [0x20, usual ?? 0x20]
    var parsed = read(bytes + named, instead: source, format, digits)
    if let index = parsed.findings.firstIndex(where: { $0.rule == .positionTurn }) {
      if let turn {
        parsed = read(bytes + side(turn, below: source), instead: source, format, digits)
      } else {
        parsed.findings[index].help = "write it, or name it with --turn dark or --turn light"
      }
    }
    if let spelling { note(spelling, turn, &parsed) }
    return parsed
  }

  /// A line or a word that names the side to move next to a board.
  private static func side(_ side: Disk, below board: SourceText) -> [UInt8] {
    let symbol = UInt8(ascii: side == .dark ? "X" : "O")
    return [board.bytes.contains(where: ByteCount.endsLine) ? 0x0A : 0x20, symbol]
  }

  /// Notes what a spelling leaves open.
  private static func note(_ spelling: BoardSpelling, _ turn: Disk?, _ parsed: inout ParsedRecord) {
    guard spelling.isBits || spelling.assumed != nil, var record = parsed.reversi else { return }
    record.origin = Origin(format: record.origin?.format ?? "")
    let source = parsed.source
    let end = source.bytes.count
    parsed = ParsedRecord(record: record, findings: parsed.findings, source: source)
    if spelling.isBits {
      let message = "the first number has the disks of dark, and bit 63 is read as a1"
      parsed.findings.append(source.finding(.positionBits, message, at: 0..<end))
    }
    if turn == nil, spelling.assumed != nil, let side = record.start.turn {
      let finding = source.finding(
        .positionMover,
        "\(spelling.isBits ? "a pair of numbers" : "an array") names no side to move; \(side) is "
          + "assumed, since the number of disks is \(side == .dark ? "even" : "odd")",
        help: "name it with --turn \(side.opponent) if it is the other one",
        at: end..<end
      )
      parsed.findings.append(finding)
    }
    parsed.findings = parsed.findings.inOrderOfText
  }

  /// Reads other bytes in place of those of a text, up to whose end all places are the same.
  private static func read(
    _ bytes: ArraySlice<UInt8>,
    instead source: SourceText,
    _ format: String,
    _ digits: DigitDialect? = nil
  ) -> ParsedRecord {
    let text = SourceText(name: source.name, bytes: bytes, start: source.start)
    let parsed = read(text, digits, format)
    let end = source.bytes.count
    var findings = parsed.findings
    for index in findings.indices {
      let place = findings[index].place
      let first = min(end, (place.start?.offset ?? 0) - source.start.offset)
      findings[index].place = source.place(of: first..<min(end, first + place.length))
    }
    var record = parsed.reversi
    if bytes.count > end {
      record?.origin?.parts.removeAll { $0.range.bytes.upperBound > end }
    }
    return ParsedRecord(record: record, findings: findings, source: source)
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
