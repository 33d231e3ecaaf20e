import Flipbook
import Foundation
@testable import RecordQueries
import TestSupport
import Testing

/// A loss is reported exactly if a cell of a table differs from what the record declares.
@Suite struct `Losses of a table` {
  /// A game that dark wins by 64–0, with 13 disks on the board, and two names of its opening.
  private static func record(_ result: GameResult?, opening: String? = nil) -> ReversiRecord {
    ReversiRecord(
      opening: opening,
      moves: Move.list("f5d6c5f6e7f4g5e6e3"),
      result: result
    )
  }

  @Test(arguments: [
    (GameResult(score: DiskCounts(dark: 64, light: 0)), []),
    (GameResult(score: DiskCounts(dark: 13, light: 0)), []),
    (GameResult(score: DiskCounts(dark: 20, light: 44)), [Fact.score]),
    (GameResult(margin: 64), []), (GameResult(margin: 13), []), (GameResult(margin: -2), [.margin]),
    (GameResult(winner: .dark), []), (GameResult(winner: .light), [.winner]),
    (GameResult(winner: .tie, ending: .resigned), [.winner]),
    (GameResult(score: DiskCounts(dark: 0, light: 64), winner: .light), [.score, .winner]),
  ])
  func `are those of results that the board replaces`(result: GameResult, lost: [Fact]) throws {
    var writer = try #require(
      FormatRegistry.standard.tables.first?.makeWriter(WritingOptions(.collection))
    )
    var record = Self.record(result)
    #expect(writer.fit(&record).map(\.fact) == lost)
    // Before the end only the declaration is known.
    record = Self.record(result)
    record.moves.removeLast(3)
    #expect(writer.fit(&record).isEmpty)
  }

  /// Cells as a program of others reads them: texts that are not the same stay so, or it is reported.
  @Test func `are those of texts that a cell does not show`() throws {
    let texts =
      HostileTexts.all + [
        "a\nb", "a\r\nb", "a\rb", "a␊b", "a b", "\ta", "\n", "=1\n2", "'=1", "=1", "\"", ",", "a",
      ]
    let format = try #require(FormatRegistry.standard.tables.first)
    var writer = try #require(format.makeWriter(WritingOptions(.collection)))
    var (bytes, losses) = ([UInt8](), [[Fact]]())
    for text in texts {
      var record = ReversiRecord(event: text)
      losses.append(writer.fit(&record).map(\.fact))
      try writer.write(record, to: &bytes)
    }
    writer.finish(to: &bytes)
    let script = """
      import csv, io, json, sys
      text = io.TextIOWrapper(sys.stdin.buffer, encoding='utf-8', newline='')
      print(json.dumps([row['event'] for row in csv.DictReader(text, strict=True)]))
      """
    let run = try Tool.python3.program.run(["-c", script], input: bytes)
    #expect(run.errors == "")
    let cells = try JSONDecoder().decode([String].self, from: Data(run.output))
    try #require(cells.count == texts.count)
    for (index, (cell, text)) in zip(cells, texts).enumerated() {
      let isShown = [text, "'" + text].contains { $0.utf8.elementsEqual(cell.utf8) }
      #expect(losses[index] == (isShown ? [] : [.event]), "\(text.prefix(40))")
    }
    let shown = cells.indices.filter { losses[$0].isEmpty }.map { Array(cells[$0].utf8) }
    #expect(Set(shown).count == shown.count && shown.count > 10)
  }

  @Test(arguments: [("Rabbit", []), ("Tiger", [Fact.opening]), (nil, [])])
  func `are those of openings that the moves do not have`(name: String?, lost: [Fact]) throws {
    var writer = try #require(
      FormatRegistry.standard.tables.first?.makeWriter(WritingOptions(.collection))
    )
    var record = Self.record(nil, opening: name)
    #expect(writer.fit(&record).map(\.fact) == lost)
  }
}
