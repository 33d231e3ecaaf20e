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
    merge.merge(.score, &own.score, copy.score) { "\($0.dark)-\($0.light)" }
    // A margin and a winner that follow from the score are not stated again.
    if own.declaredMargin != copy.margin { merge.merge(.margin, &own.margin, copy.margin) }
    if own.declaredWinner != copy.winner { merge.merge(.winner, &own.winner, copy.winner) }
    merge.merge(.ending, &own.ending, copy.ending) { $0.rawValue }
    result = own
  }

  /// Merges what is said about moves, if both records count them in the same way.
  private mutating func mergeMoves(of copy: ReversiRecord, _ merge: inout FactMerge) {
    var copy = copy
    if passMarks != copy.passMarks {
      supplyPasses()
      copy.supplyPasses()
    }
    guard moves.count == copy.moves.count, let symmetry = symmetry(of: copy) else { return }
    let turn = LineTurn(symmetry, copy.start.board.size)
    marks.formUnion(turn.marks(copy.marks))
    merge.merge(copy.annotations.map(turn.annotation), into: &annotations)
    merge.merge(turn.variations(copy.variations), into: &variations)
    if sessionChanges.isEmpty {
      sessionChanges = copy.sessionChanges
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
    return Symmetry.all.first { symmetry in
      symmetry.image(of: copy.start) == start
        && zip(moves, copy.moves).allSatisfy { $0 == $1.turned(symmetry, size) }
    }
  }
}

extension FactMerge {
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
    merge(.evaluations, &own.evaluation, copy.evaluation, ply: ply) { NumberText.text(of: $0) }
    merge(.comments, comment: &own.comment, copy.comment)
    own.glyphs += copy.glyphs.filter { !own.glyphs.contains($0) }
    own.marks.formUnion(copy.marks)
  }

  /// Merges variations: those with the same moves are the same.
  fileprivate mutating func merge(_ copies: [Variation], into own: inout [Variation]) {
    for copy in copies {
      guard let index = own.firstIndex(where: { $0.ply == copy.ply && $0.moves == copy.moves })
      else {
        own.append(copy)
        continue
      }
      merge(copy.annotations, into: &own[index].annotations)
      merge(copy.variations, into: &own[index].variations)
    }
  }
}

/// Turns what is said about the moves of a record.
private struct LineTurn {
  private let symmetry: Symmetry
  private let size: BoardSize

  init(_ symmetry: Symmetry, _ size: BoardSize) {
    (self.symmetry, self.size) = (symmetry, size)
  }

  func marks(_ marks: Set<BoardMark<Square>>) -> Set<BoardMark<Square>> {
    Set(marks.map { mark in mark.moved { symmetry.image(of: $0, on: size) } })
  }

  func annotation(_ annotation: MoveAnnotation) -> MoveAnnotation {
    guard !annotation.marks.isEmpty else { return annotation }
    var turned = annotation
    turned.marks = marks(annotation.marks)
    return turned
  }

  /// The variations, without their places in the text of the other record.
  func variations(_ variations: [Variation]) -> [Variation] {
    variations.map { line in
      Variation(
        ply: line.ply,
        moves: line.moves.map { $0.turned(symmetry, size) },
        annotations: line.annotations.map(annotation),
        variations: self.variations(line.variations)
      )
    }
  }
}

extension Move {
  fileprivate func turned(_ symmetry: Symmetry, _ size: BoardSize) -> Move {
    guard case .placement(let square) = self, size.contains(square) else { return self }
    return .placement(symmetry.image(of: square, on: size))
  }
}
