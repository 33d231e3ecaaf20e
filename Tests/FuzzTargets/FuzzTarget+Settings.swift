import Flipbook
import TestSupport

extension FuzzTarget {
  /// Files other than records: each is read, or refused with findings.
  static let settings = [
    FuzzTarget("settings:configuration") {
      [
        Array(
          """
          {"maxFindings": 10, "baseline": "known.txt",
            "rules": {"missing-pass": "off", "wrong-turn": "warning"}}
          """.utf8
        )
      ]
    } problem: { bytes in
      do throws(ConfigurationError) {
        _ = try Configuration(bytes, from: "input")
        return nil
      } catch {
        return problem(of: error.findings, in: bytes)
      }
    },
    FuzzTarget("settings:theme") {
      FuzzSeeds.samples(in: "themes")
    } problem: { bytes in
      do throws(ThemeError) {
        let warnings = try ThemeFile(bytes, from: "input").warnings
        return warnings.lazy.compactMap { $0.problem(in: bytes) }.first
      } catch {
        return problem(of: error.findings, in: bytes)
      }
    },
    FuzzTarget("settings:baseline") {
      [Baseline.head + Baseline.line("0123456789abcdef-2", .noRecord, of: "a b\n.json")]
    } problem: { bytes in
      do throws(Finding) {
        _ = try Baseline(bytes, from: "input")
        return nil
      } catch {
        return problem(of: [error], in: bytes)
      }
    },
  ]

  private static func problem(of findings: [Finding], in bytes: [UInt8]) -> String? {
    if findings.isEmpty { return "refused without a finding" }
    return findings.lazy.compactMap { $0.problem(in: bytes) }.first
  }
}
