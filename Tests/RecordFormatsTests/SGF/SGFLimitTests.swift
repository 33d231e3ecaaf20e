import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

/// What is too much for SGF, although a record can have it.
@Suite struct `Beyond the limits, SGF` {
  @Test func `refuses more moves than can be read`() throws {
    let most = ReversiRecord(moves: Array(repeating: .pass, count: Limits.moves))
    let bytes = try SGFFormat().write([most], .single)
    #expect(SGFFormat().readAll(bytes).map { $0.reversi?.moves.count } == [Limits.moves])
    let more = ReversiRecord(moves: Array(repeating: .pass, count: Limits.moves + 1))
    let error = #expect(throws: WritingError.self) { try SGFFormat().write([more], .single) }
    #expect(error?.message == "1001 moves; at most 1000 can be read")
  }

  @Test func `drops variations that are nested too deep`() throws {
    func record(_ depth: Int) -> ReversiRecord {
      let line = (0..<depth).reduce(nil as Variation?) { line, _ in
        Variation(ply: 1, moves: Move.list("f5"), variations: line.map { [$0] } ?? [])
      }
      return ReversiRecord(moves: Move.list("d3"), variations: line.map { [$0] } ?? [])
    }
    for depth in [Limits.depth - 1, Limits.depth, Limits.depth + 1, Limits.depth + 20] {
      let written = try SGFFormat().write([record(depth)], WritingOptions(.single))
      #expect(SGFFormat().readAll(written.bytes).map(\.reversi) == written.fitted)
      let isKept = depth <= Limits.depth
      #expect(written.fitted == [record(min(depth, Limits.depth))])
      let loss = Loss(
        .variations,
        .dropped,
        detail: "they are more than \(Limits.depth) deep"
      )
      #expect(written.losses == [isKept ? [] : [loss]])
    }
  }

  @Test(arguments: [("AB", "squares are set up"), ("XY", "tags")])
  func `reports more values than a record can have`(property: String, words: String) {
    let count = property == "AB" ? Limits.moves : Limits.tags
    let values = String(repeating: "[a1]", count: count + 5)
    let parsed = SGFFormat().readAll("(;GM[2]\(property)\(values);B[f5])")
    #expect(parsed.flatMap(\.findings).map(\.rule) == [.tooMany])
    let message = parsed.first?.findings.first?.message ?? ""
    #expect(message.hasPrefix("more than \(count) \(words)"), "\(message)")
  }
}
