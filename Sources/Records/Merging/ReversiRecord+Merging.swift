import ReversiRules

extension ReversiRecord {
  /// Takes the facts of a copy that this record lacks, turned as this record is.
  /// - Parameter copy: a record of the same game in any orientation, with an equal ``key``.
  /// - Returns: the facts about which the two disagree; this record keeps its own.
  public mutating func merge(_ copy: ReversiRecord) -> [FactConflict] {
    var merge = FactMerge()
    mergeCommonFacts(of: copy, &merge)
    merge.merge(.opening, name: &opening, copy.opening)
    for side in Disk.allCases {
      merge.merge(.names, name: &players[side].name, copy.players[side].name)
      merge.merge(.ratings, &players[side].rating, copy.players[side].rating)
      merge.merge(.modes, &players[side].mode, copy.players[side].mode)
    }
    mergeResult(copy.result, &merge)
    mergeMoves(of: copy, &merge)
    return merge.conflicts
  }

  private mutating func mergeResult(_ copy: GameResult?, _ merge: inout FactMerge) {
    guard let copy else { return }
    var own = result ?? GameResult()
    // Whether the disks decide depends on how the game ended.
    merge.merge(.ending, &own.ending, copy.ending) { $0.rawValue }
    merge.merge(.score, &own, copy, \.score, tags, in: \.text)
    // A margin and a winner that follow from the score are not stated again.
    if own.declaredMargin != copy.margin {
      merge.merge(.margin, &own, copy, \.margin, tags, in: GameResult.text(ofMargin:))
    }
    if own.declaredWinner != copy.winner { merge.merge(.winner, &own, copy, \.winner, tags) }
    result = own
  }

  /// Merges what is said about moves.
  private mutating func mergeMoves(of copy: ReversiRecord, _ merge: inout FactMerge) {
    var copy = copy
    if passMarks != copy.passMarks {
      supplyPasses()
      copy.supplyPasses()
    }
    guard let symmetry = symmetry(of: copy) else { return }
    let turn = LineTurn(symmetry, copy.start.board.size, CommonPlies(moves, copy.moves))
    marks.formUnion(turn.marks(copy.marks))
    merge.merge(turn.annotations(copy.annotations, &merge), into: &annotations)
    merge.merge(turn.variations(copy.variations, &merge), into: &variations)
    if sessionChanges.isEmpty {
      sessionChanges = turn.sessionChanges(copy.sessionChanges, &merge)
    } else if !copy.sessionChanges.isEmpty, copy.sessionChanges != sessionChanges {
      merge.refuse(
        .session,
        "\(sessionChanges.count) changes",
        "\(copy.sessionChanges.count) others"
      )
    }
  }

  /// The symmetry that turns the game of a copy into this one.
  private func symmetry(of copy: ReversiRecord) -> Symmetry? {
    let size = copy.start.board.size
    let (own, other) = (moves.filter { $0 != .pass }, copy.moves.filter { $0 != .pass })
    guard own.count == other.count else { return nil }
    return Symmetry.all.first { symmetry in
      symmetry.image(of: copy.start) == start
        && zip(own, other).allSatisfy { $0 == $1.turned(symmetry, size) }
    }
  }
}

/// The plies of moves in a record, by their plies in a copy that may have other passes.
private struct CommonPlies {
  private var plies: [Int?] = []

  init(_ moves: [Move], _ copy: [Move]) {
    var index = 0
    for move in copy {
      if move != .pass { index += moves[index...].prefix { $0 == .pass }.count }
      let isCommon = index < moves.count && (moves[index] == .pass) == (move == .pass)
      if isCommon { index += 1 }
      plies.append(isCommon ? index : nil)
    }
    // What follows the last move of the one follows that of the other.
    plies.append(moves.count + 1)
  }

  /// The ply of the same move; `nil` for a pass that only the copy has.
  ///
  /// Before the first move, and after the end of the game, nothing differs.
  subscript(ply: Int) -> Int? {
    guard ply > 0 else { return ply }
    return ply <= plies.count ? plies[ply - 1] : ply
  }
}

extension FactMerge {
  /// Merges a part of a result, unless it contradicts another part of the record's own.
  fileprivate mutating func merge<Part: Equatable>(
    _ fact: Fact,
    _ own: inout GameResult,
    _ copy: GameResult,
    _ part: WritableKeyPath<GameResult, Part?>,
    _ tags: [Tag],
    in words: (Part) -> String = { "\($0)" }
  ) {
    var merged = own
    if merged[keyPath: part] == nil { merged[keyPath: part] = copy[keyPath: part] }
    if let other = copy[keyPath: part], merged.contradictsItself(in: tags),
      !own.contradictsItself(in: tags)
    {
      refuse(fact, own.words, words(other))
    } else {
      merge(fact, &own[keyPath: part], copy[keyPath: part], in: words)
    }
  }

