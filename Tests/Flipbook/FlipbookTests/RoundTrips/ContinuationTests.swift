import Flipbook
import FuzzTargets
import TestSupport
import Testing

@Suite struct `Records that are written at the same time` {
  /// The outputs whose records after the first one can be written in any order.
  private static let formats = FormatRegistry.standard.outputs.filter {
    $0.makeWriter(WritingOptions(.collection))?.continuation != nil
  }

  private static let records: [any GameRecord] =
    (Travellers.random + Travellers.odd + Travellers.samples.flatMap(\.travellers)).map(\.record)
    + ["Samples/puzzle", "Samples/instances"].flatMap(Repository.files).flatMap { file in
      (try? FormatRegistry.standard.read(Repository.bytes(of: file), from: file)) ?? []
    }
    .compactMap(\.record)

  @Test func `are those of most formats`() {
    let names = Set(Self.formats.map(\.name))
    #expect(names.isSuperset(of: ["json", "jsonl", "xml", "csv", "pgn", "sgf", "ggf", "puzzle"]))
  }

  @Test(arguments: formats.map(\.name)) func `are written as one after the other`(name: String)
    throws
  {
    let format = try #require(Self.formats.first { $0.name == name })
    var writer = try #require(format.makeWriter(WritingOptions(.collection)))
    // No writer of the same output may be involved.
    let fresh = try #require(format.makeWriter(WritingOptions(.collection))?.continuation)
    var count = 0
    for (number, record) in Self.records.enumerated() {
      let own = written(record, number, by: &writer)
      var other = fresh
      let same = written(record, number, by: &other)
      if own != nil, count > 0 { #expect(own == same) }
      #expect((own == nil) == (same == nil))
      if own != nil { count += 1 }
    }
    #expect(count > 3)
  }

  @Test func `are not written by writers of one record`() {
    for format in FormatRegistry.standard.outputs
    where format.name == "xml" || format.name == "json" {
      #expect(format.makeWriter(WritingOptions(.single))?.continuation == nil)
    }
  }

  private func written(
    _ record: some GameRecord,
    _ number: Int,
    by writer: inout any RecordWriter
  ) -> [UInt8]? {
    var record = record
    var bytes: [UInt8] = []
    writer.note(source: SourceText(name: "\(number)", bytes: []), number: number)
    _ = writer.fit(&record)
    return (try? writer.write(record, to: &bytes)).map { bytes }
  }
}
