import Flipbook
import FuzzTargets
import TestSupport
import Testing

/// Random records with what is hard for a format: its own names among the tags, odd results and sides,
/// and variations of any squares.
@Suite struct `A hard record` {
  static let formats = FormatRegistry.standard.formats.filter { format in
    format.isWritable && format.stores(recordsOf: ReversiRecord.game)
  }

  /// What differs if a pass is left out: its annotation, and the side of the move after it.
  private static let ofPasses = [
    "reported but not lost", "lost but not reported: [side of each move]",
  ]

  @Test(arguments: formats.map(\.name))
  func `is read back as it was fitted, with each notation of a pass`(name: String) throws {
    let format = try #require(Self.formats.first { $0.name == name })
    var written = 0
    let seeds = Effort.seeds(30, all: 1_000)
    for seed in seeds {
      let traveller = Traveller(name: "\(seed)", record: Self.record(for: name, seed: seed))
      for spelling in format.passSpellings.isEmpty ? [nil] : format.passSpellings.map(Optional.some)
      {
        let conversion = Conversion([traveller], to: format, passSpelling: spelling)
        // Annotations of passes are not compared, so that their loss does not show.
        let isOmitted = ["", "omit"].contains(spelling)
        for problem in conversion.problems
        where !isOmitted || !Self.ofPasses.contains(where: problem.contains) {
          Issue.record("\(name), \(spelling ?? ""): \(problem)")
        }
        written += conversion.results.count
        for result in conversion.results {
          let facts = result.losses.map(\.fact.rawValue)
          #expect(facts == facts.sorted())
        }
      }
    }
    // A fifth of the records, at least.
    #expect(written > min(20, seeds.count / 5))
  }

