import GameRecords
import ReversiRules
import TestSupport
import Testing

@testable import RecordFormats

@Suite struct `What SGF writes` {
  /// A random record with what the shared generator leaves out: variations, glyphs, margins, other
  /// sides, and tags that could be properties.
  static func record(seed: UInt64) -> ReversiRecord {
    var generator = SeededGenerator(seed: seed)
    var record = ReversiRecord.random(using: &generator)
    guard seed % 3 != 0 else { return record }
    record.comment = ["", "a]b\\c:d\n(;FF[4]GM[2]", "x\n\ry\r", "(  ;FF[4"]
      .randomElement(using: &generator)
    if Bool.random(using: &generator) {
      record.result = GameResult(
        score: Bool.random(using: &generator) ? DiskCounts(dark: 40, light: 24) : nil,
        margin: [nil, 0, -2, 16, 0.5].randomElement(using: &generator) ?? nil,
        winner: GameResult.Winner.allCases.randomElement(using: &generator),
        ending: GameResult.Ending.allCases.randomElement(using: &generator)
      )
    }
    for _ in 0..<3 {
      let name = ["AP", "DT", "RE", "BR", "WR", "GC", "V", "PB", "KM", "KM", "XYZ", "Annotator"]
        .randomElement(using: &generator)
      let value = ["", "2d", "1996-05-06,07", "B+F", "x:y]", "5", "?", "a\tb\r\nc"]
        .randomElement(using: &generator)
      record.tags.append(Tag(name: name ?? "", value: value ?? ""))
    }
    for index in record.annotations.indices where Bool.random(using: &generator) {
      record.annotations[index].glyphs =
        [[1], [2], [3, 1], [4], [5], [6], [7], [10, 2]].randomElement(using: &generator) ?? []
      if Int.random(in: 0...5, using: &generator) == 0 { record.annotations[index].side = .light }
    }
    record.variations = variations(of: record.moves, depth: 0, using: &generator)
    return record
  }

  private static func variations(
    of moves: [Move],
    depth: Int,
    using generator: inout SeededGenerator
  ) -> [Variation] {
    guard depth < 3 else { return [] }
    let plies = (0..<Int.random(in: 0...3, using: &generator))
      .map { _ in Int.random(in: 1...moves.count + 1, using: &generator) }
    return plies.sorted().map { ply in
      let moves = (0..<Int.random(in: 0...4, using: &generator)).map { _ -> Move in
        let square = Square(rawValue: UInt8.random(in: 0...255, using: &generator))
        return Bool.random(using: &generator) ? .placement(square) : .pass
      }
      var variation = Variation(ply: ply, moves: moves)
      if !moves.isEmpty, Bool.random(using: &generator) {
        variation.annotations = [
          MoveAnnotation(ply: 1, side: .dark, evaluation: -2.5, glyphs: [2], comment: "v\tw")
        ]
      }
      variation.variations = variations(of: moves, depth: depth + 1, using: &generator)
      return variation
    }
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func `is read back as it was reduced`(seed: UInt64) throws {
    let record = Self.record(seed: seed)
    let format = SGFFormat()
    let spelling = format.passSpellings[Int(seed) % format.passSpellings.count]
    let options = WritingOptions(.collection, passSpelling: spelling)
    let (bytes, fitted, losses) = try format.write([record], options)
    let text = String(decoding: bytes, as: UTF8.self)

    let parsed = format.readAll(bytes)
    try #require(parsed.count == 1, "\(text)")
    #expect(parsed[0].reversi == fitted[0], "\(text)")
    // A tag whose value is invalid for its name is reported each time.
    let rules = Set(parsed[0].findings.map(\.rule.name)).subtracting(["sgf-date", "sgf-result"])
    #expect(rules == [], "\(text)")

    // Every difference is reported, and every report is a difference.
    var reported = record
    reported.supplyPasses()
    let missing = reported.facts(missingIn: fitted[0])
    let lost = FactSet(losses[0].map(\.fact))
    #expect(missing.isSubset(of: lost), "\(missing.facts) \(losses[0])\n\(text)")
    // The comparison of records ignores annotations of passes.
    let ofMoves = FactSet([.sides, .times, .evaluations, .glyphs, .comments, .marks])
    #expect(lost.subtracting(ofMoves).isSubset(of: missing), "\(losses[0])\n\(text)")
    #expect(losses[0].map(\.fact.rawValue) == losses[0].map(\.fact.rawValue).sorted())

    // What has been reduced once is not reduced again.
    let again = try format.write(fitted, options)
    #expect(again.bytes == bytes)
    #expect(again.losses == [[]])
    #expect(again.fitted == fitted)
  }

  static let decided: [(GameResult, String)] = [
    (GameResult(margin: 12, ending: .resigned), "B+R"),
    (GameResult(score: DiskCounts(dark: 25, light: 39), ending: .timedOut), "W+T"),
    (GameResult(margin: -2, winner: .dark, ending: .resigned), "B+R"),
    (GameResult(margin: 0, ending: .resigned), "0"),
    (GameResult(margin: 12, ending: .agreed), "B+12"),
  ]

  @Test(arguments: decided)
  func `keeps how a game was given up instead of its score`(
    result: GameResult,
    text: String
  ) throws {
    let record = ReversiRecord(result: result)
    let (bytes, fitted, losses) = try SGFFormat().write([record], WritingOptions(.collection))
    #expect(String(decoding: bytes, as: UTF8.self).contains("RE[\(text)]\n"))
    #expect(SGFFormat().readAll(bytes).map(\.reversi) == fitted)
    #expect(record.facts(missingIn: fitted[0]) == FactSet(losses[0].map(\.fact)))
  }

  @Test(arguments: [nil, "pa", "PA", "tt", ""])
  func `writes a pass that is not a square on 16 columns`(spelling: String?) throws {
    var record = ReversiRecord(
      start: .initial(size: try #require(BoardSize(width: 16, height: 16)))
    )
    record.moves = [.pass]
    let options = WritingOptions(.collection, passSpelling: spelling)
    let bytes = try SGFFormat().write([record], options).bytes
    #expect(String(decoding: bytes, as: UTF8.self).contains("B[\(spelling == "" ? "" : "tt")]"))
  }

  @Test func `can be read one after another in blocks of any size`() throws {
    let records = (0..<40 as Range<UInt64>).map(Self.record)
    let format = SGFFormat()
    let (bytes, fitted, _) = try format.write(records, WritingOptions(.collection))
    for size in [1, 7, 65_536] {
      let parsed = format.readAll(bytes, blockSize: size)
      #expect(parsed.map(\.reversi) == fitted)
      #expect(parsed.map(\.number) == Array(1...records.count))
    }
  }
}
