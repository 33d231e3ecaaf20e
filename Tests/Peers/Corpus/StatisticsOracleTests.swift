import Flipbook
import Foundation
import TestSupport
import Testing

/// Another program counts the same: `shared/oracle/oracle.py` next to the repository.
@Suite(.waits, .needs(.oracle))
struct StatisticsOracleTests {
  /// Reads transcripts without passes, and counts their contents.
  private static let script = #"""
    import json, sys
    from collections import Counter
    sys.path.insert(0, sys.argv[1])
    import oracle as o
    lengths, margins, passes = Counter(), Counter(), 0
    flips = {}
    for line in sys.stdin:
        board, side, ply, placed = o.start_board(), o.DARK, 0, 0
        for name in line.split():
            if not o.has_move(board, side):
                side, ply, passes = -side, ply + 1, passes + 1
            ply, placed = ply + 1, placed + 1
            flips.setdefault(ply, []).append(len(o.play(board, o.sq_parse(name), side)))
            side = -side
        lengths[placed] += 1
        if not o.has_move(board, o.DARK) and not o.has_move(board, o.LIGHT):
            dark, light = o.score_with_empties(board)
            margins[int(dark - light)] += 1
    print(json.dumps({
        'passes': passes, 'lengths': sorted(lengths.items()), 'margins': sorted(margins.items()),
        'flips': [[p, len(f), sum(f), max(f)] for p, f in sorted(flips.items())],
    }))
    """#

  private struct Counts: Decodable {
    var passes: Int
    var lengths: [[Int]]
    var margins: [[Int]]
    var flips: [[Int]]
  }

  @Test func `another engine counts the same in random games`() throws {
    var generator = SeededGenerator(seed: 91)
    var statistics = GameStatistics()
    let lines = (0..<200).map { number in
      var record = ReversiRecord(moves: Position.initial.randomGame(using: &generator))
      if number.isMultiple(of: 5) { record.moves.removeLast(10) }
      record.removePasses()
      statistics.add(record)
      return record.moves.map(\.description).joined(separator: " ") + "\n"
    }
    let run = try Oracle.run(script: Self.script, input: Array(lines.joined().utf8))
    #expect(run.errors == "")
    let counts = try JSONDecoder().decode(Counts.self, from: Data(run.output))
    #expect(statistics.reversi.passes == counts.passes)
    #expect(statistics.reversi.lengths.entries.map { [$0.number, $0.count] } == counts.lengths)
    #expect(
      statistics.reversi.results.margins.entries.map { [$0.number, $0.count] } == counts.margins
    )
    #expect(
      statistics.reversi.flips.plies.map { [$0.number, $0.placements, $0.flips, $0.maximum] }
        == counts.flips
    )
  }

  @Test(.needs(.corpus))
  func `another program counts the same in a federation's archive`() throws {
    let names = Corpus.files(in: "wthor").filter { $0.hasSuffix(".wtb") }.sample(4)
    var statistics = GameStatistics()
    for name in names {
      let bytes = Corpus.bytes(of: "wthor/\(name)")
      for parsed in try FormatRegistry.standard.read(bytes, as: "wthor") { statistics.add(parsed) }
    }
    let oracle = try Oracle.totals("wtb", names.map { Corpus.path(of: "wthor/\($0)") })
    #expect(statistics.records.total == oracle["games"])
    #expect(statistics.reversi.placements == oracle["moves"])
    #expect(statistics.reversi.passes == oracle["implied passes"])
    #expect(statistics.reversi.gamesWithPasses == oracle["games with (implied) pass"])
    #expect(statistics.reversi.results.finished == oracle["finished on the board"])
    #expect(
      statistics.records.games - statistics.reversi.results.finished == oracle[
        "unfinished (legal moves remain)"
      ] ?? 0
    )
  }
}
