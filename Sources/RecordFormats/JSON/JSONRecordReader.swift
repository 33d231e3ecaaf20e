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
struct JSONRecordReader {
  var reader: JSONReader
  /// The line of play that is being read: the main line, or a variation.
  var line = JSONLine()
  /// How many variations are open.
  var depthOfLine = 0
  /// How many moves are in other lines.
  var otherMoves = 0
  /// The board of the start position, once it is known.
  var board: Board?
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
      var reading = JSONRecordReader(JSONReader(bytes))
      var end: JSONError?
      do throws(JSONError) {
        try reading.read(into: &record)
      } catch {
        reading.isUsable = false
        end = error
      }
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
    let shape = RecordShapes.record
    try reader.openObject(as: shape.object.phrase)
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
        try reader.recover(from: error, toValueAt: start, depth: depth)
        if kind == .moves { isUsable = false }
      }
      if kind == .moves { hasMoves = true }
      if kind == .object(.start), reader.errors.total > errors { isUsable = false }
    }
    // A key that is not known may have been meant for the moves.
    if isUsable, hasMoves || reader.errors.total == 0 {
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

  private mutating func readPart(
    _ object: RecordObject,
    into record: inout GameRecord
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

  /// Notes where a part of the record stands.
  @inline(__always)
  mutating func mark(_ part: RecordPart, _ range: Range<Int>) {
    // A record is never so long that its offsets need to be checked.
    let place = SourceRange(
      uncheckedStart: range.lowerBound,
      length: UInt32(truncatingIfNeeded: range.count)
    )
    parts.mark(part, at: place)
  }
}
