import GameRecords
import ReversiRules

/// Reads one game of a transcript. It silently accepts what people write and programs print:
/// - moves in either case, with or without anything between them: white space, `,` `;` `:` `|` `>`
///   `+` `-`, and move numbers `1.`, `1)`, `1...` (Edax, Cassio, PlayOK pastes such as `1. F5 f4`);
/// - passes that are left out, or written `--`, `pass` or its first letters, `ps`, `tt`, `@@@@`,
///   `[]` (kurnik, GGF, Egaroucid, XBoard, SGF);
/// - comment lines that begin with `#` or `%` before a game;
/// - names and score before the moves, `Name 52-12 Name : …` (Cassio, early OthelloScope), and a
///   result after them; such games may be joined on one line;
/// - signs for the colour, `+d3-c3…: -04 10` (Logistello): the difference, and flags.
///
/// Accepted with a note:
/// - a game on several lines, if its moves are numbered (pastes from e-mails and PGN files) or on a
///   line each;
/// - a result after the moves as dark's margin or as 1, 0 or -1 if the moves do not confirm it; a
///   name before or after them (lists of openings); the score that a book expects, `X-21`;
/// - passes as null moves, `a1a1` (Fairy-Stockfish);
/// - drops, `P@f4`, whose rows are counted from the bottom (XBoard, Fairy-Stockfish);
/// - a byte order mark, and comments that are not UTF-8.
struct TranscriptReader {
  let source: SourceText
  let bytes: [UInt8]
  var offset = 0
  var record = ReversiRecord(passMarks: .implied)
  var ranges: [SourceRange] = []
  var parts: [(part: RecordPart, range: SourceRange)] = []
  var findings: FindingCollector<FindingDraft>
  /// Whether signs show the colour of the moves.
  var isSigned = false
  /// The last move number that was read.
  var lastNumber: Int?

  init(_ source: SourceText) {
    self.source = source
    bytes = Array(source.bytes)
    findings = FindingCollector(keeping: 1)
  }

  /// Reads the text to its end, or to the first thing that cannot be read.
  mutating func read() {
    if findings.readByteOrderMark(of: source) { offset = ByteOrderMark.utf8.count }
    readComments()
    readNames()
    readNameBefore()
    readMoves()
  }

  /// What was read.
  func parsed(format: String) -> ParsedRecord {
    var record = record
    record.origin = Origin(format: format, moves: MovePlaces(ranges), parts: parts)
    return ParsedRecord(
      record: record.moves.isEmpty && record.result == nil ? nil : record,
      findings: findings.findings(in: source),
      source: source
    )
  }

  func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  func isBlank(at index: Int) -> Bool { byte(index).map(WhiteSpace.isBlank) ?? true }

  private var lineEnd: Int {
    bytes[offset...].firstIndex(where: ByteCount.endsLine) ?? bytes.count
  }

  private mutating func skipBlanks() {
    while offset < bytes.count, isBlank(at: offset) { offset += 1 }
  }

  /// Reads the lines before the game that begin with `#` or `%`.
  private mutating func readComments() {
    var lines: [String] = []
    skipBlanks()
    while let mark = byte(offset), TranscriptFramer.isCommentMark(mark) {
      let end = lineEnd
      var start = offset + 1
      if start < end, bytes[start] == 0x20 { start += 1 }
      lines.append(text(at: start..<end))
      offset = end
      skipBlanks()
    }
    record.comment = lines.joined(separator: "\n")
  }

  /// Reads names and score.
  private mutating func readNames() {
    guard let header = TranscriptHeader(of: bytes[offset..<lineEnd]) else { return }
    for (side, range) in [(Disk.dark, header.dark), (.light, header.light)] where !range.isEmpty {
      record.players[side].name = text(at: range)
      parts.append((.name(side), SourceRange(range)))
    }
    record.result = ResultSpelling.result(bytes[header.score])
    addResult(at: header.score)
    offset = header.end
  }

  /// Notes the place of the result, and what it declares.
  mutating func addResult(at range: Range<Int>) {
    parts.append((.result, SourceRange(range)))
    guard let result = record.result else { return }
    let part: RecordPart =
      result.score != nil ? .score : result.margin != nil ? .margin : .winner
    parts.append((part, SourceRange(range)))
  }

  /// Text that a person wrote.
  mutating func text(at range: Range<Int>) -> String {
    guard range.count <= Limits.textBytes else {
      let limit = "a text is longer than \(Limits.textBytes >> 20) MiB"
      findings.add(.textTooLong, limit, at: range.lowerBound..<range.lowerBound)
      return ""
    }
    let decoded = DecodedText(bytes[range])
    if decoded.isLatin1 { findings.addLatin1(at: range, in: source) }
    return decoded.text
  }
}
