import RecordText
import GameRecords
import ReversiRules

/// Reads one record from an object.
///
/// It accepts nothing that JSON forbids, and no unknown key. It accepts with a warning: unambiguous
/// values such as `F5`, `black` or the moves as one text. It accepts silently, because the meaning is
/// the same: keys in any order; unneeded escapes; a missing version; a `$schema`; the standard `start`;
/// empty players and empty lists of moves, variations, session changes and tags; a move written as an
/// object with only the move.
///
/// A move that cannot be read ends the moves of the record, and the result is dropped. Without any
/// readable move, or without a readable start position, there is no record, because there would be
/// nothing to play.
struct JSONRecordReader {
  var reader: JSONReader
  /// The line of play that is being read: the main line, or a variation.
  var line = JSONLine()
  /// The number of open variations.
  var depthOfLine = 0
  /// The number of moves in other lines.
  var otherMoves = 0
  /// The board of the start position, once it is known.
  var board: Board?
  /// The changes of the session, whose plies are checked when all moves are known.
  var session: [PlacedSessionChange] = []
  /// The places of the parts other than moves.
  var parts: [(part: RecordPart, range: SourceRange)] = []
  /// Whether the start position and at least the first moves could be read.
  var isUsable = true

  /// The initial value of every record; copying it is faster than creating it again.
  private static let blank = ReversiRecord()

  /// The game that the record should be of.
  private(set) var game = ReversiRecord.game
  /// The tables of the other games.
  let games: [any GameTable]
  /// The table of the game that the record names, if it is another one.
  var namedGame: (any GameTable)?

  static func parse(
    _ source: SourceText,
    format: String,
    games: [any GameTable] = []
  ) -> ParsedRecord {
    // The record is large: it is made in one place and only moved from there.
    var record = blank
    var findings: [Finding] = []
    var named: (any GameTable)?
    let isUsable = source.bytes.withUnsafeBufferPointer { bytes in
      var reading = JSONRecordReader(JSONReader(bytes), games)
      var end: JSONError?
      do throws(JSONError) {
        try reading.read(into: &record)
      } catch {
        reading.isUsable = false
        end = error
      }
      named = reading.namedGame
      if named != nil { return false }
      findings = reading.reader.findings(in: source, endedBy: end)
      record.moves = reading.line.moves
      record.annotations = reading.line.annotations
      record.variations = reading.line.variations
      record.origin = Origin(
        format: format,
        moves: MovePlaces(reading.line.places),
        parts: reading.parts
      )
      return reading.isUsable
    }
    if let named { return parse(source, format: format, as: named) }
    guard isUsable else {
      return ParsedRecord(findings: findings, source: source)
    }
    return ParsedRecord(taking: &record, findings: findings, source: source)
  }

  /// Parses a record of another game.
  private static func parse<Table: GameTable>(
    _ source: SourceText,
    format: String,
    as table: Table
  ) -> ParsedRecord {
    var record = Table.Record()
    var findings: [Finding] = []
    let isUsable = source.bytes.withUnsafeBufferPointer { bytes in
      var reading = JSONRecordReader(JSONReader(bytes))
      reading.game = table.game
      var end: JSONError?
      do throws(JSONError) {
        try reading.readRecord(table.shape, into: &record)
      } catch {
        reading.isUsable = false
        end = error
      }
      findings = reading.reader.findings(in: source, endedBy: end)
      record.origin = Origin(
        format: format,
        moves: MovePlaces(reading.line.places),
        parts: reading.parts
      )
      return reading.isUsable
    }
    return isUsable
      ? ParsedRecord(taking: &record, findings: findings, source: source)
      : ParsedRecord(findings: findings, source: source)
  }

  private init(_ reader: JSONReader, _ games: [any GameTable] = []) {
    self.reader = reader
    self.games = games
    parts.reserveCapacity(12)
  }

  private mutating func read(into record: inout ReversiRecord) throws(JSONError) {
    let shape = RecordShapes.record
    try reader.openObject(as: shape.words.phrase)
    var members = JSONMembers(of: shape)
    var hasMoves = false
    while let index = try reader.nextMember(of: &members) {
      let kind = shape.fields[index].kind
      reader.skipWhitespace()
      let start = reader.offset
      let depth = reader.depth
      let errors = reader.errors.total
      do throws(JSONError) {
        switch kind {
        case .object(let object), .list(let object): try readPart(object, into: &record)
        default: try readField(index, of: shape, into: &record)
        }
      } catch {
        if namedGame != nil { throw error }
        try reader.recover(from: error, toValueAt: start, depth: depth)
        if kind == .moves { isUsable = false }
      }
      if kind == .moves { hasMoves = true }
      if kind == .object(.start), reader.errors.total > errors { isUsable = false }
    }
    // An unknown key may be a misspelled one of the moves.
    if isUsable, hasMoves || reader.errors.total == 0 {
      try checkVariations()
      if !session.isEmpty { record.sessionChanges = changesInOrder() }
    }
    if line.isRespelled { record.passMarks = .usual }
    if let count = line.readable {
      if count == 0 { isUsable = false }
      line.cut()
      // The result cannot be compared with the remaining moves.
      record.result = nil
    }
    try reader.finish()
  }

  private mutating func readPart(
    _ object: RecordObject,
    into record: inout ReversiRecord
  ) throws(JSONError) {
    switch object {
    case .players: try readPlayers(into: &record.players)
    case .start: if let start = try readStart() { record.start = start }
    case .change: try readSession()
    case .result: record.result = try readResult()
    case .tag: record.tags = try readTags()
    case .record, .player, .move, .variation: break
    }
  }

  /// Notes the place of a part of the record.
  @inline(__always)
  mutating func mark(_ part: RecordPart, _ range: Range<Int>) {
    // A record is never too long for these offsets.
    let place = SourceRange(
      uncheckedStart: range.lowerBound,
      length: UInt32(truncatingIfNeeded: range.count)
    )
    parts.mark(part, at: place)
  }
}
