import Flipbook
import TestSupport

extension FuzzTarget {
  /// Detection: one format with a reason, or one finding; and what is recognised can be read.
  static let detection = FuzzTarget("detect") {
    FuzzSeeds.all.map(\.bytes) + FuzzSeeds.oneOfEach
  } fault: { bytes in
    _ = Baseline.isBaseline(bytes) || ReporterRegistry.isReport(bytes)
    do throws(Finding) {
      let found = try FormatRegistry.standard.recognise(
        InputHead(of: bytes[...], isWhole: true),
        of: "input"
      )
      if found.evidence.isEmpty { return "no evidence for \(found.format.name)" }
      return found.format.readAll(bytes).isEmpty ? "\(found.format.name): no answer" : nil
    } catch {
      return error.fault(in: bytes)
    }
  }
}
