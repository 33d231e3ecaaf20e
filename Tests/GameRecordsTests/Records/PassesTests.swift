import GameRecords
import ReversiRules
import TestSupport
import Testing

@Suite struct `Passes` {
  private static func implied(
    _ moves: String,
    _ annotations: [MoveAnnotation] = [],
    _ variations: [Variation] = []
  ) -> ReversiRecord {
    ReversiRecord(
      start: .blocked,
      moves: Move.list(moves),
      passMarks: .implied,
      annotations: annotations,
      variations: variations
    )
  }

  @Test func `are supplied where the rules require them, and annotations move along`() {
    var record = Self.implied(
      "b1b3",
      [MoveAnnotation(ply: 1, time: 1), MoveAnnotation(ply: 2, time: 2)]
    )
    record.origin = Origin(format: "f", moves: [SourceRange(0..<2), SourceRange(2..<4)])
    record.supplyPasses()
    #expect(record.moves == Move.list("b1--b3"))
    #expect(
      record.annotations == [MoveAnnotation(ply: 1, time: 1), MoveAnnotation(ply: 3, time: 2)]
    )
    #expect(record.passMarks == .written)
    #expect(record.origin == nil)
  }

  @Test func `are supplied in variations, which branch off before them`() {
    let inner = Variation(ply: 2, moves: Move.list("b1"))
    var record = Self.implied(
      "b1b3",
      [],
      [
        Variation(ply: 1, moves: Move.list("b3b1"), variations: [inner]),
        Variation(ply: 2, moves: Move.list("b3"), annotations: [MoveAnnotation(ply: 1, time: 1)]),
        Variation(ply: 3, moves: Move.list("b1")),
      ]
    )
    record.supplyPasses()
    #expect(
      record.variations == [
        Variation(
          ply: 1,
          moves: Move.list("b3--b1"),
          variations: [Variation(ply: 2, moves: Move.list("--b1"))]
        ),
        Variation(ply: 2, moves: Move.list("--b3"), annotations: [MoveAnnotation(ply: 2, time: 1)]),
        Variation(ply: 4, moves: Move.list("b1")),
      ]
    )
  }

  @Test func `are not supplied if all are written or they are already there`() {
    var written = Self.implied("b1b3")
    written.passMarks = .written
    let copy = written
    written.supplyPasses()
    #expect(written == copy)
    var usual = Self.implied("b1--b3")
    usual.passMarks = .usual
    usual.origin = Origin(format: "f")
    usual.supplyPasses()
    #expect(usual.moves == Move.list("b1--b3"))
    #expect(usual.origin != nil)
  }

  @Test func `are not supplied before an illegal move, nor after it`() {
    for moves in ["d4b1b3", "b1d4b3", "b1c1b3"] {
      var record = Self.implied(moves)
      record.supplyPasses()
      #expect(record.moves == Move.list(moves))
    }
  }

  @Test func `are removed with their annotations`() {
    var record = Self.implied(
      "b1--b3",
      [MoveAnnotation(ply: 2, comment: "a"), MoveAnnotation(ply: 3, comment: "b")],
      [
        Variation(ply: 2, moves: Move.list("--b3")), Variation(ply: 3, moves: Move.list("b3")),
        Variation(ply: 3, moves: [.pass]), Variation(ply: 4, moves: Move.list("b1")),
      ]
    )
    record.removePasses()
    #expect(record.moves == Move.list("b1b3"))
    #expect(record.annotations == [MoveAnnotation(ply: 2, comment: "b")])
    #expect(
      record.variations == [
        Variation(ply: 2, moves: Move.list("b3")), Variation(ply: 2, moves: Move.list("b3")),
        Variation(ply: 3, moves: Move.list("b1")),
      ]
    )
    #expect(record.passMarks == .implied)
  }

  @Test func `that are removed can be supplied again`() {
    var generator = SeededGenerator(seed: 51)
    for _ in 0..<400 {
      let record = ReversiRecord.random(using: &generator)
      var short = record
      short.removePasses()
      #expect(!short.facts.contains(.passes))
      var lost = FactSet([.passes, .sides, .times, .evaluations, .glyphs, .comments, .marks])
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
  private static let notRequired = [
    ("f5--f4", 2), ("--f4", 1), ("f5--d6", 2), ("f5a1--d6", 3), ("d3c3f5d2d1e1b2c1----a3", 9),
  ]

  @Test(arguments: notRequired)
  func `stay if the moves would be a different game without them`(transcript: String, ply: Int) {
    var record = ReversiRecord(moves: Move.list(transcript))
    let losses = record.keep(FactSet([.moves]))
    #expect(record.moves == Move.list(transcript))
    #expect(losses.isEmpty)
    let error = #expect(throws: WritingError.self) { try record.refusePasses() }
    #expect(error?.message.contains("the pass at ply \(ply),") == true)
  }

  @Test(arguments: ["a1--", "f5d6c5f6e7f4g5e6e3----", "d3c3f5d2d1e1b2c1--"])
  func `are those at the end and where the rules require them`(transcript: String) {
    var record = ReversiRecord(moves: Move.list(transcript))
    #expect(record.keep(FactSet([.moves])).map(\.fact) == [.passes])
    #expect(record.moves == Move.list(transcript).filter { $0 != .pass })
    #expect(throws: Never.self) { try record.refusePasses() }
  }

  @Test func `include variations that would otherwise be different lines`() {
    var record = ReversiRecord(
      moves: Move.list("f5d6"),
      variations: [
        Variation(ply: 2, moves: Move.list("f4")), Variation(ply: 2, moves: Move.list("--f4")),
      ]
    )
    let losses = record.keep(FactSet([.moves, .variations]))
    #expect(record.variations.map(\.moves) == [Move.list("f4")])
    #expect(losses.map(\.fact) == [.variations])
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
