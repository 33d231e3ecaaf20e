import GameRecords
import ReversiRules

/// Reads one game of a transcript. It silently accepts what people write and programs print:
/// - moves in either case, with or without anything between them: white space, `,` `;` `:` `|` `>`
///   `+` `-`, and move numbers `1.`, `1)`, `1...` (Edax, Cassio, PlayOK pastes such as `1. F5 f4`);
/// - passes that are left out, or written `--`, `pass` or its first letters, `ps`, `tt`, `@@@@`,
///   `[]` (kurnik, GGF, Egaroucid, XBoard, SGF);
/// - letters and digits of double width (Japanese keyboards), quotes and brackets of literals and
///   lists in programs;
/// - the side before a move, `BLACK, d3`, `W: d6`, `play black f5`; judgements after it, `f5?!`;
/// - comment lines that begin with `#` or `%` before a game;
/// - names and score before the moves, `Name 52-12 Name : …` (Cassio, early OthelloScope), without
///   the colon, or `Name - Name 52-12` and `Name vs Name`; a result after them; such games may be
///   joined on one line;
/// - signs for the colour, `+d3-c3…: -04 10` (Logistello): the difference, and flags.
///
/// Accepted with a note:
/// - a game on several lines, if its moves are numbered (pastes from e-mails and PGN files) or on a
///   line each;
/// - a result after the moves as dark's margin or as 1, 0 or -1 if the moves do not confirm it; a
///   name before or after them (lists of openings, `tiger = f5d6`, addresses of web pages); the
///   score that a book expects, `X-21`;
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
  /// Whether something other than moves is before them on their line.
  var hasHead = false
  /// The last move number that was read.
  var lastNumber: Int?

  /// Creates a reader of a text, or of other bytes in the same places.
  init(_ source: SourceText, reading bytes: [UInt8]? = nil) {
    self.source = source
    self.bytes = Self.narrowed(bytes ?? Array(source.bytes))
    findings = FindingCollector(keeping: 1)
  }

  /// Reads the text to its end, or to the first thing that cannot be read.
  mutating func read() {
    if findings.readByteOrderMark(of: source) { offset = ByteOrderMark.utf8.count }
    readComments()
    readNames()
    readHead()
    readMoves()
  }

  /// A text in which squares of double width, three bytes for each letter or digit, are as in ASCII
  /// with blanks after them.
  private static func narrowed(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(0xEF) else { return text }
    var text = text
    var offset = 0
    while offset + 6 <= text.count {
      let (first, second) = (text[offset..<offset + 3], text[offset + 3..<offset + 6])
      if let letter = narrow(first), let digit = narrow(second), digit < 0x40, letter > 0x40 {
        text.replaceSubrange(offset..<offset + 6, with: [letter, digit, 0x20, 0x20, 0x20, 0x20])
        offset += 5
      }
      offset += 1
    }
    return text
  }

  /// The ASCII character of the same name as one of double width, U+FF01 to U+FF5E.
  private static func narrow(_ bytes: ArraySlice<UInt8>) -> UInt8? {
    guard let page = bytes.dropFirst().first, let last = bytes.last, bytes.first == 0xEF,
      page == 0xBC || page == 0xBD, (0x80...0xBF).contains(last)
    else { return nil }
    return page == 0xBC ? last - 0x60 : last - 0x20
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
    keepPlayers(header.dark, header.light, score: header.score)
    offset = header.end
  }

  /// Keeps names and a score.
  mutating func keepPlayers(_ dark: Range<Int>, _ light: Range<Int>, score: Range<Int>?) {
    for (side, range) in [(Disk.dark, dark), (.light, light)] where !range.isEmpty {
      record.players[side].name = text(at: range)
      parts.append((.name(side), SourceRange(range)))
    }
    guard let score else { return }
    record.result = ResultSpelling.result(bytes[score])
    addResult(at: score)
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
