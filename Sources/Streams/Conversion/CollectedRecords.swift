package import GameRecords

/// Records as the bytes of a file to which more are added, while the last one may still change.
package struct CollectedRecords {
  private let request: ConversionRequest
  /// The writer after the finished records, and their bytes without the head of the file.
  private var writer: any RecordWriter
  private var bytes: [UInt8] = []
  /// The only finished record.
  private var only: PreparedRecord?
  /// The number of finished records.
  package private(set) var count = 0

  /// Creates an empty file; returns `nil` if the format cannot be written.
  package init?(_ format: any RecordFormat) {
    request = ConversionRequest(target: format)
    guard let writer = request.makeWriter(.collection, allowsCompanions: true) else { return nil }
    self.writer = writer
  }

  /// Adds a record that does not change again.
  /// - Returns: the facts that the format cannot store.
  /// - Throws: why the record cannot be written; then it is not added.
  package mutating func add(_ record: PreparedRecord) throws(WritingError) -> [Loss] {
    let lost = try request.write(record, with: &writer, to: &bytes, unless: false)
    only = count == 0 ? record : nil
    count += 1
    return lost ?? []
  }

  /// Returns the bytes of the file.
  /// - Parameter last: a record after the finished ones.
  /// - Returns: the bytes.
  /// - Throws: why the last record cannot be written.
  package func file(with last: PreparedRecord? = nil) throws(WritingError) -> [UInt8] {
    let count = count + (last == nil ? 0 : 1)
    var (writer, bytes, record) = (writer, bytes, last)
    if count == 1, let single = request.makeWriter(.single, allowsCompanions: true) {
      (writer, bytes, record) = (single, [], last ?? only)
    }
    if let record { _ = try request.write(record, with: &writer, to: &bytes, unless: false) }
    writer.finish(to: &bytes)
    let head = writer.head(ofRecords: count) ?? []
    // A file without a head and without records is empty, so that games can be added later.
    return count == 0 && head.isEmpty ? [] : head + bytes
  }

  /// The files that belong next to the file, for the finished records.
  package var companions: [Companion] { writer.companions.map(\.companion) }
}
