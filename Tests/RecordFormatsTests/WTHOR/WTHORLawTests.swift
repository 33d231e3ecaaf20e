import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `Whatever WTHOR writes` {
  static let seeds: Range<UInt64> = 0..<40

  /// Records that can be written, all of one board size, some with numbers in their tags.
  private func records(seed: UInt64) -> [GameRecord] {
    var generator = SeededGenerator(seed: seed)
    var records: [GameRecord] = []
    let size = seed.isMultiple(of: 4) ? BoardSize(width: 10, height: 10) : .standard
    while records.count < 20, let size {
      var record = GameRecord.random(using: &generator)
      if seed.isMultiple(of: 4) {
        record.start = .initial(size: size)
        record.moves = []
        record.annotations = []
      }
      guard record.start == .initial(size: size) else { continue }
      let names = [
        "wthor-black", "wthor-white", "wthor-tournament", "wthor-theoretical-score", "wthor-depth",
      ]
      for name in names where Int.random(in: 0...3, using: &generator) == 0 {
        let value = Int.random(in: -1...80, using: &generator)
        record.tags.append(Tag(name: name, value: String(value)))
      }
      if Int.random(in: 0...3, using: &generator) == 0 {
        record.result = GameResult(margin: Double(Int.random(in: -70...70, using: &generator)))
      }
      records.append(record)
    }
    return records
  }

  @Test(arguments: seeds, [true, false])
  func `is read back as it was fitted`(seed: UInt64, allowsCompanions: Bool) throws {
    let records = records(seed: seed)
    let output = try WTHOROutput(records, allowsCompanions: allowsCompanions)
    let parsed = output.read()
    try #require(parsed.count == records.count)
    #expect(parsed.flatMap(\.diagnostics).isEmpty)
    #expect(allowsCompanions || output.options.companions.isEmpty)
    for (index, record) in records.enumerated() {
      let fitted = output.fitted[index]
      #expect(parsed[index].record == fitted)
      let lost = FactSet(output.losses[index].map(\.fact))
      #expect(record.facts(missingIn: fitted) == lost, "\(output.losses[index])")
    }
    let again = try WTHOROutput(output.fitted, allowsCompanions: allowsCompanions)
    #expect(again.losses.flatMap(\.self).isEmpty)
    #expect(again.bytes == output.bytes)
    #expect(again.options.companions == output.options.companions)
  }

  @Test(arguments: [1, 7, 65_536])
  func `is read back whatever the blocks`(size: Int) throws {
    let output = try WTHOROutput(records(seed: 1))
    let parsed = WTHORFormat().readAll(output.bytes, output.options, blockSize: size)
    #expect(parsed.map(\.record) == output.fitted)
  }

  @Test(arguments: seeds)
  func `is recognised`(seed: UInt64) throws {
    let bytes = try WTHOROutput(records(seed: seed)).bytes
    #expect(WTHORFormat().recognise(InputHead(of: bytes[...], isWhole: true)) != nil)
  }
}

/// What is written of some records, with the tables of names beside it.
struct WTHOROutput {
  let fitted: [GameRecord]
  let losses: [[Loss]]
  private(set) var bytes: [UInt8] = []
  private(set) var options = ReadingOptions()

  init(_ records: [GameRecord], allowsCompanions: Bool = true) throws {
    let options = WritingOptions(.collection, allowsCompanions: allowsCompanions)
    var writer = try #require(WTHORFormat().makeWriter(options))
    var fitted: [GameRecord] = []
    var losses: [[Loss]] = []
    for var record in records {
      losses.append(writer.fit(&record))
      try writer.write(record, to: &bytes)
      fitted.append(record)
    }
    writer.finish(to: &bytes)
    (self.fitted, self.losses) = (fitted, losses)
    for (companion, bytes) in writer.companions {
      self.options.companions[companion.name] = bytes
    }
  }

  func read() -> [ParsedRecord] { WTHORFormat().readAll(bytes, options) }
}
