import GameRecords
import ReversiRules

/// Reads one game of a PGN file. It silently accepts these habits of the dialects:
/// - no blank line after the tags (WTHOR converters, LiveOthello); any move numbers;
/// - passes that are left out, or written `--`, `pass`, `PA`, `@@@@` as a move of their own
///   (kurnik, PlayOK, Edax);
/// - results `39-25`, `1-0`, `0-1`, `1/2-1/2` and `*` in the tag, after the moves or both;
/// - tags whose value means “unknown”: empty, `?`, `-` for a round, `2010.??.??`;
/// - comments, glyphs, variations; `[%eval 2.5]` and `[%emt 0:01:30]` that begin a comment are the
///   mover's evaluation and the time used.
///
/// It accepts these with a note or warning:
/// - a second `Date` and `{Ben wins -31-95} *` (Edax), and any other repeated known tag;
/// - results that name only the winner (Edax);
/// - quotation marks in a value without a backslash (hand-made files);
/// - values of known tags that are not understood, which are kept as tags;
/// - null moves `a1a1` (Fairy-Stockfish), drops `P@f4` with rows counted from the bottom (XBoard);
/// - variations without moves, glyphs that do not exist, lines that begin with `%`;
/// - a byte order mark, and Latin-1 texts.
struct PGNReader: NamedFactReader {
  let source: SourceText
  let bytes: UnsafeBufferPointer<UInt8>
  var grammar: PGNGrammar
  var record = ReversiRecord(passMarks: .implied)
  var parts: [(part: RecordPart, range: SourceRange)] = []
  var findings = FindingCollector<FindingDraft>(keeping: 1)
  /// Whether there is a tag.
  var hasTags = false
  /// Whether the start position could be read.
  var hasStart = true
  /// The line of play that is being read.
  var line = Line(ply: 1, start: 0)
  /// The lines that it is nested in, the main line first.
  var outerLines: [Line] = []
  /// The number of variations read so far.
  var variationCount = 0
  /// Whether nothing else is read.
  var isStopped = false
  /// Whether the result after the moves has been read.
  var isAfterResult = false

  static func parse(_ source: SourceText, format: String) -> ParsedRecord {
    let reading = read(source, format: format)
    let record = reading.isRecord ? reading.record : nil
    return ParsedRecord(record: record, findings: reading.findings, source: source)
  }

  /// The result of reading a game, which may be too little for a record.
  typealias Reading = (record: ReversiRecord, isRecord: Bool, findings: [Finding])

  static func read(_ source: SourceText, format: String = "pgn") -> Reading {
    source.bytes.withUnsafeBufferPointer { bytes in
      var reader = PGNReader(source: source, bytes: bytes, grammar: PGNGrammar(bytes: bytes))
      reader.parts.reserveCapacity(16)
      reader.line.places.reserveCapacity(64)
      reader.line.moves.reserveCapacity(64)
      if reader.findings.readByteOrderMark(of: source) {
        reader.grammar.offset = ByteOrderMark.utf8.count
      }
      reader.readTags()
      reader.readMoves()
      reader.noteChessResult()
      return reader.reading(format: format)
    }
  }

  private consuming func reading(format: String) -> Reading {
    let isRecord = hasStart && !(isEmpty && findings.hasErrors)
    (record.moves, record.annotations) = (line.moves, line.annotations)
    record.variations = line.variations
    record.origin = Origin(format: format, moves: MovePlaces(line.places), parts: parts)
    return (record, isRecord, findings.findings(in: source))
  }

  /// Whether there were neither tags nor moves.
  var isEmpty: Bool { !hasTags && line.moves.isEmpty }

  /// Decodes a text written by a person.
  mutating func text(at range: Range<Int>, hasEscapes: Bool = false) -> String {
    let unescaped = hasEscapes ? grammar.unescaped(range) : nil
    guard unescaped?.count ?? range.count <= Limits.textBytes else {
      let limit = "a text is longer than \(Limits.textBytes >> 20) MiB"
      findings.add(.textTooLong, limit, at: range.lowerBound..<range.lowerBound)
      return ""
    }
    let text = unescaped.map { DecodedText($0[...]) }
    return self.text(text ?? DecodedText(UnsafeBufferPointer(rebasing: bytes[range])), at: range)
  }
}
