import Apps
import TestSupport

extension FuzzTarget {
  /// Detection: gives one format with evidence, or one finding; a recognised input can be read.
  static let detection = FuzzTarget("detect") {
    FuzzSeeds.all.map(\.bytes) + FuzzSeeds.oneOfEach
  } problem: { bytes in
    _ = Baseline.isBaseline(bytes) || ReporterRegistry.isReport(bytes)
    do throws(Finding) {
      let found = try FormatRegistry.playing.recognise(
        InputHead(of: bytes[...], isWhole: true),
        of: "input"
      )
      if found.evidence.isEmpty { return "no evidence for \(found.format.name)" }
      return found.format.readAll(bytes).isEmpty ? "\(found.format.name): no answer" : nil
    } catch {
      return error.problem(in: bytes)
    }
  }
}
