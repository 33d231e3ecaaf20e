/// A writer for the records of one game.
public protocol GameWriter<Record>: RecordWriter {
  /// A record of the game.
  associatedtype Record: GameRecord

  /// Reduces a record to what this output can store, as ``RecordWriter`` does.
  mutating func fit(_ record: inout Record) -> [Loss]

  /// Appends a record that fits, as ``RecordWriter`` does.
  mutating func write(_ record: consuming Record, to output: inout [UInt8]) throws(WritingError)
}

extension GameWriter {
  /// Reduces a record of the writer's game; a record of another one stays as it is, since it cannot
  /// be written.
  public mutating func fit<Other: GameRecord>(_ record: inout Other) -> [Loss] {
    guard Other.self == Record.self else { return [] }
    // The same type: rebound, because a cast would copy a large record.
    return withUnsafeMutablePointer(to: &record) { pointer in
      pointer.withMemoryRebound(to: Record.self, capacity: 1) { fit(&$0.pointee) }
    }
  }

  /// Appends a record of the writer's game.
  /// - Throws: ``WritingError`` for a record of another game as well.
  public mutating func write<Other: GameRecord>(
    _ record: consuming Other,
    to output: inout [UInt8]
  ) throws(WritingError) {
    guard Other.self == Record.self else {
      throw WritingError(
        "this is a record of \(Other.game), and the format stores records of \(Record.game) only",
        help: "json, jsonl and xml store the records of all games"
      )
    }
    try write(unsafeBitCast(record, to: Record.self), to: &output)
  }
}
