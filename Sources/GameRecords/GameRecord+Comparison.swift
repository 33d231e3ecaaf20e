internal import ReversiRules

extension GameRecord {
  /// The facts that this record tells and another one tells otherwise or not at all.
  ///
  /// Passes are compared for themselves: a move is the same wherever a pass before it is left out.
  public func facts(missingIn other: GameRecord) -> FactSet {
    // Most records come back as they went.
    if self == other { return FactSet() }
    let comparison = (PlacementList(of: self), PlacementList(of: other))
    return FactSet(facts.facts.filter { !isTold($0, by: other, comparison) })
  }

  private func isTold(
    _ fact: Fact,
    by other: GameRecord,
    _ lists: (own: PlacementList, other: PlacementList)
  ) -> Bool {
    switch fact {
    case .id: id == other.id
    case .event: event == other.event
    case .site: site == other.site
    case .round: round == other.round
    case .date: date == other.date
    case .names: isSame(of: \.name, in: other)
    case .ratings: isSame(of: \.rating, in: other)
    case .modes: isSame(of: \.mode, in: other)
    case .start: start == other.start
    case .moves: lists.own.moves == lists.other.moves
    case .passes: moves == other.moves
    case .sides: lists.own.isSame(of: \.side, in: lists.other)
    case .times: lists.own.isSame(of: \.time, in: lists.other)
    case .evaluations: lists.own.isSame(of: \.evaluation, in: lists.other)
    case .glyphs: lists.own.isSame(of: \.glyphs, in: lists.other, unless: [])
    case .comments: lists.own.isSame(of: \.comment, in: lists.other)
    case .variations: lists.own.lines == lists.other.lines
    case .score: result?.score == other.result?.score
    case .margin: result?.margin == other.result?.margin
    case .winner: result?.winner == other.result?.winner
    case .ending: result?.ending == other.result?.ending
    case .comment: comment == other.comment
    case .tags: tags == other.tags
    }
  }

  /// Whether what is told of a player here is told by another record too.
  private func isSame<Value: Equatable>(
    of value: KeyPath<Player, Value?>,
    in other: GameRecord
  ) -> Bool {
    Disk.allCases.allSatisfy { side in
      let own = players[side][keyPath: value]
      return own == nil || own == other.players[side][keyPath: value]
    }
  }
}

/// The placements of a record, those of variations too, each with what is said about it.
private struct PlacementList {
  /// The placements of the main line.
  private(set) var moves: [Move] = []
  /// The lines that branch off, in the order of the record: where, and with which placements.
  private(set) var lines: [Line] = []
  private var annotations: [MoveAnnotation?] = []

  struct Line: Equatable {
    let depth: Int
    /// How many placements of the other line stand before it.
    let branch: Int
    let moves: [Move]
  }

  init(of record: GameRecord) {
    moves = add(record.moves, record.annotations, record.variations, depth: 0)
  }

  private mutating func add(
    _ moves: [Move],
    _ annotations: [MoveAnnotation],
    _ variations: [Variation],
    depth: Int
  ) -> [Move] {
    let said = Dictionary(annotations.map { ($0.ply, $0) }) { first, _ in first }
    for (index, move) in moves.enumerated() where move != .pass {
      self.annotations.append(said[index + 1])
    }
    for variation in variations {
      let index = lines.count
      let branch = moves.prefix(max(0, variation.ply - 1)).count { $0 != .pass }
      lines.append(Line(depth: depth, branch: branch, moves: []))
      let placements = add(
        variation.moves,
        variation.annotations,
        variation.variations,
        depth: depth + 1
      )
      lines[index] = Line(depth: depth, branch: branch, moves: placements)
    }
    return moves.filter { $0 != .pass }
  }

  /// Whether what is said of a placement here is said in another list too.
  func isSame<Value: Equatable>(
    of value: KeyPath<MoveAnnotation, Value?>,
    in other: PlacementList
  ) -> Bool {
    isSame(of: value, in: other, unless: nil)
  }

  func isSame<Value: Equatable>(
    of value: KeyPath<MoveAnnotation, Value>,
    in other: PlacementList,
    unless nothing: Value
  ) -> Bool {
    annotations.enumerated().allSatisfy { index, annotation in
      guard let own = annotation?[keyPath: value], own != nothing else { return true }
      guard other.annotations.indices.contains(index) else { return false }
      return other.annotations[index]?[keyPath: value] == own
    }
  }
}
