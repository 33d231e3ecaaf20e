import Flipbook
import TestSupport

extension FuzzTarget {
  /// Writing: what is written reads back as it was fitted, written again it is the same bytes, and
  /// a loss is reported if and only if something was lost.
  static func writing(_ format: any RecordFormat) -> FuzzTarget {
    FuzzTarget("write:\(format.name)") {
      FuzzSeeds.oneOfEach
    } fault: { bytes in
      let travellers = FuzzRecords.records(of: bytes).enumerated().map { index, record in
        Traveller(name: "#\(index + 1)", record: record)
      }
      return Conversion(travellers, to: format).faults.first
    }
  }
}
