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
    FuzzTarget("settings:query") {
      [
        "player = \"Ada F*\" and (date 2024..2025-06 or not tie)", "starts f5 d6 c3, c4 e3",
        "position == f5 d6 c3 d3 at 4..9", "pattern = xo*/x? at 20", "has illegal-move, comments",
        "tag Clock = 15 or opening = Tiger and corner dark by 30 and margin >= -4.5",
      ].map { Array($0.utf8) }
    } problem: { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      do throws(QueryError) {
        let query = try Query(text)
        _ = query.match(queried)
        return nil
      } catch {
        let isInside = 0 <= error.range.lowerBound && error.range.upperBound <= text.utf8.count
        return isInside && !error.excerpt(of: text).isEmpty ? nil : "marks what is not there"
      }
    },
  ]

  /// A game that queries are asked about.
  private static let queried = ParsedRecord(
    number: 1,
    record: ReversiRecord(
      players: Players(dark: Player(name: "Ada Finch"), light: Player(name: "為則")),
      moves: (try? [Move](text: "f5 d6 c3 d3 c4 f4 c5 b3")) ?? []
    ),
    source: SourceText(name: "game.json", bytes: [])
  )

  private static func problem(of findings: [Finding], in bytes: [UInt8]) -> String? {
    if findings.isEmpty { return "refused without a finding" }
    return findings.lazy.compactMap { $0.problem(in: bytes) }.first
  }
}
