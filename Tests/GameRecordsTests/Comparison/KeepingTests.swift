import GameRecords
import ReversiRules
import TestSupport
import Testing

/// Random records with all kinds of facts; created once, because that takes the longest.
private let randomRecords: [ReversiRecord] = {
  var generator = SeededGenerator(seed: 31)
  return (0..<200).map { _ in ReversiRecord.random(using: &generator) }
}()

@Suite struct `Keeping facts` {
  @Test func `changes nothing if all are kept`() {
    for record in randomRecords {
      var kept = record
      #expect(kept.keep(.all) == [])
      #expect(kept == record)
    }
  }

  @Test(arguments: Fact.allCases)
  func `drops and reports one fact that is not kept`(fact: Fact) {
    for record in randomRecords {
      var kept = record
      let losses = kept.keep(.all.subtracting(FactSet([fact])))
      // Annotations are lost with their moves.
      let missing = record.facts(missingIn: kept)
      if fact == .moves {
        #expect(missing.isSuperset(of: FactSet(losses.map(\.fact))))
      } else {
        #expect(FactSet(losses.map(\.fact)) == missing)
        // Most passes follow from the rules, and a winner from a score.
        let follows = [.passes, .margin, .winner].contains(fact) && !missing.contains(fact)
        #expect(follows || missing.contains(fact) == record.facts.contains(fact))
        // Annotations are lost with their passes.
        if fact != .passes { #expect(missing.facts.count <= 1) }
      }
      #expect(!kept.facts.contains(fact))
      #expect(kept.keep(.all.subtracting(FactSet([fact]))) == [])
    }
  }

  @Test func `loses only what is reported as lost`() {
    var generator = SeededGenerator(seed: 33)
    for record in randomRecords {
      // Other facts depend on the moves.
      let bits = UInt32.random(in: 0...FactSet.all.rawValue, using: &generator)
      let facts = FactSet(rawValue: bits).union(FactSet([.moves, .start]))
      var kept = record
      let losses = kept.keep(facts)
      #expect(record.facts(missingIn: kept) == FactSet(losses.map(\.fact)))
      #expect(losses == losses.sorted { $0.fact.rawValue < $1.fact.rawValue })
      #expect(kept.facts.isSubset(of: facts))
      #expect(kept.annotations.allSatisfy { !$0.isEmpty })
      #expect(kept.result?.isEmpty != true)
    }
  }

  private static let annotation = MoveAnnotation(ply: 1, time: 1, glyphs: [1])
  /// Light has to pass.
  private static let blocked: Position = {
    var position = Position.initial
    _ = position.play(contentsOf: Move.list("d3c3f5d2d1e1b2c1"))
    return position
  }()

  @Test func `drops annotations with their passes`() {
    let record = ReversiRecord(
      start: Self.blocked,
      moves: Move.list("--a3"),
      annotations: [Self.annotation]
    )
    var kept = record
    // The rules require the pass, so it is not lost.
    let expected = [Loss(.times, .dropped, ply: 1), Loss(.glyphs, .dropped, ply: 1)]
    #expect(kept.keep(FactSet([.start, .moves])) == expected)
    #expect(kept == ReversiRecord(start: Self.blocked, moves: Move.list("a3")))
    #expect(record.facts(missingIn: kept).facts == [.times, .glyphs])
    kept = record
    let detail = "about a pass"
    #expect(
      kept.keep(FactSet([.start, .moves, .times, .glyphs])) == [
        Loss(.times, .dropped, ply: 1, detail: detail),
        Loss(.glyphs, .dropped, ply: 1, detail: detail),
      ]
    )
    // If the passes stay, the annotations are losses of their own.
    kept = record
    #expect(
      kept.keep(FactSet([.start, .moves, .passes]))
        == [Loss(.times, .dropped, ply: 1), Loss(.glyphs, .dropped, ply: 1)]
    )
    #expect(record.facts(missingIn: kept).facts == [.times, .glyphs])
  }

  @Test func `reports a loss for each annotated move`() {
    let notes = [1, 2, 3].map { MoveAnnotation(ply: $0, time: 1, comment: $0 == 2 ? nil : "a") }
    let line = Variation(ply: 1, moves: Move.list("d3c5"), annotations: Array(notes.prefix(2)))
    let record = ReversiRecord(moves: Move.list("f5--d6"), annotations: notes, variations: [line])
    let times = [1, 2, 3].map { Loss(.times, .dropped, ply: $0) }
    let comments = [1, 3].map { Loss(.comments, .dropped, ply: $0) }
    var kept = record
    #expect(
      kept.keep(.all.subtracting(FactSet([.times, .comments])))
        == times + [Loss(.times, .dropped, detail: "in variations")]
        + comments + [Loss(.comments, .dropped, detail: "in variations")]
    )
    // The facts of a variation are lost with it.
    kept = record
    #expect(
      kept.keep(FactSet([.moves, .passes])) == times + comments + [Loss(.variations, .dropped)]
    )
  }

  @Test func `keeps the annotations of other moves when passes are dropped`() {
    let notes = [MoveAnnotation(ply: 1, time: 1), MoveAnnotation(ply: 2, side: .dark, time: 2)]
    let record = ReversiRecord(start: Self.blocked, moves: Move.list("--a3"), annotations: notes)
    var kept = record
    #expect(
      kept.keep(FactSet([.start, .moves, .sides, .times])) == [
        Loss(.times, .dropped, ply: 1, detail: "about a pass")
      ]
    )
    #expect(kept.annotations == [MoveAnnotation(ply: 1, side: .dark, time: 2)])
    #expect(record.facts(missingIn: kept).facts == [.times])
  }

  @Test func `drops the facts of variations with them`() {
    let line = Variation(ply: 1, moves: Move.list("--b4"), annotations: [Self.annotation])
    let record = ReversiRecord(start: Self.blocked, moves: Move.list("--a3"), variations: [line])
    var kept = record
    #expect(kept.keep(FactSet([.start, .moves, .passes])) == [Loss(.variations, .dropped)])
    #expect(record.facts(missingIn: kept).facts == [.variations])
    kept = record
    let detail = "in variations"
    #expect(
      kept.keep(FactSet([.start, .moves, .variations])) == [
        Loss(.times, .dropped, detail: detail),
        Loss(.glyphs, .dropped, detail: detail),
      ]
    )
    #expect(kept.variations == [Variation(ply: 1, moves: Move.list("b4"))])
    #expect(record.facts(missingIn: kept).facts == [.times, .glyphs])
  }

  @Test func `drops variations that have only passes with the passes`() {
    let lines = [Variation(ply: 1, moves: [.pass]), Variation(ply: 1, moves: Move.list("--b4"))]
    let record = ReversiRecord(start: Self.blocked, moves: Move.list("--a3"), variations: lines)
    var kept = record
    let losses = kept.keep(FactSet([.start, .moves, .variations]))
    #expect(losses == [Loss(.variations, .reduced)])
    #expect(record.facts(missingIn: kept).facts == losses.map(\.fact))
    #expect(kept.variations == [Variation(ply: 1, moves: Move.list("b4"))])
  }

  @Test func `the final position takes the place of start and moves`() throws {
    for record in randomRecords {
      var kept = record
      let losses = kept.keepFinalPosition(and: FactSet([.start, .names]))
      #expect(kept.start == (try record.snapshot().start))
      #expect(kept.moves == [] && kept.variations == [] && kept.annotations == [])
      #expect(kept.players.dark.name == record.players.dark.name)
      #expect(kept.sessionChanges == [])
      #expect(losses.map(\.fact.rawValue) == losses.map(\.fact.rawValue).sorted())
      let ownStart = !record.moves.isEmpty && record.start != .initial
      #expect(losses.contains(Loss(.start, .dropped)) == ownStart)
    }
  }

  @Test func `moves that cannot be played stay`() {
    var record = ReversiRecord(id: "a", moves: Move.list("a1"))
    #expect(record.keepFinalPosition(and: FactSet([.start])).map(\.fact) == [.id, .moves])
    #expect(record.moves == Move.list("a1"))
    #expect(record.start == .initial)
  }
}

