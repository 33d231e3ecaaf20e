import Apps
import TestSupport
import Testing

@Suite struct `A sample` {
  @Test(arguments: TestFile.samples)
  func `is legal and has no finding`(file: TestFile) throws {
    for options in [file.options, ReadingOptions()] {
      let format = try #require(FormatRegistry.playing.format(named: file.format))
      let parsed = format.readAll(file.bytes, options)
      let rules = Set(parsed.flatMap(\.findings).map(\.rule.name))
      #expect(rules.subtracting(["fork-save-skipping", "comment-line"]) == [])
      #expect(parsed.allSatisfy { $0.hasRecord || !$0.isRecord })
      for record in parsed.compactMap(\.reversi) { expectLegal(record, file.format) }
    }
  }

  private func expectLegal(_ record: ReversiRecord, _ format: String) {
    let attempt = ReplayAttempt(record)
    #expect(attempt.problems.isEmpty)
    for line in record.variations where line.ply == 1 {
      #expect(line.moves.first.flatMap(record.start.legality) == nil)
    }
    // These count the disks of the last position.
    guard ["egaroucid", "othello-quest"].contains(format), let result = record.result else {
      return
    }
    let counts = attempt.replay.end.board.counts
    if let score = result.score { #expect(score == counts) }
    if let margin = result.margin { #expect(margin == Double(counts.dark - counts.light)) }
  }

  @Test(arguments: TestFile.samples(of: "wthor"))
  func `of WTHOR is written back byte for byte without its tables`(file: TestFile) throws {
    let format = try #require(FormatRegistry.playing.format(named: "wthor"))
    let records = format.readAll(file.bytes).compactMap(\.reversi)
    #expect(try format.write(records, .collection) == file.bytes)
  }
}
