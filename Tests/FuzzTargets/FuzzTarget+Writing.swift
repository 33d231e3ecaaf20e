import Flipbook
import TestSupport

extension FuzzTarget {
  /// Writing: a record reads back as it was fitted, gives the same bytes when written again, and a
  /// loss is reported if and only if something was lost.
  static func writing(_ format: any RecordFormat) -> FuzzTarget {
    FuzzTarget("write:\(format.name)") {
      FuzzSeeds.oneOfEach
    } problem: { bytes in
      problem(ReversiRecord.self, of: bytes, format)
        ?? problem(PuzzleRecord.self, of: bytes, format)
    }
  }

  private static func problem<Record: RandomGameRecord>(
    _ type: Record.Type,
    of bytes: [UInt8],
    _ format: any RecordFormat
  ) -> String? {
    let records: [Record] = FuzzRecords.records(of: bytes)
    let travellers = records.enumerated().map { Traveller(name: "#\($0 + 1)", record: $1) }
    return Conversion(travellers, to: format).problems.first
  }
}
