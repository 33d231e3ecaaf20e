import Foundation
import GameRecords
import Games
import PuzzleRules
import RecordFormats
import TestSupport
import Testing

/// Returns the layout with some rows, for example `1 2/3 0`.
func layout(_ rows: String) -> PanelLayout {
  let rows = rows.split(separator: "/").map { $0.split(separator: " ").compactMap { UInt8($0) } }
  let size = puzzleSize(rows.first?.count ?? 0, rows.count)
  return PanelLayout(size: size, numbers: Array(rows.joined()))
}

/// All sizes of puzzles.
let allSizes = PuzzleSize.range.flatMap { columns in
  PuzzleSize.range.map { puzzleSize(columns, $0) }
}

/// The formats of puzzles.
let puzzleFormats: [any RecordFormat] = [PuzzleTextFormat(), InstancesFormat()]

/// Returns the findings of the reader, then those of all checks.
func allFindings(_ parsed: ParsedRecord, optional: Bool = false) -> [Finding] {
  var findings = parsed.findings
  guard let subject = ValidationSubject<PuzzleRecord>(parsed) else { return findings }
  for check in PuzzleChecks.all where optional || check.rules.contains(where: { !$0.isOptional }) {
    findings += run(check, on: subject)
  }
  return findings
}

private func run(
  _ check: any ValidationRule.Type,
  on subject: ValidationSubject<PuzzleRecord>
) -> [Finding] {
  func open<Check: ValidationRule>(_ check: Check.Type) -> [Finding] {
    var findings: [Finding] = []
    guard let subject = subject as? ValidationSubject<Check.Record> else { return [] }
    check.check(subject) { findings.append($0) }
    return findings
  }
  return open(check)
}

extension PuzzleRecord {
  /// Creates the record in an object of flipbook's JSON.
  init(table value: Any) throws {
    var object = try #require(value as? [String: Any])
    (object["flipbook"], object["game"]) = (1, "puzzle")
    let text = try JSONSerialization.data(withJSONObject: object)
    let parsed = JSONFormat(layout: .lines, games: [PuzzleTable()]).readAll(Array(text))
    var record = try #require(parsed.first?.puzzle)
    record.origin = nil
    self = record
  }
}
