import Flipbook
import TestSupport

extension FuzzTarget {
  /// Writing: a record reads back as it was fitted, gives the same bytes when written again, and a
  /// loss is reported if and only if something was lost.
  static func writing(_ format: any RecordFormat) -> FuzzTarget {
    FuzzTarget("write:\(format.name)") {
      FuzzSeeds.oneOfEach
    } problem: { bytes in
      let travellers = FuzzRecords.records(of: bytes).enumerated().map { index, record in
        Traveller(name: "#\(index + 1)", record: record)
      }
      return Conversion(travellers, to: format).problems.first
    }
  }
}
