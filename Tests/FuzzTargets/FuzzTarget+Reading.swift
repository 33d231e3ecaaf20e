import Flipbook
import TestSupport

extension FuzzTarget {
  /// Reading: any bytes give a result, and the same in blocks of any size.
  static func reading(_ format: any RecordFormat) -> FuzzTarget {
    FuzzTarget("read:\(format.name)") {
      FuzzSeeds.inputs(of: format)
    } problem: { bytes in
      ReadingCheck(format, bytes).problem
    }
  }

  /// Reading the files of a format with companion files, such as tables of names, that contain
  /// anything.
  static func companions(_ format: any RecordFormat) -> [FuzzTarget] {
    let sample = FuzzSeeds.samples(of: format).first ?? []
    return format.companions.map { companion in
      FuzzTarget("read:\(format.name):\(companion.name)") {
        FuzzSeeds.all.filter { $0.path.hasSuffix(".\(companion.fileExtension)") }.map(\.bytes)
      } problem: { bytes in
        ReadingCheck(format, sample, ReadingOptions(companions: [companion.name: bytes])).problem
      }
    }
  }
}
