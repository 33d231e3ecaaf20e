import Flipbook
import FuzzTargets
import TestSupport
import Testing

/// What can be done with the records of an input does no further damage.
@Suite struct `A record of a damaged input` {
  @Test(arguments: DamageSeeds.all)
  func `is improved by each repair that is offered`(file: TestFile) throws {
    let format = try #require(FormatRegistry.standard.format(named: file.format))
    file.damage(total: 5_000) { bytes, what in
      let problems = format.repairProblems(in: bytes)
      guard let problem = problems.first(where: { !isKnown($0) }) else { return true }
      Issue.record("\(what): \(problem)\nin \(String(decoding: bytes.prefix(600), as: UTF8.self))")
      return false
    }
  }

  /// Where a bracket was forgotten is a guess, and closing the elements does not help where the
  /// input ends within a tag or comment; then the repair is tried and refused.
  private func isKnown(_ problem: String) -> Bool {
    let isGuess = ["sgf-not-closed", "sgf-text-bracket"].contains { problem.contains($0) }
    let closes = problem.contains("xml-syntax") && problem.contains("[60, 47, ")
    return problem.hasSuffix("no better") && (isGuess || closes)
  }

  @Test(arguments: DamageSeeds.all)
  func `is changed only where it has bytes`(file: TestFile) throws {
    let format = try #require(FormatRegistry.standard.format(named: file.format))
    file.damage(total: 4_000) { bytes, what in
      for parsed in format.readAll(bytes, file.options) where parsed.hasRecord {
        for change in Self.changes {
          let edits = format.edits(for: change, in: parsed) ?? []
          guard !edits.fit(Array(parsed.source.bytes)) else { continue }
          Issue.record("\(what): \(change): \(edits)")
          return false
        }
      }
      return true
    }
  }

  private static let changes: [RecordChange] =
    (0...6).flatMap { ply in Disk.allCases.map { .insertPass(beforePly: ply, side: $0) } }
    + (1...5).flatMap { from in (from...5).map { .removeMoves(from...$0) } }
    + [
      .setSides([.light, .dark, .light, .dark, .light]), .setSides([.light, .dark]),
      .setResult(GameResult(margin: -6)), .setResult(GameResult(winner: .tie)),
      .setResult(GameResult(score: DiskCounts(dark: 9, light: 7))),
      .setResult(GameResult(ending: .playedOut)), .setTurn(.light), .setTurn(nil),
    ]

  @Test(arguments: DamageSeeds.all)
  func `is written and read again as it is`(file: TestFile) throws {
    let format = try #require(FormatRegistry.standard.format(named: file.format))
    guard format.isWritable else { return }
    file.damage(total: 1_600) { bytes, what in
      let parsed = format.readAll(bytes, file.options)
      let travellers = parsed.compactMap(\.reversi).map { Traveller(name: what, record: $0) }
      // What is odd about a file is written again.
      guard !parsed.contains(where: { !$0.isRecord && $0.hasErrors }) else { return true }
      // What is odd about a record is reported again.
      let messages = parsed.flatMap(\.findings).map(\.message)
      let problem = Conversion(travellers, to: format).problems.first { problem in
        !messages.contains { problem.hasSuffix($0) }
      }
      guard let problem else { return true }
      Issue.record("\(problem)")
      return false
    }
  }
}
