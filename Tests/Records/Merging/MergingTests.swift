import GameRecords
import ReversiRules
import TestSupport
import Testing

@Suite struct `Merging records of one game` {
  /// The facts that can be missing in a copy of the same game, without taking others with them.
  private static let optional = FactSet.all.subtracting(
    FactSet([.start, .moves, .passes, .session, .variations])
  )

  private static func records(_ seed: UInt64) -> [ReversiRecord] {
    var generator = SeededGenerator(seed: seed)
    return (0..<300).map { _ in ReversiRecord.random(using: &generator) }
  }

  /// A record without some of its facts.
  private static func part(
    _ record: ReversiRecord,
    without facts: FactSet
  ) -> ReversiRecord {
    var part = record
    for fact in facts.facts { part.drop(fact) }
    return part
  }

  @Test func `with itself changes nothing`() {
    for record in Self.records(1) {
      var merged = record
      #expect(merged.merge(record) == [])
      #expect(merged.facts(differingIn: record) == FactSet())
      #expect(merged.tags == record.tags)
    }
  }

  @Test func `takes the fuller of two facts, and names those that contradict each other`() throws {
    let differences = try Answers.differences("records/merging") { pair in
      var record = ReversiRecord(table: pair.elements[0].value)
      let copy = ReversiRecord(table: pair.elements[1].value)
      #expect(record.key == copy.key)
      let conflicts = record.merge(copy)
      return ([record.line] + conflicts.map(\.description)).joined(separator: "\n")
    }
    #expect(differences == [])
  }

  @Test func `joins what was divided between two copies`() {
    var generator = SeededGenerator(seed: 2)
    for record in Self.records(3) {
      // Two tags with one name contradict each other, and so do parts of a result.
      var record = record
      if let margin = record.result?.score?.margin {
        if record.result?.margin != nil { record.result?.margin = margin }
        if record.result?.winner != nil { record.result?.winner = .init(margin: margin) }
      } else if record.result?.winner != nil, let margin = record.result?.margin {
        record.result?.winner = .init(margin: margin)
      }
      record.tags = Dictionary(record.tags.map { ($0.name, $0) }) { first, _ in first }
        .values.sorted { $0.name < $1.name }
      let kept = FactSet(Self.optional.facts.filter { _ in Bool.random(using: &generator) })
      var merged = Self.part(record, without: Self.optional.subtracting(kept))
      let rest = Self.part(record, without: kept)
      #expect(merged.key == rest.key)
      let conflicts = merged.merge(rest)
      #expect(conflicts == [], "\(record)")
      #expect(record.facts(missingIn: merged) == FactSet(), "\(kept.facts) of \(record)")
    }
  }

  @Test func `never makes one result of two that contradict each other`() {
    let scores = [nil, (40, 24), (24, 40), (32, 32), (36, 20)].map { counts in
      counts.map { DiskCounts(dark: $0.0, light: $0.1) }
    }
    let margins: [Double?] = [nil, 16, 8, 4, -16, 0]
    let winners = [nil] + GameResult.Winner.allCases
    let results = scores.flatMap { score in
      margins.flatMap { margin in
        winners.map { GameResult(score: score, margin: margin, winner: $0) }
      }
    }
    // Of a score and a margin, each can be the one that says who won.
    func isOfOneGame(_ result: GameResult) -> Bool {
      let leads = [result.score?.margin, result.margin].compactMap(\.self)
      let signs = Set(
        leads.map(GameResult.Winner.init(margin:)) + [result.winner].compactMap(\.self)
      )
      return signs.count < 2 && (leads.count < 2 || abs(leads[1]) >= abs(leads[0]))
    }
    let possible = results.filter(isOfOneGame)
    for own in possible {
      for copy in possible {
        var merged = ReversiRecord()
        merged.result = own
        var other = ReversiRecord()
        other.result = copy
        let conflicts = merged.merge(other)
        let result = merged.result ?? GameResult()
        #expect(isOfOneGame(result), "\(own) with \(copy)")
        let winners = Set([own, copy].compactMap(\.declaredWinner))
        #expect(winners.count < 2 || !conflicts.isEmpty, "\(own) with \(copy)")
      }
    }
  }

