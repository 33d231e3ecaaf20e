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

  static let pairs: [(ReversiRecord, ReversiRecord, [Fact])] = [
    (ReversiRecord(), ReversiRecord(id: "a"), []),
    (ReversiRecord(id: "a"), ReversiRecord(id: "b"), [.id]),
    (ReversiRecord(result: GameResult()), ReversiRecord(), []),
    (
      ReversiRecord(result: GameResult(margin: 2)), ReversiRecord(result: GameResult(margin: 3)),
      [.margin]
    ),
    (ReversiRecord(comment: "a"), ReversiRecord(), [.comment]),
    // Only the player facts of the first record count.
    (
      ReversiRecord(players: Players(dark: Player(name: "a"))),
      ReversiRecord(players: Players(dark: Player(name: "a"), light: Player(name: "b"))), []
    ),
    (
      ReversiRecord(players: Players(dark: Player(name: "a"))),
      ReversiRecord(players: Players(light: Player(name: "a"))), [.names]
    ),
    // A margin and a winner follow from a score, but not a score from them.
    (
      ReversiRecord(result: GameResult(margin: 2, winner: .dark)),
      ReversiRecord(result: GameResult(score: DiskCounts(dark: 33, light: 31))), []
    ),
    (
      ReversiRecord(result: GameResult(score: DiskCounts(dark: 33, light: 31))),
      ReversiRecord(result: GameResult(margin: 2)), [.score]
    ),
    // There may be other tags in between.
    (
      ReversiRecord(tags: tags("a", "b")), ReversiRecord(tags: tags("x", "a", "y", "b")), []
    ),
    (ReversiRecord(tags: tags("a", "b")), ReversiRecord(tags: tags("b", "a")), [.tags]),
    (ReversiRecord(tags: tags("a", "a")), ReversiRecord(tags: tags("a")), [.tags]),
    // Passes that the rules require count as present.
    (
      ReversiRecord(start: .blocked, moves: Move.list("b1--b3")),
      ReversiRecord(start: .blocked, moves: Move.list("b1b3")), []
    ),
    (
      ReversiRecord(start: .blocked, moves: Move.list("b1--")),
      ReversiRecord(start: .blocked, moves: Move.list("b1")), [.passes]
    ),
    // A move is the same whether or not passes are left out.
    (ReversiRecord(moves: Move.list("d3--c3")), ReversiRecord(moves: Move.list("d3c3")), [.passes]),
    (ReversiRecord(moves: Move.list("d3c3")), ReversiRecord(moves: Move.list("d3--c3")), []),
    (ReversiRecord(moves: Move.list("d3c3")), ReversiRecord(moves: Move.list("d3")), [.moves]),
    (ReversiRecord(moves: Move.list("d3")), ReversiRecord(moves: Move.list("d3c3")), [.moves]),
    (
      ReversiRecord(moves: Move.list("--d3"), annotations: said),
      ReversiRecord(moves: Move.list("d3"), annotations: [MoveAnnotation(ply: 1, time: 1)]),
      [.passes]
    ),
    (
      ReversiRecord(moves: Move.list("--d3"), annotations: said),
      ReversiRecord(moves: Move.list("d3"), annotations: said), [.passes, .times]
    ),
    // Only sides that move out of turn count.
    (
      ReversiRecord(moves: Move.list("d3c3"), annotations: sides([.dark, .light])),
      ReversiRecord(moves: Move.list("d3c3")), []
    ),
    (
      ReversiRecord(moves: Move.list("d3c3"), annotations: sides([.dark, .dark])),
      ReversiRecord(moves: Move.list("d3c3")), [.sides]
    ),
    (
      ReversiRecord(moves: Move.list("d3c3c4"), annotations: sides([.dark, .dark, .light])),
      ReversiRecord(moves: Move.list("d3c3c4"), annotations: [MoveAnnotation(ply: 2, side: .dark)]),
      []
    ),
    (
      ReversiRecord(variations: [
        Variation(ply: 1, moves: Move.list("d3c3"), annotations: sides([.dark, .light]))
      ]),
      ReversiRecord(variations: [Variation(ply: 1, moves: Move.list("d3c3"))]), []
    ),
    // The annotations of a missing pass are missing as well.
    (
      ReversiRecord(moves: Move.list("d3--"), annotations: said),
      ReversiRecord(moves: Move.list("d3")),
      [.passes, .times]
    ),
    (
      ReversiRecord(moves: Move.list("d3--c3--"), annotations: said),
      ReversiRecord(moves: Move.list("d3--c3"), annotations: said), [.passes]
    ),
    (
      ReversiRecord(moves: Move.list("d3----"), annotations: said),
      ReversiRecord(moves: Move.list("d3--"), annotations: said), [.passes]
    ),
    // Variations are the same only if they branch off at the same place.
    (
      ReversiRecord(
        moves: Move.list("d3--"),
        variations: [Variation(ply: 3, moves: Move.list("c4"))]
      ),
      ReversiRecord(
        moves: Move.list("d3"),
        variations: [Variation(ply: 2, moves: Move.list("c4"))]
      ),
      [.passes]
    ),
    (
      ReversiRecord(
        moves: Move.list("d3"),
        variations: [Variation(ply: 1, moves: Move.list("c4"))]
      ),
      ReversiRecord(
        moves: Move.list("d3"),
        variations: [Variation(ply: 2, moves: Move.list("c4"))]
      ),
      [.variations]
    ),
    (
      ReversiRecord(variations: [
        Variation(
          ply: 1,
          moves: Move.list("c4e3"),
          variations: [Variation(ply: 2, moves: Move.list("c3"))]
        )
      ]),
      ReversiRecord(variations: [
        Variation(ply: 1, moves: Move.list("c4e3")), Variation(ply: 1, moves: Move.list("c3")),
      ]), [.variations]
    ),
    // The facts of a variation are missing only where the variation is present.
    (
      ReversiRecord(variations: [Variation(ply: 1, moves: Move.list("c4--"), annotations: said)]),
      ReversiRecord(), [.variations]
    ),
    (
      ReversiRecord(variations: [
        Variation(ply: 1, moves: Move.list("c4")),
        Variation(ply: 1, moves: Move.list("c4--"), annotations: said),
        Variation(ply: 1, moves: Move.list("d3e3"), annotations: said),
      ]),
      ReversiRecord(variations: [Variation(ply: 1, moves: Move.list("d3e3"))]),
      [.times, .variations]
    ),
    (
      ReversiRecord(variations: [Variation(ply: 1, moves: Move.list("c4--e3"))]),
      ReversiRecord(variations: [Variation(ply: 1, moves: Move.list("c4e3"))]), [.passes]
    ),
  ]

  @Test(arguments: pairs)
  func `are those that the other record lacks`(
    record: ReversiRecord,
    other: ReversiRecord,
    facts: [Fact]
  ) {
    #expect(record.facts(missingIn: other).facts == facts)
  }

  static let added: [(ReversiRecord, ReversiRecord, [Fact])] = [
    (ReversiRecord(), ReversiRecord(id: "a"), [.id]),
    (ReversiRecord(id: "a"), ReversiRecord(id: "b"), []),
    (
      ReversiRecord(), ReversiRecord(result: GameResult(score: DiskCounts(dark: 62, light: 2))),
      [.score]
    ),
    (ReversiRecord(), ReversiRecord(result: GameResult(margin: 2)), [.margin]),
    (
      ReversiRecord(result: GameResult(winner: .dark)),
      ReversiRecord(result: GameResult(score: DiskCounts(dark: 64, light: 0))), [.score]
    ),
    (
      ReversiRecord(result: GameResult(margin: 2)),
      ReversiRecord(result: GameResult(score: DiskCounts(dark: 33, light: 31))), []
    ),
    (
      ReversiRecord(result: GameResult(score: DiskCounts(dark: 33, light: 31))),
      ReversiRecord(result: GameResult(margin: 2, winner: .dark)), []
    ),
    (
      ReversiRecord(players: Players(dark: Player(name: "a"))),
      ReversiRecord(players: Players(dark: Player(name: "a"), light: Player(name: "???"))), [.names]
    ),
    (ReversiRecord(), ReversiRecord(players: Players(dark: Player(mode: .manual))), [.modes]),
    (ReversiRecord(), ReversiRecord(start: .blocked), [.start]),
    // The final position follows from the moves.
    (ReversiRecord(moves: Move.list("f5d6")), ReversiRecord(start: .blocked), []),
    (
      ReversiRecord(start: .blocked, moves: Move.list("b1b3")),
      ReversiRecord(start: .blocked, moves: Move.list("b1--b3")), []
    ),
    (ReversiRecord(), ReversiRecord(tags: tags("number")), []),
    (ReversiRecord(), ReversiRecord(comment: "c"), [.comment]),
  ]

  @Test(arguments: added)
  func `are added if only the other record has them`(
    record: ReversiRecord,
    other: ReversiRecord,
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
      let record = ReversiRecord.random(using: &generator)
      #expect(record.facts(missingIn: record).facts == [])
      #expect(ReversiRecord().facts(missingIn: record).facts == [])
      let missing = record.facts(missingIn: ReversiRecord())
      // The facts of variations are not counted separately.
      let inVariations = FactSet([
        .passes, .sides, .times, .evaluations, .glyphs, .comments, .marks,
      ])
      #expect(missing.union(inVariations).isSuperset(of: record.facts))
      #expect(missing.isSubset(of: record.facts))
    }
  }
}
