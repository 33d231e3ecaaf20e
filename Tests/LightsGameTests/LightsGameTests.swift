import FrameRendering
import GameRecords
import LightsGame
import RecordFormats
import RecordValidation
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
      let validator = Validator(RuleSettings(), formats: Self.formats, adding: [LightOffBoard.self])
      let findings = format.readAll(bytes).flatMap { validator.validate($0).findings }
      #expect(findings.map(\.rule.name) == ["light-off-board"])
      #expect(findings.map(\.message) == ["there is no light “d1”"])
      #expect(findings.map(\.place.ply) == [2])
      #expect(findings.allSatisfy { $0.place.start != nil })
    }
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
}
