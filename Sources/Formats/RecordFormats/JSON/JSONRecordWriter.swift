import GameRecords

/// Writes records as JSON.
///
/// Users rely on these layouts: they must not change.
struct JSONRecordWriter: RecordWriter {
  /// What is around the records.
  enum Frame {
    /// Nothing; there is only one record.
    case single
    case array
    /// Nothing; each ends its line.
    case lines
  }

  private let games: [any GameTable]
  private let frame: Frame
  private let isCompact: Bool
  private let indentation: Int
  private var count = 0

  var continuation: (any RecordWriter)? {
    guard frame != .single else { return nil }
    var writer = self
    writer.count = 1
    return writer
  }

  func fit(_ record: inout some GameRecord) -> [Loss] { record.keep(.all) }

  /// Writes for people, or each record on one line.
  init(_ frame: Frame, games: [any GameTable]) {
    (self.games, self.frame, isCompact) = (games, frame, frame == .lines)
    indentation = frame == .array ? 2 : 0
  }

  /// Writes in the place of another record, with its layout.
  init(like other: some BidirectionalCollection<UInt8>, games: [any GameTable]) {
    let lineEnd = other.lastIndex(of: UInt8(ascii: "\n"))
    (self.games, frame, isCompact) = (games, .lines, lineEnd == nil)
    indentation =
      lineEnd.map { other[$0...].dropFirst().prefix { $0 == UInt8(ascii: " ") }.count } ?? 0
  }

  mutating func write(_ record: consuming some GameRecord, to output: inout [UInt8])
    throws(WritingError)
  {
    guard frame != .single || count == 0 else {
      throw WritingError(
        "a document for one record cannot contain a second one",
        help: "write a collection or JSON Lines"
      )
    }
    let mark = output.count
    if frame == .array { output.append(contentsOf: count == 0 ? "[\n  ".utf8 : ",\n  ".utf8) }
    // The buffer is not copied, and stays unchanged after an error.
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
    count += 1
    if frame != .array { json.bytes.append(UInt8(ascii: "\n")) }
  }

  mutating func finish(to output: inout [UInt8]) {
    guard frame == .array else { return }
    output.append(contentsOf: count == 0 ? "[]\n".utf8 : "\n]\n".utf8)
  }
}
