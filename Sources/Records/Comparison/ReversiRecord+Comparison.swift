import ReversiRules

extension ReversiRecord {
  /// The facts that this record has and another one lacks or has differently.
  ///
  /// A pass that the rules require counts as present even where it is left out, and so do a margin
  /// and a winner that follow from the score. The facts of a variation are compared only where both
  /// records have the variation. The other record may have more tags.
  public func facts(missingIn other: ReversiRecord) -> FactSet {
    // Most records come back unchanged.
    if self == other { return FactSet() }
    // Comparing moves costs the most, and most differences are elsewhere.
    let comparison = hasSameLines(as: other) ? nil : LineComparison(self, other)
    return FactSet(facts.facts.filter { !isKept($0, by: other, comparison) })
  }

  /// The facts that this record lacks and another one has.
  ///
  /// Passes and sides follow from the rules, the position after a game from its moves, a score from
  /// the margin, and a margin and a winner from the score, so none of these is an added fact.
  /// Neither is an additional tag, such as the number of a name in a table.
  public func facts(addedIn other: ReversiRecord) -> FactSet {
    let added = other.facts(missingIn: self)
    guard !added.isEmpty else { return added }
    return FactSet(
      // A fact that differs is missing, not added.
      added.subtracting(facts(missingIn: other)).facts.filter { fact in
        switch fact {
        case .passes, .sides, .tags: false
        case .start: moves.isEmpty
        case .score, .margin: result?.score == nil && result?.margin == nil
        case .winner: result?.declaredWinner == nil
        default: true
        }
      }
    )
  }

  /// The facts that differ from those of another record, or that only one of the two has.
  public func facts(differingIn other: ReversiRecord) -> FactSet {
    facts(missingIn: other).union(facts(addedIn: other))
  }

  /// Whether both records have the same lines of play with the same annotations.
  private func hasSameLines(as other: ReversiRecord) -> Bool {
    start == other.start && moves == other.moves && annotations == other.annotations
      && variations == other.variations
  }

  private func isKept(
    _ fact: Fact,
    by other: ReversiRecord,
    _ lines: LineComparison?
  ) -> Bool {
    switch fact {
    case .id: id == other.id
    case .event: event == other.event
    case .site: site == other.site
    case .round: round == other.round
    case .date: date == other.date
    case .opening: opening == other.opening
    case .names: isSame(of: \.name, in: other)
    case .ratings: isSame(of: \.rating, in: other)
    case .modes: isSame(of: \.mode, in: other)
    case .start: start == other.start
    case .moves: lines?.haveSameMoves ?? true
    case .passes: lines?.haveSamePasses ?? true
    case .sides: lines == nil || areSidesKept(in: other)
    case .times: lines?.isSame(of: \.time) ?? true
    case .clocks: lines?.isSame(of: \.clock) ?? true
    case .evaluations: lines?.isSame(of: \.evaluation) ?? true
    case .glyphs: lines?.isSame(of: \.glyphs, unless: []) ?? true
    case .comments: lines?.isSame(of: \.comment) ?? true
    case .marks:
      (marks.isEmpty || marks == other.marks) && lines?.isSame(of: \.marks, unless: []) ?? true
    case .variations: lines?.haveSameVariations ?? true
    case .session: isSessionKept(in: other)
    case .score: result?.score == other.result?.score
    case .margin: result?.margin == other.result?.declaredMargin
    case .winner: result?.winner == other.result?.declaredWinner
    case .ending: result?.ending == other.result?.ending
    case .comment: comment == other.comment
    case .goal, .counts: true  // of other games
    case .tags: tags.isPart(of: other.tags)
    }
  }

  /// Whether another record has the same side for each move, named or determined by the rules.
  private func areSidesKept(in other: ReversiRecord) -> Bool {
    LineComparison(withSidesOutOfTurn, other.withSidesOutOfTurn)
      .isSame(of: \.side)
  }

  /// Whether another record has the same session changes, even if passes are left out.
  private func isSessionKept(in other: ReversiRecord) -> Bool {
    if moves == other.moves { return sessionChanges == other.sessionChanges }
    return sessionChanges.placed(among: moves) == other.sessionChanges.placed(among: other.moves)
  }

  /// Whether another record has the same value for each player that has it here.
  private func isSame<Value: Equatable>(
    of value: KeyPath<Player, Value?>,
    in other: ReversiRecord
  ) -> Bool {
    Disk.allCases.allSatisfy { side in
      let own = players[side][keyPath: value]
      return own == nil || own == other.players[side][keyPath: value]
    }
  }
}

// MARK: - What readers accept

extension ReversiRecord {
  /// Throws unless readers accept this many moves, and each variation where it is.
  ///
  /// Every record that was read passes; one that a program made may not.
  /// - Parameter depth: how deep variations can be nested.
  /// - Throws: an error for the first line of play with a problem.
  package func checkLines(depth: Int) throws(WritingError) {
    var check = LineCheck(depth: depth)
    try check.add(moves, variations, level: 0)
  }

  /// Throws unless readers accept each session change where it is.
  ///
  /// Every record that was read passes; one that a program made may not.
  package func checkSession() throws(WritingError) {
    guard sessionChanges.count <= Limits.sessionChanges else {
      throw WritingError("the session has more than \(Limits.sessionChanges) changes")
    }
    var order = SessionOrder(moveCount: moves.count)
    for change in sessionChanges {
      if let time = change.time, !time.isFinite || time < 0 {
        throw WritingError("the time of a mode change or reset is \(time)")
      }
      do throws(SessionProblem) {
        try order.add(change)
      } catch {
        throw WritingError(error.message, help: error.help)
      }
    }
  }
}

private struct LineCheck {
  let depth: Int
  /// The moves of all lines so far.
  private var count = 0

  init(depth: Int) { self.depth = depth }

  mutating func add(
    _ moves: [Move],
    _ variations: [Variation],
    level: Int
  ) throws(WritingError) {
    count += moves.count
    guard count <= Limits.moves else {
      throw WritingError("the record has more than \(Limits.moves) moves, variations included")
    }
    guard variations.isEmpty || level < depth else {
      throw WritingError("variations are nested more than \(depth) levels deep")
    }
    var last = 1
    for line in variations {
      guard last...moves.count + 1 ~= line.ply else {
        throw WritingError(
          "a variation at ply \(line.ply) does not branch off a move, or is out of order"
        )
      }
      guard !line.moves.isEmpty else {
        throw WritingError("a variation at ply \(line.ply) has no moves")
      }
      last = line.ply
      try add(line.moves, line.variations, level: level + 1)
    }
  }
}
