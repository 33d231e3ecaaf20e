import GameRecords
import ReversiRules
import TestSupport
import Testing

@Suite struct `Facts that are missing` {
  static let said = [MoveAnnotation(ply: 2, time: 1)]

  static func tags(_ names: String...) -> [GameRecords.Tag] {
    names.map { GameRecords.Tag(name: $0, value: "v") }
  }

  static func sides(_ sides: [Disk]) -> [MoveAnnotation] {
    sides.enumerated().map { MoveAnnotation(ply: $0 + 1, side: $1) }
  }

  static let pairs: [(GameRecord, GameRecord, [Fact])] = [
    (GameRecord(), GameRecord(id: "a"), []),
    (GameRecord(id: "a"), GameRecord(id: "b"), [.id]),
    (GameRecord(result: GameResult()), GameRecord(), []),
    (
      GameRecord(result: GameResult(margin: 2)), GameRecord(result: GameResult(margin: 3)),
      [.margin]
    ),
    (GameRecord(comment: "a"), GameRecord(), [.comment]),
    // Only the player facts of the first record count.
    (
      GameRecord(players: Players(dark: Player(name: "a"))),
      GameRecord(players: Players(dark: Player(name: "a"), light: Player(name: "b"))), []
    ),
    (
      GameRecord(players: Players(dark: Player(name: "a"))),
      GameRecord(players: Players(light: Player(name: "a"))), [.names]
    ),
    // A margin and a winner follow from a score, but not a score from them.
    (
      GameRecord(result: GameResult(margin: 2, winner: .dark)),
      GameRecord(result: GameResult(score: DiskCounts(dark: 33, light: 31))), []
    ),
    (
      GameRecord(result: GameResult(score: DiskCounts(dark: 33, light: 31))),
      GameRecord(result: GameResult(margin: 2)), [.score]
    ),
    // There may be other tags in between.
    (
      GameRecord(tags: tags("a", "b")), GameRecord(tags: tags("x", "a", "y", "b")), []
    ),
    (GameRecord(tags: tags("a", "b")), GameRecord(tags: tags("b", "a")), [.tags]),
    (GameRecord(tags: tags("a", "a")), GameRecord(tags: tags("a")), [.tags]),
    // Passes that the rules require count as present.
    (
      GameRecord(start: .blocked, moves: Move.list("b1--b3")),
      GameRecord(start: .blocked, moves: Move.list("b1b3")), []
    ),
    (
      GameRecord(start: .blocked, moves: Move.list("b1--")),
      GameRecord(start: .blocked, moves: Move.list("b1")), [.passes]
    ),
    // A move is the same whether or not passes are left out.
    (GameRecord(moves: Move.list("d3--c3")), GameRecord(moves: Move.list("d3c3")), [.passes]),
    (GameRecord(moves: Move.list("d3c3")), GameRecord(moves: Move.list("d3--c3")), []),
    (GameRecord(moves: Move.list("d3c3")), GameRecord(moves: Move.list("d3")), [.moves]),
    (GameRecord(moves: Move.list("d3")), GameRecord(moves: Move.list("d3c3")), [.moves]),
    (
      GameRecord(moves: Move.list("--d3"), annotations: said),
      GameRecord(moves: Move.list("d3"), annotations: [MoveAnnotation(ply: 1, time: 1)]), [.passes]
    ),
    (
      GameRecord(moves: Move.list("--d3"), annotations: said),
      GameRecord(moves: Move.list("d3"), annotations: said), [.passes, .times]
    ),
    // Only sides that move out of turn count.
    (
      GameRecord(moves: Move.list("d3c3"), annotations: sides([.dark, .light])),
      GameRecord(moves: Move.list("d3c3")), []
    ),
    (
      GameRecord(moves: Move.list("d3c3"), annotations: sides([.dark, .dark])),
      GameRecord(moves: Move.list("d3c3")), [.sides]
    ),
    (
      GameRecord(moves: Move.list("d3c3c4"), annotations: sides([.dark, .dark, .light])),
      GameRecord(moves: Move.list("d3c3c4"), annotations: [MoveAnnotation(ply: 2, side: .dark)]), []
    ),
    (
      GameRecord(variations: [
        Variation(ply: 1, moves: Move.list("d3c3"), annotations: sides([.dark, .light]))
      ]),
      GameRecord(variations: [Variation(ply: 1, moves: Move.list("d3c3"))]), []
    ),
    // The annotations of a missing pass are missing as well.
    (
      GameRecord(moves: Move.list("d3--"), annotations: said), GameRecord(moves: Move.list("d3")),
      [.passes, .times]
    ),
    (
      GameRecord(moves: Move.list("d3--c3--"), annotations: said),
      GameRecord(moves: Move.list("d3--c3"), annotations: said), [.passes]
    ),
    (
      GameRecord(moves: Move.list("d3----"), annotations: said),
      GameRecord(moves: Move.list("d3--"), annotations: said), [.passes]
    ),
    // Variations are the same only if they branch off at the same place.
    (
      GameRecord(moves: Move.list("d3--"), variations: [Variation(ply: 3, moves: Move.list("c4"))]),
      GameRecord(moves: Move.list("d3"), variations: [Variation(ply: 2, moves: Move.list("c4"))]),
      [.passes]
    ),
    (
      GameRecord(moves: Move.list("d3"), variations: [Variation(ply: 1, moves: Move.list("c4"))]),
      GameRecord(moves: Move.list("d3"), variations: [Variation(ply: 2, moves: Move.list("c4"))]),
      [.variations]
    ),
    (
      GameRecord(variations: [
        Variation(
          ply: 1,
          moves: Move.list("c4e3"),
          variations: [Variation(ply: 2, moves: Move.list("c3"))]
        )
      ]),
      GameRecord(variations: [
        Variation(ply: 1, moves: Move.list("c4e3")), Variation(ply: 1, moves: Move.list("c3")),
      ]), [.variations]
    ),
    // The facts of a variation are missing only where the variation is present.
    (
      GameRecord(variations: [Variation(ply: 1, moves: Move.list("c4--"), annotations: said)]),
      GameRecord(), [.variations]
    ),
    (
      GameRecord(variations: [
        Variation(ply: 1, moves: Move.list("c4")),
        Variation(ply: 1, moves: Move.list("c4--"), annotations: said),
        Variation(ply: 1, moves: Move.list("d3e3"), annotations: said),
      ]),
      GameRecord(variations: [Variation(ply: 1, moves: Move.list("d3e3"))]), [.times, .variations]
    ),
    (
      GameRecord(variations: [Variation(ply: 1, moves: Move.list("c4--e3"))]),
      GameRecord(variations: [Variation(ply: 1, moves: Move.list("c4e3"))]), [.passes]
    ),
  ]

