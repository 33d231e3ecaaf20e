import GameRecords
import RecordFormats
import TestSupport
import Testing

/// The output for some records, with the tables of names.
struct WTHOROutput {
  let fitted: [ReversiRecord]
  let losses: [[Loss]]
  private(set) var bytes: [UInt8] = []
  private(set) var options = ReadingOptions()

  init(_ records: [ReversiRecord], allowsCompanions: Bool = true) throws {
    let options = WritingOptions(.collection, allowsCompanions: allowsCompanions)
    var writer = try #require(WTHORFormat().makeWriter(options))
    var fitted: [ReversiRecord] = []
    var losses: [[Loss]] = []
    for var record in records {
      losses.append(writer.fit(&record))
      try writer.write(record, to: &bytes)
      fitted.append(record)
    }
    writer.finish(&bytes, ofRecords: records.count)
    (self.fitted, self.losses) = (fitted, losses)
    for (companion, bytes) in writer.companions {
      self.options.companions[companion.name] = bytes
    }
  }

  func read() -> [ParsedRecord] { WTHORFormat().readAll(bytes, options) }
}
