import Flipbook
import FuzzTargets
import TestSupport
import Testing

@Suite struct `Records that are added to a file one after the other` {
  /// The formats of files to which games can be added.
  private static let formats = FormatRegistry.standard.formats.filter { format in
    format.isWritable && format.storesMany && format.stores(recordsOf: ReversiRecord.game)
  }

  @Test(arguments: formats.map(\.name))
  func `give the same bytes as all records together`(name: String) throws {
    let format = try #require(FormatRegistry.standard.format(named: name))
    var records = try #require(CollectedRecords(format))
    var finished: [ReversiRecord] = []
    for traveller in (Travellers.random + Travellers.passless).sample(28) {
      for count in [traveller.record.moves.count / 2, traveller.record.moves.count] {
        let record = beginning(of: traveller.record, count)
        guard
          let expected = try? FormatRegistry.standard.write(finished + [record], as: name).bytes
        else {
          #expect(throws: WritingError.self) { try records.file(with: prepared(record)) }
          continue
        }
        #expect(try records.file(with: prepared(record)) == expected, "\(traveller.name)")
      }
      let record = prepared(traveller.record)
      if (try? records.add(record)) != nil { finished.append(traveller.record) }
      #expect(records.count == finished.count)
    }
    #expect(finished.count > 5)
    #expect(try records.file() == FormatRegistry.standard.write(finished, as: name).bytes)
  }

  private func beginning(of record: ReversiRecord, _ count: Int) -> ReversiRecord {
    var record = record
    record.moves = Array(record.moves.prefix(count))
    record.annotations.removeAll { $0.ply > count }
    record.variations.removeAll { $0.ply > count }
    record.sessionChanges.removeAll { $0.ply > count }
    return record
  }

  private func prepared(_ record: ReversiRecord) -> PreparedRecord {
    PreparedRecord(of: ParsedRecord(record: record, source: SourceText(name: "", bytes: [])))
  }
}
