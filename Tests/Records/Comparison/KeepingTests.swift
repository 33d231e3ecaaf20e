import GameRecords
import ReversiRules
import TestSupport
import Testing

/// Random records with all kinds of facts; created once, because that takes the longest.
private let randomRecords: [ReversiRecord] = {
  var generator = SeededGenerator(seed: 31)
  return (0..<Effort.count(80, all: 200)).map { _ in ReversiRecord.random(using: &generator) }
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

  @Test func `says what is lost, which is what is missing`() throws {
    let differences = try Answers.differences("records/keeping") { row in
      let record = ReversiRecord(table: row["record"] as Any?)
      var kept = record
      var losses: [Loss] = []
      if let facts: String = row["final"] {
        losses = kept.keepFinalPosition(and: FactSet(names: facts))
      } else if let facts: String = row["keep"] {
        losses = kept.keep(FactSet(names: facts))
      } else if let facts: String = row["lose"] {
        losses = kept.keep(.all.subtracting(FactSet(names: facts)))
      } else {
        for fact in FactSet(names: row["drop"]).facts { kept.drop(fact) }
      }
      return
        ([kept.line, "missing: " + record.facts(missingIn: kept).names]
        + losses.map(\.description))
        .joined(separator: "\n")
    }
    #expect(differences == [])
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
}

@Suite struct `Dropping a fact` {
  /// The facts that depend on a fact and are dropped with it.
  private static let dependents: [Fact: FactSet] = [
    .moves: FactSet([
      .passes, .sides, .times, .clocks, .evaluations, .glyphs, .comments, .marks, .variations,
      .session,
    ]),
    .passes: FactSet([.sides, .times, .clocks, .evaluations, .glyphs, .comments, .marks]),
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
}
