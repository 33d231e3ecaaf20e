import Flipbook
import TestSupport

/// Records that are made of bytes.
enum FuzzRecords {
  /// The records of an input of a known format; of any other bytes one that they decide.
  ///
  /// So a fuzzer can go both ways: change a file, or change what a record has.
  static func records(of bytes: [UInt8]) -> [GameRecord] {
    let records = (try? FormatRegistry.standard.read(bytes))?.compactMap(\.record) ?? []
    guard records.isEmpty else { return Array(records.prefix(8)) }
    var generator = SeededGenerator(bytes: bytes)
    return [.random(using: &generator)]
  }
}