  @Test func `keeps its own facts, and names those of the copy that are lost`() {
    var generator = SeededGenerator(seed: 4)
    for (record, other) in zip(Self.records(5), Self.records(6)) {
      // The same game with the facts of another record.
      var copy = other
      copy.start = record.start
      copy.moves = record.moves
      copy.annotations = other.annotations.filter { $0.ply <= record.moves.count }
      copy.variations = []
      copy.sessionChanges = []
      copy.marks = []
      for index in copy.annotations.indices { copy.annotations[index].marks = [] }
      if Bool.random(using: &generator) { copy.id = nil }
      #expect(copy.key == record.key)
      var merged = record
      let conflicts = FactSet(merged.merge(copy).map(\.fact))
      let own = FactSet([
        .comment, .comments, .glyphs, .event, .site, .round, .names, .opening, .date,
      ])
      // A text or a list may grow; a number stays as it is.
      let changed = record.facts(missingIn: merged)
      #expect(changed.isSubset(of: own), "\(changed.facts)")
      let lost = copy.facts(missingIn: merged).subtracting(own.union(FactSet([.id, .tags])))
      // Neither the order of tags nor the same tag twice matters.
      #expect(copy.tags.allSatisfy(merged.tags.contains) || conflicts.contains(.tags))
      // The margin and the winner that follow from a score that is kept are those of the record.
      let derived = FactSet([.margin, .winner, .sides, .passes])
      #expect(lost.subtracting(derived).isSubset(of: conflicts), "\(lost.facts) \(conflicts.facts)")
    }
  }

  @Test(arguments: Symmetry.all.indices)
  func `turns what the copy says to its own orientation`(index: Int) throws {
    let symmetry = Symmetry.all[index]
    func turned(_ name: String) -> String {
      Square(name).map { symmetry.image(of: $0, on: .standard).description } ?? name
    }
    func record(_ moves: [String], mark: String, variation: String) throws -> ReversiRecord {
      var record = ReversiRecord(moves: try [Move](text: moves.joined()))
      record.start = symmetry.image(of: .initial)
      record.marks = [.shape(.circle, on: try #require(Square(mark)))]
      record.annotations = [MoveAnnotation(ply: 2, comment: "good")]
      record.variations = [Variation(ply: 2, moves: try [Move](text: variation))]
      return record
    }
    let copy = try record(["f5", "d6"].map(turned), mark: turned("c4"), variation: turned("f6"))
    var plain = ReversiRecord(moves: try [Move](text: "f5d6"))
    #expect(plain.key == copy.key)
    #expect(plain.merge(copy) == [])
    #expect(plain.marks == [.shape(.circle, on: try #require(Square("c4")))])
    #expect(plain.variations.map(\.moves) == [try [Move](text: "f6")])
    #expect(plain.annotations.map(\.comment) == ["good"])
  }

  @Test func `keeps what is said about every move, whatever passes the copies have`() {
    var generator = SeededGenerator(seed: 8)
    var count = 0
    while count < 60 {
      var full = ReversiRecord(moves: Position.initial.randomGame(using: &generator))
      guard full.moves.contains(.pass) else { continue }
      count += 1
      full.annotations = full.moves.indices.compactMap { index in
        guard full.moves[index] != .pass else { return nil }
        return MoveAnnotation(ply: index + 1, comment: "\(full.moves[index])")
      }
      full.variations = full.annotations.map {
        Variation(ply: $0.ply, moves: [full.moves[$0.ply - 1]])
      }
      var implied = full
      implied.removePasses()
      // Passes are missing, and others are more than the rules require.
      var missing = implied
      missing.passMarks = .written
      var surplus = full
      surplus.moves.append(.pass)
      // Variations with missing passes are others.
      missing.variations = []
      let copies = [full, implied, missing, surplus]
      for own in copies {
        for var copy in copies {
          if own == missing { copy.variations = [] }
          let hasVariations = !copy.variations.isEmpty
          var merged = own
          merged.annotations = []
          merged.variations = []
          #expect(merged.key == copy.key)
          #expect(merged.merge(copy) == [])
          let comments = merged.annotations.map { "\(merged.moves[$0.ply - 1])" }
          #expect(comments == merged.annotations.map(\.comment))
          #expect(comments.count == full.annotations.count)
          #expect(merged.variations.count == (hasVariations ? comments.count : 0))
          #expect(merged.variations.map(\.ply) == merged.variations.map(\.ply).sorted())
        }
      }
    }
  }
}
