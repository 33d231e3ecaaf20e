import GameRecords
import RecordChecks
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `The checks of records` {
  /// Returns the findings about a record, all or those of one rule that has to be enabled.
  private static func findings(_ parsed: ParsedRecord, _ rule: String?) throws -> [Finding] {
    guard let rule else { return Validator().validate(parsed).findings }
    let all = Validator.allRules.filter { $0.name == rule }
    #expect(Validator().validate(parsed).findings.allSatisfy { $0.rule.name != rule })
    var settings = RuleSettings()
    for rule in all { settings.enable(rule) }
    return Validator(settings).validate(parsed).findings.filter { $0.rule.name == rule }
  }

  /// A finding with everything that is shown of it.
  private static func described(_ finding: Finding, _ bytes: some Collection<UInt8>) -> String {
    let place = finding.place
    let start = place.start?.offset ?? 0
    let text = String(decoding: bytes.dropFirst(start).prefix(place.length), as: UTF8.self)
    let move =
      (place.ply.map { " at ply \($0)" } ?? "") + (place.square.map { " on \($0)" } ?? "")
    let repair = finding.repair.map { repair in
      let isSafe = repair.isSafe ? "safe" : "a guess"
      guard case .change(let change) = repair.action else { return "\n  repair, \(isSafe)" }
      return "\n  repair, \(isSafe): \(change)".replacing("GameRecords.", with: "")
        .replacing("ReversiRules.", with: "")
    }
    return "\(finding.placedRule) \(text.debugDescription)\(move), \(finding.severity): "
      + finding.message + (finding.help.map { "\n  help: \($0)" } ?? "") + (repair ?? "")
  }

  /// Which position of a game a finding shows.
  private static func position(of finding: Finding, in record: ReversiRecord) -> String {
    guard let position = finding.position else { return "" }
    var before = record
    before.moves = Array(record.moves.prefix((finding.place.ply ?? 1) - 1))
    let known = [("before the move", before), ("at the end", record)]
    let shown = known.first { position == ShownPosition(ReplayAttempt($0.1).replay.end) }
    return "\n  with the position \(shown?.0 ?? "in a variation")"
  }

  @Test func `report what is wrong with a record`() throws {
    let differences = try Answers.differences("checks/records") { row in
      let record = ReversiRecord(table: row["record"] as Any?)
      let parsed = placed(
        record,
        format: row["format"] ?? "test",
        hasPlaces: row["places"] ?? true
      )
      let findings = try Self.findings(parsed, row["rule"])
      return findings.map { finding in
        Self.described(finding, parsed.source.bytes) + Self.position(of: finding, in: record)
      }
      .joined(separator: "\n")
    }
    #expect(differences == [])
  }

  @Test func `report what is wrong with a file, at the exact place`() throws {
    let differences = try Answers.differences("checks/files") { row in
      let text: String = row["text"]
      let format = try #require(Validator.formats.first { $0.name == row["format"] })
      return try format.readAll(text).flatMap { try Self.findings($0, row["rule"]) }
        .map { Self.described($0, text.utf8) }.joined(separator: "\n")
    }
    #expect(differences == [])
  }
}
