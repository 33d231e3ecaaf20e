import RecordText
import GameRecords
import ReversiRules

/// Writes records as JSON for people.
///
/// Users rely on this layout: it must not change.
struct JSONDocumentWriter: RecordWriter {
  private let games: [any GameTable]
  private let isArray: Bool
  private var count = 0

  var continuation: (any RecordWriter)? {
    guard isArray else { return nil }
    var writer = self
    writer.count = 1
    return writer
  }

  func fit(_ record: inout some GameRecord) -> [Loss] { record.keep(.all) }

  init(_ layout: WritingLayout, games: [any GameTable]) {
    isArray = layout == .collection
    self.games = games
  }

  mutating func write(_ record: consuming some GameRecord, to output: inout [UInt8])
    throws(WritingError)
  {
    guard isArray || count == 0 else {
      throw WritingError(
        "a document for one record cannot contain a second one",
        help: "write a collection or JSON Lines"
      )
    }
    let start = !isArray ? "" : count == 0 ? "[\n  " : ",\n  "
    try JSONOutput.append(record, games, after: start, to: &output, indentation: isArray ? 2 : 0)
    count += 1
    if !isArray { output.append(UInt8(ascii: "\n")) }
  }

  mutating func finish(to output: inout [UInt8]) {
    guard isArray else { return }
    output.append(contentsOf: count == 0 ? "[]\n".utf8 : "\n]\n".utf8)
  }
}

/// Writes records as JSON Lines, or in the place of others.
///
/// Users rely on this layout: it must not change.
struct JSONValueWriter: RecordWriter {
  let games: [any GameTable]
  var layout = Layout()

  /// The layout of a record, by default on one line.
  struct Layout {
    fileprivate var isCompact = true
    fileprivate var indentation = 0

    init() {}

    /// The layout of another record.
    init<Bytes: BidirectionalCollection<UInt8>>(like other: Bytes) {
      guard let lineEnd = other.lastIndex(of: UInt8(ascii: "\n")) else { return }
      isCompact = false
      indentation = other[lineEnd...].dropFirst().prefix { $0 == UInt8(ascii: " ") }.count
    }
  }

  var continuation: (any RecordWriter)? { self }

  func fit(_ record: inout some GameRecord) -> [Loss] { record.keep(.all) }

  mutating func write(_ record: consuming some GameRecord, to output: inout [UInt8])
    throws(WritingError)
  {
    try JSONOutput.append(
      record,
      games,
      to: &output,
      isCompact: layout.isCompact,
      indentation: layout.indentation
    )
    output.append(UInt8(ascii: "\n"))
  }

  mutating func finish(to output: inout [UInt8]) {}
}

extension JSONOutput {
  /// Appends a record to a buffer without copying the buffer, which stays unchanged after an error.
  fileprivate static func append(
    _ record: consuming some GameRecord,
    _ games: [any GameTable],
    after start: String = "",
    to output: inout [UInt8],
    isCompact: Bool = false,
    indentation: Int = 0
  ) throws(WritingError) {
    let mark = output.count
    output.append(contentsOf: start.utf8)
    var json = JSONOutput(appendingTo: output, isCompact: isCompact, indentation: indentation)
    output = []
    defer { output = json.bytes }
    do throws(WritingError) {
      try json.record(record, games)
    } catch {
      json.bytes.removeSubrange(mark...)
      throw error
    }
  }
}

/// Checks that the JSON of a record can be read again.
///
/// This is true for every record that was read, but maybe not for one made by a program. Single values
/// are checked where they are written.
extension JSONOutput {
  /// Writes a record of a known game.
  private mutating func record<Record: GameRecord>(
    _ record: consuming Record,
    _ games: [any GameTable]
  ) throws(WritingError) {
    if Record.self == ReversiRecord.self {
      // The same type; a cast would copy a large record.
      let reversi = unsafeBitCast(record, to: ReversiRecord.self)
      try JSONWritable.check(reversi)
      return try self.record(reversi)
    }
    guard let table = games.first(where: { $0.game == Record.game }) else {
      throw WritingError("there is no table of facts for \(Record.game)")
    }
    try self.record(record, as: table)
  }

  private mutating func record<Table: GameTable>(
    _ record: some GameRecord,
    as table: Table
  ) throws(WritingError) {
    if let record = record as? Table.Record { try self.record(record, table.shape) }
  }
}

private enum JSONWritable {
  static func check(_ record: ReversiRecord) throws(WritingError) {
    if let score = record.result?.score {
      guard FieldKind.counts.contains(score.dark), FieldKind.counts.contains(score.light) else {
        throw WritingError("the score \(score.dark)–\(score.light) has a count outside of 0 to 256")
      }
    }
    try check(record.annotations, of: record.moves)
    try record.checkLines(depth: mostVariations)
    for line in record.variations { try check(line) }
    try record.checkSession()
  }

  /// The maximal depth of nested variations: each is an object in an array, and the last one has moves
  /// that are objects with glyphs.
  private static var mostVariations: Int { (Limits.depth - 4) / 2 }

  private static func check(_ line: Variation) throws(WritingError) {
    try check(line.annotations, of: line.moves)
    for line in line.variations { try check(line) }
  }

  private static func check(
    _ annotations: [MoveAnnotation],
    of moves: [Move]
  ) throws(WritingError) {
    var last = 0
    for annotation in annotations {
      guard annotation.ply > last, annotation.ply <= moves.count else {
        throw WritingError("there is an annotation of ply \(annotation.ply), but no such move")
      }
      last = annotation.ply
      guard annotation.time ?? 0 >= 0 else {
        throw WritingError("the time of ply \(annotation.ply) is negative")
      }
    }
  }
}
