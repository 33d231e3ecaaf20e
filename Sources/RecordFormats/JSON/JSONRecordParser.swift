import RecordText
import GameRecords
import ReversiRules

/// Reads one record from an object.
///
/// Forgives nothing that JSON forbids, and no unknown key. Forgiven, and said in a warning: values
/// that can only mean one thing, such as `F5`, `black` or the moves as one text. Forgiven without a word, because it means
/// the same: keys in any order; escapes where none are needed; a missing version; a `$schema`; a
/// `start` that is the standard one; players, lists of moves, of variations, of changes of the
/// session and of tags that are empty; a move written as an object that says nothing but the move.
///
/// A move that cannot be read ends the moves that the record keeps, and takes the result with it. A
/// record is not handed over when it keeps none, or when its start position cannot be read, since
/// there would be nothing to play.
struct JSONRecordParser {
  var reader: JSONReader
  /// The line of play that is being read: the main line, or a variation.
  var line = JSONLine()
  /// How many variations are open.
  var depthOfLine = 0
  /// How many moves are in other lines.
  var otherMoves = 0
  /// The changes of the session, whose plies are judged when all moves are known.
  var session: [PlacedSessionChange] = []
  /// Where the parts stand, apart from the moves.
  private var parts: [(part: RecordPart, range: SourceRange)] = []
  /// Whether the start position and the moves, or the first of them, could be made out.
  private var isUsable = true

  /// What every record begins as; a copy costs less than to make it anew.
  private static let blank = GameRecord()

  static func parse(_ source: SourceText, format: String) -> ParsedRecord {
    // The record is large, so that it is made in one place and only moved from there.
    var record = blank
    var findings: [Finding] = []
    let isUsable = source.bytes.withUnsafeBufferPointer { bytes in
      var parser = JSONRecordParser(JSONReader(bytes))
      var end: JSONError?
      do throws(JSONError) {
        try parser.read(into: &record)
      } catch {
        parser.isUsable = false
        end = error
      }
      findings = parser.reader.findings(in: source, endedBy: end)
      record.moves = parser.line.moves
      record.annotations = parser.line.annotations
      record.variations = parser.line.variations
      record.origin = Origin(
        format: format,
        moves: MovePlaces(parser.line.places),
        parts: parser.parts
      )
      return parser.isUsable
    }
    guard isUsable else {
      return ParsedRecord(record: nil, findings: findings, source: source)
    }
    return ParsedRecord(taking: &record, findings: findings, source: source)
  }

  private init(_ reader: JSONReader) {
    self.reader = reader
    parts.reserveCapacity(12)
  }

  private mutating func read(into record: inout GameRecord) throws(JSONError) {
    try reader.openObject(as: "an object, which is a record")
    var members = JSONMembers<RecordKey>()
    while let key = try reader.nextMember(of: &members) {
      reader.skipWhitespace()
      let start = reader.offset
      let depth = reader.depth
      let errors = reader.errors.total
      do throws(JSONError) {
        try readMember(key, into: &record)
      } catch {
        try reader.recover(from: error, toValueAt: start, depth: depth)
        if key == .moves { isUsable = false }
      }
      if key == .start, reader.errors.total > errors { isUsable = false }
    }
    // A key that is not known may have been meant for the moves.
    let hasLine = members.contains(.moves) || reader.errors.total == 0
    if isUsable, hasLine {
      try checkVariations()
      if !session.isEmpty { record.sessionChanges = changesInOrder() }
    }
    if line.isRespelled { record.passMarks = .usual }
    if let count = line.readable {
      if count == 0 { isUsable = false }
      line.cut()
      // What the lost moves lead to cannot be compared with it.
      record.result = nil
    }
    try reader.finish()
  }

  private mutating func readMember(
    _ key: RecordKey,
    into record: inout GameRecord
  ) throws(JSONError) {
    switch key {
    case .version: try readVersion()
    case .id: record.id = try readText(.id)
    case .event: record.event = try readText(.event)
    case .site: record.site = try readText(.site)
    case .round: record.round = try readText(.round)
    case .date: record.date = try readDate()
    case .players: try readPlayers(into: &record.players)
    case .start: if let start = try readStart() { record.start = start }
    case .moves: try readMoves()
    case .variations: try readVariations()
    case .session: try readSession()
    case .result: record.result = try readResult()
    case .comment: record.comment = try readText()
    case .tags: record.tags = try readTags()
    case .schema: _ = try reader.readString()
    }
  }

  private mutating func readVersion() throws(JSONError) {
    let version = try reader.readNumber(as: "the version, which is the number 1")
    guard version.value == 1 else { throw JSONError(.unknownVersion, at: version.range) }
  }

  private mutating func readDate() throws(JSONError) -> GameDate {
    let text = try reader.readText(as: "a date in quotation marks")
    let string = try reader.string(text)
    if let date = GameDate(string) {
      mark(.date, text.range)
      return date
    }
    guard let date = GameDate(reading: string) else {
      throw JSONError(
        .badValue(
          "\(DisplayText.quote(string)) is no date",
          help:
            "dates look like 1977, 1977-05, 1977-05-01 or 1977-05-01T10:00:00Z, without fractions"
        ),
        at: text.range
      )
    }
    reader.forgive("\(DisplayText.quote(string)) is read as \(date)", at: text.range)
    mark(.date, text.range)
    return date
  }

  // MARK: For every part

  /// Notes where a part of the record stands.
  @inline(__always)
  mutating func mark(_ part: RecordPart, _ range: Range<Int>) {
    // A record is never so long that its offsets need to be checked.
    let place = SourceRange(
      uncheckedStart: range.lowerBound,
      length: UInt32(truncatingIfNeeded: range.count)
    )
    parts.append((part, place))
  }

  /// Reads a text and, if it is a part that can be pointed at, notes where it stands.
  mutating func readText(_ part: RecordPart? = nil) throws(JSONError) -> String {
    let (string, range) = try reader.readString()
    if let part { mark(part, range) }
    return string
  }

  /// Reads one of a few words.
  mutating func readWord<Word>(
    _ type: Word.Type = Word.self,
    _ part: RecordPart? = nil
  ) throws(JSONError) -> Word where Word: RawRepresentable<String> & CaseIterable {
    let text = try reader.readText()
    let string = try reader.string(text)
    let word: Word
    if let exact = Word(rawValue: string) {
      word = exact
    } else {
      word = try self.word(meantBy: string, at: text.range)
    }
    if let part { mark(part, text.range) }
    return word
  }

  /// The word that another spelling leaves no doubt of: in capital letters, or as other programs call
  /// it.
  private mutating func word<Word>(
    meantBy text: String,
    at range: Range<Int>
  ) throws(JSONError) -> Word where Word: RawRepresentable<String> & CaseIterable {
    let words = Word.allCases.map(\.rawValue)
    guard let meant = NearMiss.same(as: text, in: words), let word = Word(rawValue: meant) else {
      throw badWord(text, at: range, words: words)
    }
    reader.forgive("\(DisplayText.quote(text)) is read as \(meant)", at: range)
    return word
  }

  private func badWord(_ word: String, at range: Range<Int>, words: [String]) -> JSONError {
    let expected = words.dropLast().joined(separator: ", ") + " or " + words[words.count - 1]
    return JSONError(
      .badValue(
        "expected \(expected), found \(DisplayText.quote(word))",
        help: NearMiss.question(word, in: words)
      ),
      at: range
    )
  }
}