  @Test(arguments: formats.filter(\.storesMany).map(\.name))
  func `is found among others in blocks of any size`(name: String) throws {
    let format = try #require(Self.formats.first { $0.name == name })
    let travellers = Effort.seeds(24, all: 40).map { seed in
      Traveller(name: "\(seed)", record: Self.record(for: name, seed: seed))
    }
    let conversion = Conversion(travellers, to: format)
    #expect(conversion.problems == [])
    let fitted = conversion.results.map(\.fitted)
    #expect(fitted.count > 5)
    // These store everything.
    if ["json", "jsonl", "xml"].contains(name) { #expect(fitted == travellers.map(\.record)) }
    var writer = try #require(format.makeWriter(WritingOptions(.collection)))
    var bytes: [UInt8] = []
    for record in fitted { try writer.write(record, to: &bytes) }
    writer.finish(&bytes, ofRecords: fitted.count)
    let companions = writer.companions.map { ($0.companion.name, $0.bytes) }
    let options = ReadingOptions(companions: Dictionary(uniqueKeysWithValues: companions))
    for size in [1, 7, 65_536] {
      let parsed = format.readAll(bytes, options, blockSize: size)
      #expect(parsed.map(\.reversi) == fitted)
      #expect(parsed.map(\.number) == Array(1...fitted.count))
      if size > 7 { expectMovesAtTheirPlaces(parsed, of: name) }
    }
  }

  static let texts = [
    "", " ", "  a  ", "\n", "a\nb\n", "\t", "\r", "a\r\nb", "]]>", "<b>&amp;</b>", "\"'", "&", ">",
    "大森 太郎", "🎎", "e\u{301}", "\u{85}\u{2028}\u{FEFF}", "\u{FFFD}", "\u{1FFFE}", "&#10;", "-->",
    "<![CDATA[x]]>", "&\u{301}", "a&\u{200D}&\u{FE0F};", "&#38;\u{301}", "&amp;#38;",
    "<\u{301}>\u{20E3}", "a]b\\c:d\n(;FF[4]GM[2]", "x\n\ry\r", "(  ;FF[4", "a } b", "a\u{0}",
    "\u{FFFF}",
  ]

  @Test(arguments: formats.map(\.name))
  func `may have any text in every place`(name: String) throws {
    let format = try #require(Self.formats.first { $0.name == name })
    let travellers = Self.texts.map { text in
      let player = Player(name: text)
      let record = ReversiRecord(
        id: text,
        event: text,
        site: text,
        round: text,
        players: Players(dark: player, light: player),
        moves: Move.list("f5d6"),
        annotations: text.isEmpty ? [] : [MoveAnnotation(ply: 2, comment: text)],
        comment: text,
        tags: [Tag(name: "n" + text, value: text)]
      )
      return Traveller(name: text.debugDescription, record: record)
    }
    let conversion = Conversion(travellers, to: format)
    #expect(conversion.problems == [])
    // XML has no control characters.
    #expect(conversion.refusals.count == (name == "xml" ? 2 : 0))
  }

  /// Returns a record that a format can mostly write.
  static func record(for format: String, seed: UInt64) -> ReversiRecord {
    var generator = SeededGenerator(seed: seed)
    var record = ReversiRecord.random(using: &generator)
    let needsStart = ["pgn", "transcript", "wthor"].contains(format)
    if needsStart || seed.isMultiple(of: 2) {
      record.start = .initial
      record.moves = record.start.randomGame(using: &generator)
      record.moves.removeLast(Int.random(in: 0..<record.moves.count, using: &generator))
      record.annotations.removeAll { $0.ply > record.moves.count }
      record.variations.removeAll { $0.ply > record.moves.count }
      record.sessionChanges = []
    }
    // All games of a WTHOR file are from the same year.
    if format == "wthor" { record.date = GameDate(year: 1999, month: record.date?.month) }
    guard !seed.isMultiple(of: 3) else { return record }
    record.makeHard(using: &generator)
    // A header without a date is reported before the games.
    if format == "wthor" { record.tags.removeAll { $0.value == "0.0.0.0" } }
    // Other formats supply the passes of variations.
    if format == "sgf" { record.variations = record.anyVariations(using: &generator) }
    return record
  }
}

extension ReversiRecord {
  /// Adds what is hard to write.
  fileprivate mutating func makeHard(using generator: inout SeededGenerator) {
    if Bool.random(using: &generator) {
      result = GameResult(
        score: Bool.random(using: &generator) ? DiskCounts(dark: 40, light: 24) : nil,
        margin: [nil, 0, -2, 16, 0.5, 70].randomElement(using: &generator) ?? nil,
        winner: GameResult.Winner.allCases.randomElement(using: &generator),
        ending: GameResult.Ending.allCases.randomElement(using: &generator)
      )
    }
    for _ in 0..<3 {
      let name = Travellers.ownNames.randomElement(using: &generator) ?? ""
      let value = Travellers.ownValues.randomElement(using: &generator) ?? ""
      tags.append(Tag(name: name, value: value))
    }
    for index in annotations.indices where Bool.random(using: &generator) {
      annotations[index].glyphs =
        [[1], [2], [3, 1], [6], [7], [10, 2]]
        .randomElement(using: &generator) ?? []
      if Int.random(in: 0...5, using: &generator) == 0 { annotations[index].side = .light }
    }
  }

  /// Returns variations of any squares.
  fileprivate func anyVariations(using generator: inout SeededGenerator) -> [Variation] {
    Self.variations(of: moves, start.board.size, depth: 0, using: &generator)
  }

  private static func variations(
    of moves: [Move],
    _ size: BoardSize,
    depth: Int,
    using generator: inout SeededGenerator
  ) -> [Variation] {
    guard depth < 3 else { return [] }
    let squares = Array(size.squares)
    let plies = (0..<Int.random(in: 0...2, using: &generator))
      .map { _ in Int.random(in: 1...moves.count + 1, using: &generator) }
    return plies.sorted().map { ply in
      let moves = (0..<Int.random(in: 1...4, using: &generator)).map { _ -> Move in
        let square = squares.randomElement(using: &generator)
        return Bool.random(using: &generator) ? square.map(Move.placement) ?? .pass : .pass
      }
      var variation = Variation(ply: ply, moves: moves)
      if Bool.random(using: &generator) {
        variation.annotations = [
          MoveAnnotation(ply: 1, side: .dark, evaluation: -2.5, glyphs: [2], comment: "v\tw")
        ]
      }
      variation.variations = variations(of: moves, size, depth: depth + 1, using: &generator)
      return variation
    }
  }
}