@Suite struct `Dropping a fact` {
  /// The facts that depend on a fact and are dropped with it.
  private static let dependents: [Fact: FactSet] = [
    .moves: FactSet([
      .passes, .sides, .times, .evaluations, .glyphs, .comments, .marks, .variations,
      .session,
    ]),
    .passes: FactSet([.sides, .times, .evaluations, .glyphs, .comments, .marks]),
  ]

  @Test(arguments: Fact.allCases)
  func `keeps every other fact`(fact: Fact) {
    for record in randomRecords {
      var rest = record
      rest.drop(fact)
      let missing = record.facts(missingIn: rest)
      let follows = [.passes, .margin, .winner].contains(fact) && !missing.contains(fact)
      #expect(follows || missing.contains(fact) == record.facts.contains(fact))
      let dependents = Self.dependents[fact] ?? FactSet()
      #expect(missing.subtracting(dependents).isSubset(of: FactSet([fact])))
      #expect(!rest.facts.contains(fact))
    }
  }

  @Test func `reaches into variations`() {
    let note = MoveAnnotation(
      ply: 1,
      side: .dark,
      time: 1,
      evaluation: 2,
      glyphs: [3],
      comment: "a",
      marks: [.shape(.cross, on: Square(rawValue: 0))]
    )
    let inner = Variation(ply: 1, moves: Move.list("c4"), annotations: [note])
    let line = Variation(ply: 1, moves: Move.list("d3"), annotations: [note], variations: [inner])
    var record = ReversiRecord(moves: Move.list("f5"), variations: [line])
    for fact in [Fact.sides, .times, .evaluations, .glyphs, .comments, .marks] { record.drop(fact) }
    let plain = Variation(
      ply: 1,
      moves: Move.list("d3"),
      variations: [Variation(ply: 1, moves: Move.list("c4"))]
    )
    #expect(record == ReversiRecord(moves: Move.list("f5"), variations: [plain]))
  }
}