  @Test(arguments: pairs)
  func `are those that the other record lacks`(
    record: GameRecord,
    other: GameRecord,
    facts: [Fact]
  ) {
    #expect(record.facts(missingIn: other).facts == facts)
  }

  static let added: [(GameRecord, GameRecord, [Fact])] = [
    (GameRecord(), GameRecord(id: "a"), [.id]),
    (GameRecord(id: "a"), GameRecord(id: "b"), []),
    (GameRecord(), GameRecord(result: GameResult(score: DiskCounts(dark: 62, light: 2))), [.score]),
    (GameRecord(), GameRecord(result: GameResult(margin: 2)), [.margin]),
    (
      GameRecord(result: GameResult(winner: .dark)),
      GameRecord(result: GameResult(score: DiskCounts(dark: 64, light: 0))), [.score]
    ),
    (
      GameRecord(result: GameResult(margin: 2)),
      GameRecord(result: GameResult(score: DiskCounts(dark: 33, light: 31))), []
    ),
    (
      GameRecord(result: GameResult(score: DiskCounts(dark: 33, light: 31))),
      GameRecord(result: GameResult(margin: 2, winner: .dark)), []
    ),
    (
      GameRecord(players: Players(dark: Player(name: "a"))),
      GameRecord(players: Players(dark: Player(name: "a"), light: Player(name: "???"))), [.names]
    ),
    (GameRecord(), GameRecord(players: Players(dark: Player(mode: .manual))), [.modes]),
    (GameRecord(), GameRecord(start: .blocked), [.start]),
    // The final position follows from the moves.
    (GameRecord(moves: Move.list("f5d6")), GameRecord(start: .blocked), []),
    (
      GameRecord(start: .blocked, moves: Move.list("b1b3")),
      GameRecord(start: .blocked, moves: Move.list("b1--b3")), []
    ),
    (GameRecord(), GameRecord(tags: tags("number")), []),
    (GameRecord(), GameRecord(comment: "c"), [.comment]),
  ]

  @Test(arguments: added)
  func `are added if only the other record has them`(
    record: GameRecord,
    other: GameRecord,
    facts: [Fact]
  ) {
    #expect(record.facts(addedIn: other).facts == facts)
    let digests = (RecordDigest(of: record), RecordDigest(of: other))
    #expect(digests.0.facts(addedIn: digests.1, besides: FactSet()).facts == facts)
    #expect(record.facts(differingIn: other).isSuperset(of: FactSet(facts)))
  }

  @Test func `are none between equal records, and all in an empty record`() {
    var generator = SeededGenerator(seed: 41)
    for _ in 0..<200 {
      let record = GameRecord.random(using: &generator)
      #expect(record.facts(missingIn: record).facts == [])
      #expect(GameRecord().facts(missingIn: record).facts == [])
      let missing = record.facts(missingIn: GameRecord())
      // The facts of variations are not counted separately.
      let inVariations = FactSet([.passes, .sides, .times, .evaluations, .glyphs, .comments])
      #expect(missing.union(inVariations).isSuperset(of: record.facts))
      #expect(missing.isSubset(of: record.facts))
    }
  }
}
