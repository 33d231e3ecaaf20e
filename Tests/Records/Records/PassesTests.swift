import GameRecords
import ReversiRules
import TestSupport
import Testing

@Suite struct `Passes` {
  @Test func `are supplied where the rules require them, or removed, and all else follows`() throws
  {
    let differences = try Answers.differences("records/passes") { row in
      var record = ReversiRecord(table: row.value)
      record.origin = Origin(format: "f", moves: [SourceRange(0..<2)])
      var removed = record
      record.supplyPasses()
      removed.removePasses()
      return [("supplied", record), ("removed", removed)].map { name, record in
        "\(name): \(record.line) \(record.passMarks)\(record.origin == nil ? "" : " at its places")"
      }
      .joined(separator: "\n")
    }
    #expect(differences == [])
  }

  @Test func `that are removed can be supplied again`() {
    var generator = SeededGenerator(seed: 51)
    for _ in 0..<400 {
      let record = ReversiRecord.random(using: &generator)
      var short = record
      short.removePasses()
      #expect(!short.facts.contains(.passes))
      var lost = FactSet([
        .passes, .sides, .times, .clocks, .evaluations, .glyphs, .comments, .marks,
      ])
      // A variation that is only a pass says nothing without it.
      if record.variations.haveOnlyPass { lost.formUnion(FactSet([.variations])) }
      #expect(record.facts(missingIn: short).isSubset(of: lost))
      var whole = short
      whole.supplyPasses()
      // Except for passes at the end.
      #expect(whole.moves == record.moves.withoutLastPass)
      #expect(whole.annotations == record.annotations.filter { record.moves[$0.ply - 1] != .pass })
      if record.variations.branchBeforePasses(of: record.moves) {
        #expect(whole.variations == record.variations.withoutLastPasses)
      }
      var again = whole
      again.removePasses()
      #expect(again == short)
      again.supplyPasses()
      #expect(again == whole)
    }
  }
}

extension [Move] {
  fileprivate var withoutLastPass: [Move] { last == .pass ? dropLast() : self }
}

extension [Variation] {
  /// Whether none branches off right after a pass, which is ambiguous without the pass.
  fileprivate func branchBeforePasses(of moves: [Move]) -> Bool {
    allSatisfy { line in
      (line.ply == 1 || moves[line.ply - 2] != .pass)
        && line.variations.branchBeforePasses(of: line.moves)
    }
  }
}

extension [Variation] {
  /// Whether one of them, or of their own, is only a pass.
  fileprivate var haveOnlyPass: Bool {
    contains { $0.moves == [.pass] || $0.variations.haveOnlyPass }
  }

  /// The lines without passes at their ends, and without those that are only a pass.
  fileprivate var withoutLastPasses: [Variation] {
    map(\.withoutLastPass).filter { !$0.moves.isEmpty }
  }
}

extension Variation {
  /// The line without a pass at its end, and without annotations of passes.
  fileprivate var withoutLastPass: Variation {
    Variation(
      ply: ply,
      moves: moves.withoutLastPass,
      annotations: annotations.filter { moves[$0.ply - 1] != .pass },
      variations: variations.withoutLastPasses
    )
  }
}

@Suite struct `Removed passes` {
  @Test(arguments: [("f5--f4", 2), ("f5a1--d6", 3), ("d3c3f5d2d1e1b2c1----a3", 9), ("f5d6", nil)])
  func `are refused where they are not required`(transcript: String, ply: Int?) throws {
    do {
      try ReversiRecord(moves: Move.list(transcript)).refusePasses()
      #expect(ply == nil)
    } catch { #expect(error.message.contains("the pass at ply \(ply ?? 0),")) }
  }

  @Test func `are the same passes as when some of them are left out`() {
    let moves = Move.list("d3c3f5d2d1e1b2c1--a3")
    let written = ReversiRecord(moves: moves)
    var generator = SeededGenerator(seed: 5)
    for record in [written]
      + (0..<40).map({ _ in
        ReversiRecord(moves: Position.initial.randomGame(using: &generator))
      })
    {
      guard let pass = record.moves.lastIndex(of: .pass) else { continue }
      var partial = record
      partial.moves.remove(at: pass)
      partial.passMarks = .implied
      #expect(partial.facts(missingIn: record).facts == [])
      let missing = RecordDigest(of: partial)
        .facts(missingIn: RecordDigest(of: record), besides: FactSet())
      #expect(missing.facts == [])
    }
  }
}
