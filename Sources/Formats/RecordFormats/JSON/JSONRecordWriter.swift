import GameRecords

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
      // A variation is an object in an array, and the last one has moves that are objects with glyphs.
      let depth = (Limits.depth - 4) / 2
      try games.write(record, depth: depth) { record, table throws(WritingError) in
        try json.object(record, table)
      }
    } catch {
      json.bytes.removeSubrange(mark...)
      throw error
    }
  }
}
