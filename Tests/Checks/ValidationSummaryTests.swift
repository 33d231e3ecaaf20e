import GameRecords
import RecordChecks
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `The summary of a validation` {
  private static func summary(_ records: [ReversiRecord], files: Int, unreadable: Int = 0)
    -> ValidationSummary
  {
    var summary = ValidationSummary()
    summary.files = files
    summary.unreadable = unreadable
    for record in records {
      let parsed = placed(record)
      summary.add(Validator().validate(parsed), of: parsed)
    }
    return summary
  }

  private static let legal = ReversiRecord(moves: Move.list("f5d6"))
  private static let illegal = ReversiRecord(moves: Move.list("f5f5"))
  private static let suspicious = ReversiRecord(
    moves: Move.list("f5d6"),
    result: GameResult(score: DiskCounts(dark: 40, light: 24))
  )

  static let table: [(ValidationSummary, String, Bool)] = [
    (summary([], files: 0), "0 files, 0 records, 0 moves: nothing found", false),
    (summary([legal], files: 1), "1 file, 1 record, 2 moves: nothing found", false),
    (summary([illegal], files: 1), "1 file, 1 record, 1 move: 1 error", true),
    (
      summary([illegal, illegal, suspicious], files: 2),
      "2 files, 3 records, 4 moves: 2 errors, 1 warning", true
    ),
    (summary([suspicious], files: 1), "1 file, 1 record, 2 moves: 1 warning", false),
    (
      summary([legal], files: 1, unreadable: 1),
      "1 file, 1 record, 2 moves: 1 unreadable input", false
    ),
    (
      summary([illegal], files: 1, unreadable: 2),
      "1 file, 1 record, 1 move: 2 unreadable inputs, 1 error", true
    ),
  ]

  @Test(arguments: table)
  func `counts in words`(summary: ValidationSummary, text: String, hasErrors: Bool) {
    #expect(summary.description == text)
    #expect(summary.hasErrors == hasErrors)
  }

  @Test func `does not count a finding about the input as a record`() {
    var summary = ValidationSummary()
    let source = SourceText(name: "a", bytes: [])
    let parsed = ParsedRecord(
      findings: [source.finding(.noRecord, "nothing", at: 0..<0)],
      source: source
    )
    summary.add(Validator().validate(parsed), of: parsed)
    #expect(summary.description == "0 files, 0 records, 0 moves: 1 error")
    #expect(summary.recordsWithErrors == 0)
  }

  @Test func `counts a record that could not be read`() throws {
    var summary = ValidationSummary()
    let parsed = try #require(SaveFormat().readAll("z00\n").first)
    summary.add(Validator().validate(parsed), of: parsed)
    #expect(summary.description == "0 files, 1 record, 0 moves: 2 errors")
  }

  @Test func `counts notes last`() throws {
    var summary = ValidationSummary()
    let parsed = try #require(SaveFormat().readAll("\nx00 \n\(Board.initial())\n").first)
    summary.add(Validator().validate(parsed), of: parsed)
    #expect(summary.description == "0 files, 1 record, 0 moves: 1 warning, 1 note")
  }
}
