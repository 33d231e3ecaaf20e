import Apps
import TestSupport

/// Records generated from bytes.
enum FuzzRecords {
  /// Returns the records of an input of a known format; for any other bytes, one record determined
  /// by them.
  ///
  /// So a fuzzer can either change a file, or change the facts of a record.
  static func records<Record: RandomGameRecord>(of bytes: [UInt8]) -> [Record] {
    let parsed = (try? FormatRegistry.playing.read(bytes)) ?? []
    let records = parsed.compactMap { $0.record(as: Record.self) }
    guard records.isEmpty else { return Array(records.prefix(8)) }
    var generator = SeededGenerator(bytes: bytes)
    return [.random(using: &generator)]
  }
}