  /// Merges annotations of the moves of a line, which are in the order of the moves.
  fileprivate mutating func merge(
    _ copies: [MoveAnnotation],
    into own: inout [MoveAnnotation]
  ) {
    for copy in copies {
      let index = own.firstIndex { $0.ply >= copy.ply } ?? own.endIndex
      if index < own.endIndex, own[index].ply == copy.ply {
        merge(copy, into: &own[index])
      } else {
        own.insert(copy, at: index)
      }
    }
  }

  private mutating func merge(_ copy: MoveAnnotation, into own: inout MoveAnnotation) {
    let ply = copy.ply
    merge(.sides, &own.side, copy.side, ply: ply)
    merge(.times, &own.time, copy.time, ply: ply) { NumberText.text(of: $0) + " s" }
    merge(.clocks, &own.clock, copy.clock, ply: ply) { NumberText.text(of: $0) + " s" }
    merge(.evaluations, &own.evaluation, copy.evaluation, ply: ply) { NumberText.text(of: $0) }
    merge(.comments, comment: &own.comment, copy.comment)
    mergeGlyphs(into: &own, copy)
    own.marks.formUnion(copy.marks)
  }

  /// Merges glyphs: “!” and “?” on one move contradict each other.
  private mutating func mergeGlyphs(into own: inout MoveAnnotation, _ copy: MoveAnnotation) {
    let (kept, others) = (Set(own.glyphs), Set(copy.glyphs))
    guard !others.isSubset(of: kept) else { return }
    if kept.isSubset(of: others) {
      own.glyphs = copy.glyphs
    } else {
      refuse(.glyphs, "\(own.glyphs)", "\(copy.glyphs)", ply: copy.ply)
    }
  }

  /// Merges variations, which are in the order of the moves that they branch off: if one has all
  /// moves of the other, they are the same.
  fileprivate mutating func merge(_ copies: [Variation], into own: inout [Variation]) {
    for copy in copies {
      let same = own.firstIndex {
        $0.ply == copy.ply
          && ($0.moves.starts(with: copy.moves) || copy.moves.starts(with: $0.moves))
      }
      guard let index = same else {
        own.insert(copy, at: own.firstIndex { $0.ply > copy.ply } ?? own.endIndex)
        continue
      }
      if own[index].moves.count < copy.moves.count { own[index].moves = copy.moves }
      merge(copy.annotations, into: &own[index].annotations)
      merge(copy.variations, into: &own[index].variations)
    }
  }
}

/// Turns what is said about the moves of a copy into what is said about those of a record.
private struct LineTurn {
  private let symmetry: Symmetry
  private let size: BoardSize
  private let plies: CommonPlies

  init(_ symmetry: Symmetry, _ size: BoardSize, _ plies: CommonPlies) {
    (self.symmetry, self.size, self.plies) = (symmetry, size, plies)
  }

  func marks(_ marks: Set<BoardMark<Square>>) -> Set<BoardMark<Square>> {
    Set(marks.map { mark in mark.moved { symmetry.image(of: $0, on: size) } })
  }

  func annotations(_ copies: [MoveAnnotation], _ merge: inout FactMerge) -> [MoveAnnotation] {
    placed(copies, by: \.ply, &merge).map(annotation)
  }

  func variations(_ copies: [Variation], _ merge: inout FactMerge) -> [Variation] {
    placed(copies, by: \.ply, &merge).map(variation)
  }

  func sessionChanges(_ copies: [SessionChange], _ merge: inout FactMerge) -> [SessionChange] {
    placed(copies, by: \.ply, &merge)
  }

  /// What is said about moves of a copy, at the plies of the same moves of the record; about a pass
  /// that the record does not have, it is a conflict.
  private func placed<Statement>(
    _ copies: [Statement],
    by ply: WritableKeyPath<Statement, Int>,
    _ merge: inout FactMerge
  ) -> [Statement] {
    copies.compactMap { copy in
      guard let own = plies[copy[keyPath: ply]] else {
        let pass = "a pass about which something is said"
        merge.refuse(.passes, "none", pass, ply: copy[keyPath: ply])
        return nil
      }
      var placed = copy
      placed[keyPath: ply] = own
      return placed
    }
  }

  private func annotation(_ annotation: MoveAnnotation) -> MoveAnnotation {
    guard !annotation.marks.isEmpty else { return annotation }
    var turned = annotation
    turned.marks = marks(annotation.marks)
    return turned
  }

  /// A variation, without its place in the text of the other record.
  private func variation(_ line: Variation) -> Variation {
    Variation(
      ply: line.ply,
      moves: line.moves.map { $0.turned(symmetry, size) },
      annotations: line.annotations.map(annotation),
      variations: line.variations.map(variation)
    )
  }
}

extension Move {
  fileprivate func turned(_ symmetry: Symmetry, _ size: BoardSize) -> Move {
    guard case .placement(let square) = self, size.contains(square) else { return self }
    return .placement(symmetry.image(of: square, on: size))
  }
}

extension GameResult {
  /// What is declared about disks or the winner, in words.
  fileprivate var words: String {
    if let score { return score.text }
    if let margin { return "a margin of \(Self.text(ofMargin: margin))" }
    return winner.map { $0 == .tie ? "a tie" : "a win of \($0)" } ?? "none"
  }
}
