import RecordText
import GameRecords
import ReversiRules

/// Reads a game. Forgiven, and said in a finding:
/// - a missing end of a game or of a value (archives that were cut and pasted by hand);
/// - text between properties;
/// - names of properties that are not one or two capital letters;
/// - a game without GM, without BO, or with a board without the side to move;
/// - boards with x, X, o, 0 and points (boards pasted from other programs);
/// - spaces around a move and its numbers;
/// - ratings, dates and results that cannot be read, which become tags;
/// - the result -127.000 that Edax writes for a game that is not finished;
/// - text in Latin-1 (old clients of GGS).
///
/// Normal habits of one program or another, and not remarked upon: any order of the properties and
/// white space between them, `othello` or `Reversi` as the game, either case of moves, passes as
/// `PA`, `pass` or `--`, passes that are left out.
///
/// Values have no escapes: they end at the first `]`.
struct GGFReader {
  let source: SourceText
  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0
  var findings: FindingCollector<FindingDraft>

  var record = GameRecord(passMarks: .usual)
  /// The remarks on the game: to join them in the record would copy them each time.
  var comment: String?
  var parts: [(part: RecordPart, range: SourceRange)] = []
  var line = GGFMoves()
  /// Whether the moves end here, because what follows cannot be played without one that is missing.
  var hasBadMove = false

  /// Whether the end of the game is missing.
  var isCut = false
  /// Whether the text ends within a value.
  var isCutInValue = false
  /// Where a property begins of which the end of the text has left too little.
  var cutStart: Int?
  /// How far no `]` is too many.
  var soundEnd = 0

  var isNamed = false
  var isOtherGame = false
  var start = Start.missing
  /// Where the side to move is missing in BO.
  var missingTurn: Int?
  /// The first TY, and how many tags stand before it.
  var type: (range: Range<Int>, index: Int)?
  var tagPlaces: [SourceRange] = []

  /// What BO has told.
  enum Start {
    case missing, unreadable
    /// A board, perhaps without the side to move.
    case read(Board, turn: Disk?)
  }

  static func parse(_ source: SourceText, format: String) -> ParsedRecord {
    source.bytes.withUnsafeBufferPointer { bytes in
      var reader = GGFReader(source: source, bytes: bytes)
      reader.parts.reserveCapacity(16)
      reader.readProperties()
      let isGame = reader.finish(format: format)
      if reader.findings.has([.ggfSyntax, .ggfValueNotClosed]) {
        // What looks like a name may be a word of a text.
        reader.findings.withdrawRepairs(of: [.ggfName, .ggfNoGameName])
      }
      let findings = reader.findings.findings(in: source)
      guard isGame else {
        return ParsedRecord(record: nil, findings: findings, source: source)
      }
      return ParsedRecord(taking: &reader.record, findings: findings, source: source)
    }
  }

  private init(source: SourceText, bytes: UnsafeBufferPointer<UInt8>) {
    self.source = source
    findings = FindingCollector(keeping: 1)
    self.bytes = bytes
  }

  /// Whether the end of a game stands at an offset.
  func isGameEnd(_ offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: ";") && offset + 1 < bytes.count
      && bytes[offset + 1] == UInt8(ascii: ")")
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 &- UInt8(ascii: "a") < 26
  }

  /// A range without white space at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, LineCursor.isBlank(bytes[start]) { start += 1 }
    while start < end, LineCursor.isBlank(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  /// The text at a range.
  mutating func text(_ range: Range<Int>) -> String {
    let decoded = DecodedText(UnsafeBufferPointer(rebasing: bytes[range]))
    if decoded.isLatin1 { findings.addLatin1(at: range, in: source) }
    return decoded.text
  }
}
