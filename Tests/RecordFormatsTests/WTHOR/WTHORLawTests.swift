import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `Everything that WTHOR writes` {
  static let seeds: Range<UInt64> = 0..<12

  private static let tags = [
    "wthor_black", "wthor_white", "wthor_tournament", "wthor_theoretical_score", "wthor_depth",
  ]

  /// Records that can be written, all of one board size, some with numbers in their tags.
  private func records(seed: UInt64) -> [ReversiRecord] {
    var generator = SeededGenerator(seed: seed)
    let length = seed.isMultiple(of: 4) ? 10 : 8
    let start = Position.initial(size: BoardSize(width: length, height: length) ?? .standard)
    return (0..<15).map { _ in
      var record = ReversiRecord.random(using: &generator)
      if record.start != start {
        record.start = start
        record.moves = start.randomGame(using: &generator)
        record.moves.removeLast(Int.random(in: 0...record.moves.count, using: &generator))
        record.annotations.removeAll { $0.ply > record.moves.count }
      }
      // All games of a file are from the same year.
      record.date = record.date.flatMap { GameDate(year: 1999, month: $0.month, day: $0.day) }
      for name in Self.tags where Int.random(in: 0...3, using: &generator) == 0 {
        let value = Int.random(in: -1...80, using: &generator)
        record.tags.append(Tag(name: name, value: String(value)))
      }
      if Int.random(in: 0...3, using: &generator) == 0 {
        record.result = GameResult(margin: Double(Int.random(in: -70...70, using: &generator)))
      }
      return record
    }
  }

  @Test(arguments: seeds, [true, false])
  func `is read back as it was fitted`(seed: UInt64, allowsCompanions: Bool) throws {
    let records = records(seed: seed)
    let output = try WTHOROutput(records, allowsCompanions: allowsCompanions)
    let parsed = output.read()
    try #require(parsed.count == records.count)
    #expect(parsed.flatMap(\.findings).isEmpty)
    #expect(allowsCompanions || output.options.companions.isEmpty)
    for (index, record) in records.enumerated() {
      let fitted = output.fitted[index]
      #expect(parsed[index].reversi == fitted)
      let lost = FactSet(output.losses[index].map(\.fact))
      let addedTags = FactSet(record.tags == fitted.tags ? [] : [.tags])
      let differing = record.facts(differingIn: fitted)
      #expect(differing.isSubset(of: lost), "\(output.losses[index])")
      #expect(lost.isSubset(of: differing.union(addedTags)), "\(output.losses[index])")
    }
    let again = try WTHOROutput(output.fitted, allowsCompanions: allowsCompanions)
    #expect(again.losses.flatMap(\.self).isEmpty)
    #expect(again.bytes == output.bytes)
    #expect(again.options.companions == output.options.companions)
  }

  @Test(arguments: [1, 7, 65_536])
  func `is read back from blocks of any size`(size: Int) throws {
    let output = try WTHOROutput(records(seed: 1))
    let parsed = WTHORFormat().readAll(output.bytes, output.options, blockSize: size)
    #expect(parsed.map(\.reversi) == output.fitted)
  }

  @Test(arguments: [0, 1] as [UInt64])
  func `is recognised`(seed: UInt64) throws {
    let bytes = try WTHOROutput(records(seed: seed)).bytes
    #expect(WTHORFormat().recognise(InputHead(of: bytes[...], isWhole: true)) != nil)
  }
}

/// The output for some records, with the tables of names.
struct WTHOROutput {
  let fitted: [ReversiRecord]
  let losses: [[Loss]]
  /// The losses without the facts that were added.
  var changes: [[Loss]] { losses.map { $0.filter { $0.change != .added } } }
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
