import GameRecords

/// Why a part of a text cannot be read.
struct PuzzleTextError: Error {
  let finding: FindingDraft

  init(_ rule: Rule, _ message: String, help: String?, at range: Range<Int>) {
    finding = FindingDraft(rule, message, help: help, at: range)
  }
}
