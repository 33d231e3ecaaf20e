import Flipbook
import FrameRendering
import GameRecords
import LightsGame
import RecordChecks
import RecordFormats
import RecordQueries
import TestSupport
import Testing
import XMLRecordFormat

/// A third game, which needs only what the page about the architecture lists.
@Suite struct `A third game` {
  private static let formats: [any RecordFormat] = [
    JSONFormat(layout: .document, games: [LightsTable()]),
    JSONFormat(layout: .lines, games: [LightsTable()]),
    XMLFormat(games: [LightsTable()]),
  ]

  private static func record(_ presses: [String]) -> LightsRecord {
    var record = LightsRecord()
    record.id = "cross"
    record.player = "Anna"
    record.start = Lights([[0, 1, 0], [1, 1, 1], [0, 1, 0]])
    record.presses = presses
    return record
  }

  @Test(arguments: [[], ["b2"], ["a1", "b2", "a1"]] as [[String]])
  func `is read from what is written`(presses: [String]) throws {
    for format in Self.formats {
      let record = Self.record(presses)
      let parsed = format.readAll(try format.write([record], .single))
      #expect(parsed.map(\.findings) == [[]])
      #expect(parsed.map { $0.record(as: LightsRecord.self) } == [record])
    }
  }

  @Test func `is validated`() throws {
    for format in Self.formats {
      let bytes = try format.write([Self.record(["b2", "d1", "a1"])], .single)
      let validator = Validator(RuleSettings(), formats: Self.formats, checks: [LightOffBoard.self])
      let findings = format.readAll(bytes).flatMap { validator.validate($0).findings }
      #expect(findings.map(\.rule.name) == ["light-off-board"])
      #expect(findings.map(\.message) == ["there is no light “d1”"])
      #expect(findings.map(\.place.ply) == [2])
      #expect(findings.allSatisfy { $0.place.start != nil })
    }
  }

  private static let games = [["b2"], [], ["a1", "b2", "a1"], ["c3"], ["z9"]].map { presses in
    ParsedRecord(record: record(presses), source: SourceText(name: "", bytes: []))
  }

  @Test func `is counted`() {
    var all = GameStatistics(StatisticsOptions(), games: [LightsFigures.self])
    var sum = all
    for (index, game) in Self.games.enumerated() {
      all.add(game)
      var part = GameStatistics(StatisticsOptions(), games: [LightsFigures.self])
      part.add(game)
      sum.add(part)
      #expect(all.records.total == index + 1)
    }
    #expect(sum == all)
    #expect(String(decoding: all.csv(top: 1), as: UTF8.self).contains("outcomes,solved,2,50"))
    let text = String(decoding: all.bytes(as: .text), as: UTF8.self)
    #expect(text.contains("          2   50.0 %  dark at the end\n"))
    #expect(text.contains("Presses, 0 to 3 lights"))
    let json = String(decoding: all.json(top: 1), as: UTF8.self)
    #expect(json.contains(#""outcomes": {"solved": 2}"#))
    #expect(json.contains(#"{"number": 3, "count": 1}"#))
  }

  @Test(arguments: [
    ("presses >= 1", [0, 2, 3]), ("dark and presses < 2", [0]),
    ("player Anna and not dark", [1, 3, 4]),
    ("round 1", []),
  ])
  func `is asked`(text: String, found: [Int]) throws {
    let context = QueryContext(
      games: [LightsQueries.self],
      formats: .standard,
      rules: [],
      makeValidator: { Validator($0, formats: Self.formats, checks: []) }
    )
    let query = try Query(text, context)
    #expect(Self.games.indices.filter { query.match(Self.games[$0]) != nil } == found)
  }

  @Test func `is drawn as text`() throws {
    let record = Self.record(["b2"])
    let parsed = ParsedRecord(record: record, source: SourceText(name: "", bytes: []))
    let game = try #require(record.drawable(record.attempt(), parsed))
    #expect(
      String(decoding: try TextRenderer().render(game), as: UTF8.self) == """
        start
            a b c
          1 x o x
          2 o o o
          3 x o x
           0 moves

        move 1: b2, done
            a b c
          1 x x x
          2 x x x
          3 x x x
           All off   1 move

        """
    )
  }

  private static func svg(_ record: LightsRecord, isStill: Bool) throws -> String {
    let parsed = ParsedRecord(record: record, source: SourceText(name: "", bytes: []))
    let game = try #require(record.drawable(record.attempt(), parsed))
    var options = RenderingOptions()
    options.isStill = isStill
    return String(decoding: try SVGRenderer().render(game, options), as: UTF8.self)
  }

  /// The lights that a picture draws in a paint, `pl` for those that are on.
  private static func lights(_ paint: String, in svg: String) -> [String] {
    svg.matches(of: #/<g [^>]*fill="url\(#(p.)\w+\)">(.*?)<\/g>/#).filter { $0.1 == paint }
      .flatMap { $0.2.matches(of: #/<rect x="([^"]+)" y="([^"]+)"/#) }
      .compactMap { rect in
        guard let x = Double(rect.1), let y = Double(rect.2) else { return nil }
        return Press(x: Int((x + 0.45).rounded()), y: Int((y + 0.45).rounded())).description
      }
  }

  @Test(
    arguments: [
      // presses, the lights that are on at the end
      ([], ["b1", "a2", "b2", "c2", "b3"]), (["b2"], []), (["c3"], ["b1", "a2", "b2", "c3"]),
      (["a1", "b2"], ["a1", "b1", "a2"]), (["a1", "b2", "a1"], []),
    ] as [([String], [String])]
  )
  func `is drawn as SVG`(presses: [String], on: [String]) throws {
    let record = Self.record(presses)
    let all = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
    for isStill in [true, false] {
      let svg = try Self.svg(record, isStill: isStill)
      #expect(Self.lights("pl", in: svg) == on)
      #expect(Self.lights("pd", in: svg) == all.filter { !on.contains($0) })
      #expect(svg.contains("role=\"img\""))
      #expect(svg.contains(#/<title id="t\w+">Anna<\/title>/#))
      let moves = presses.isEmpty ? "" : ": " + presses.joined(separator: " ")
      let end = on.isEmpty ? "All lights are off." : "Some lights are on."
      #expect(svg.contains(">A game of lights\(moves). \(end)</desc>"))
      #expect(svg.contains(#/<desc id="a\w+">/#))
      #expect(svg.contains(#/aria-labelledby="t\w+ a\w+"/#))
      // Without a move, there is only one frame.
      #expect(svg.contains("@keyframes") == (!isStill && !presses.isEmpty))
      #expect(!svg.contains("<script"))
    }
  }

  @Test(.waits, .needs(.xmllint))
  func `is drawn as SVG that is well-formed with any text in the record`() throws {
    for name in HostileTexts.all {
      var record = Self.record(["b2", "a1"])
      record.player = name
      record.event = name
      for isStill in [true, false] {
        let bytes = Array(try Self.svg(record, isStill: isStill).utf8)
        let run = try Tool.xmllint.program.run(["--noout", "-"], input: bytes)
        #expect(run.status == 0, "\(run.errors)")
      }
    }
  }
}
