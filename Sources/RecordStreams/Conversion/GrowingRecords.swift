package import GameRecords

/// Records as the bytes of a file to which more are added, while the last one may still change.
///
/// The bytes of finished records do not change again, except those of the first one when a second
/// one makes it part of a collection. The head of a file that counts its records changes, too.
package struct GrowingRecords {
  private let request: ConversionRequest
  /// The writer after the finished records.
  private var writer: any RecordWriter
  /// The only finished record.
  private var only: PreparedRecord?
  /// The number of finished records.
  package private(set) var count = 0
  /// The number of bytes of the head.
  package let headSize: Int
  /// The number of bytes of the head and of finished records that the file has.
  package private(set) var settled: Int
  /// The bytes of finished records that are not in the file yet.
  private var new: [UInt8] = []

  /// Creates an empty file; returns `nil` if the format cannot be written.
  package init?(_ format: any RecordFormat) {
    request = ConversionRequest(target: format)
    guard let writer = request.makeWriter(.collection, allowsCompanions: true) else { return nil }
    self.writer = writer
    headSize = writer.head(ofRecords: 0)?.count ?? 0
    settled = headSize
  }

  /// Adds a record that does not change again.
  /// - Returns: the facts that the format cannot store.
  /// - Throws: why the record cannot be written; then it is not added.
  package mutating func add(_ record: PreparedRecord) throws(WritingError) -> [Loss] {
    let lost = try request.write(record, with: &writer, to: &new, unless: false)
    only = count == 0 ? record : nil
    count += 1
    return lost ?? []
  }

  /// Returns the end of the file after the bytes that do not change.
  /// - Parameter last: a record after the finished ones.
  /// - Returns: the end, and the facts of the last record that the format cannot store.
  /// - Throws: why the last record cannot be written.
  package func end(
    with last: PreparedRecord? = nil
  ) throws(WritingError) -> (end: FileEnd, lost: [Loss]) {
    let count = count + (last == nil ? 0 : 1)
    let isSingle = count == 1 && settled == headSize
    var (writer, bytes, record) = (writer, new, last)
    if isSingle, let single = request.makeWriter(.single, allowsCompanions: true) {
      (writer, bytes, record) = (single, [], last ?? only)
    }
    let lost = try record.flatMap { record throws(WritingError) in
      try request.write(record, with: &writer, to: &bytes, unless: false)
    }
    writer.finish(to: &bytes)
    // A file without a head and without records is empty, so that games can be added later.
    if count == 0, record == nil, headSize == 0 { bytes = [] }
    let end = FileEnd(
      offset: settled,
      bytes: bytes,
      head: writer.head(ofRecords: count) ?? [],
      settled: settled + (isSingle ? 0 : new.count)
    )
    return (end, lost ?? [])
  }

  /// Returns the bytes of finished records that are not in the file yet, and counts them as
  /// written.
  package mutating func takeNew() -> [UInt8] {
    settled += new.count
    defer { new = [] }
    return new
  }

  /// Notes that the file has a new end.
  package mutating func note(_ end: FileEnd) {
    if end.settled > settled { _ = takeNew() }
  }

  /// The files that belong next to the file, for the finished records.
  package var companions: [Companion] { writer.companions.map(\.companion) }
}
