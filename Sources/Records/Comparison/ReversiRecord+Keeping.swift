import ReversiRules

extension ReversiRecord {
  /// Drops every fact that is not in a set, for a reader that supplies no passes.
  public mutating func keep(_ facts: FactSet) -> [Loss] { keep(facts, readAs: .written) }

  /// Drops every fact that is not in a set.
  ///
  /// If passes are kept, missing ones are supplied. If they are dropped, their annotations are
  /// dropped with them, and so are variations that have only passes. A dropped variation takes all
  /// its facts with it.
  /// - Parameters:
  ///   - facts: the facts to keep.
  ///   - marks: how a reader of the written record treats a missing pass. A pass that it would
  ///     supply is supplied here, so that reading gives the same record.
  /// - Returns: what was dropped, with one loss for each annotated move; empty if the record has no
  ///   other facts.
  public mutating func keep(_ facts: FactSet, readAs marks: PassMarks) -> [Loss] {
    // Only a format that stores everything can store an empty part.
    if facts != .all { removeEmptyParts() }
    if facts.contains(.passes) { supplyPasses(readAs: marks) }
    // If every fact is kept, there is nothing to look for.
    if facts == .all { return [] }
    let own = self.facts
    // A side that follows from the rules is not a fact, but has to go all the same.
    guard !own.isSubset(of: facts) || namesSides && !facts.contains(.sides) else { return [] }
    let original = self
    if !facts.contains(.variations) { variations = [] }
    if !facts.contains(.passes), own.contains(.passes) { removePasses() }
    // Passes that are left could not be removed.
    let rest = own.union(FactSet([.sides])).subtracting(facts).subtracting(FactSet([.passes]))
    for fact in rest.facts { drop(fact) }
    removeEmptyParts()
    return original.losses(in: self, keeping: facts)
  }

  /// Removes empty parts, such as a result in which nothing could be read.
  private mutating func removeEmptyParts() {
    if annotations.contains(where: \.isEmpty) { annotations.removeAll(where: \.isEmpty) }
    if result?.isEmpty == true { result = nil }
  }

  /// Plays the record to its end and keeps only the final position and the players' final modes,
  /// for a format that stores no moves.
  ///
  /// A record whose moves cannot be played keeps them, and cannot be written.
  /// - Parameter facts: the other facts to keep; the start among them is the final position.
  /// - Returns: what was dropped, including a start position other than the standard one if moves
  ///   followed it, and modes that changed later.
  public mutating func keepFinalPosition(and facts: FactSet) -> [Loss] {
    let lostModes = facts.contains(.modes) ? keepFinalModes() : []
    let played = moves.isEmpty ? nil : try? snapshot()
    let ownStart = played != nil && start != .initial ? [Loss(.start, .dropped)] : []
    let end = played?.start ?? start
    let rest = moves
    let isPlayable = moves.isEmpty || played != nil
    var losses = keep(facts)
    // Where only passes were, the rules give them again.
    if rest.allSatisfy({ $0 == .pass }) { losses.removeAll { $0.fact == .moves } }
    (start, moves) = (end, isPlayable ? [] : rest)
    let place = losses.firstIndex { $0.fact.rawValue >= Fact.start.rawValue } ?? losses.endIndex
    losses.insert(contentsOf: lostModes + ownStart, at: place)
    return losses
  }

  /// Sets the players' modes to those at the end of the game.
  private mutating func keepFinalModes() -> [Loss] {
    let end = players(afterPly: nil)
    let isSame = Disk.allCases.allSatisfy { side in
      players[side].mode == nil || players[side].mode == end[side].mode
    }
    players = end
    return isSame ? [] : [Loss(.modes, .replaced, detail: "by those at the end of the game")]
  }

  /// Drops a fact.
  public mutating func drop(_ fact: Fact) {
    switch fact {
    case .id: id = nil
    case .event: event = nil
    case .site: site = nil
    case .round: round = nil
    case .date: date = nil
    case .opening: opening = nil
    case .names: forEachPlayer { $0.name = nil }
    case .ratings: forEachPlayer { $0.rating = nil }
    case .modes: forEachPlayer { $0.mode = nil }
    case .start: start = .initial
    case .moves:
      moves = []
      annotations = []
      variations = []
      sessionChanges = []
    case .passes: removePasses()
    case .sides: changeAnnotations { annotation, _ in annotation.side = nil }
    case .times: changeAnnotations { annotation, _ in annotation.time = nil }
    case .clocks: changeAnnotations { annotation, _ in annotation.clock = nil }
    case .evaluations: changeAnnotations { annotation, _ in annotation.evaluation = nil }
    case .glyphs: changeAnnotations { annotation, _ in annotation.glyphs = [] }
    case .comments: changeAnnotations { annotation, _ in annotation.comment = nil }
    case .marks:
      marks = []
      changeAnnotations { annotation, _ in annotation.marks = [] }
    case .variations: variations = []
    case .session: sessionChanges = []
    case .goal, .counts: break  // of other games
    case .score: result?.score = nil
    case .margin: result?.margin = nil
    case .winner: result?.winner = nil
    case .ending: result?.ending = nil
    case .comment: comment = nil
    case .tags: tags = []
    }
  }

  private mutating func forEachPlayer(_ change: (inout Player) -> Void) {
    for side in Disk.allCases { change(&players[side]) }
  }

  /// Changes the annotations of all moves, including those of variations, and removes those that say
  /// nothing or have no move.
  /// - Parameter change: gets each with the number of its move, which is `nil` in a variation.
  package mutating func changeAnnotations(_ change: (inout MoveAnnotation, _ ply: Int?) -> Void) {
    annotations.change(ofPlies: moves.count) { change(&$0, $0.ply) }
    for index in variations.indices { variations[index].changeAnnotations { change(&$0, nil) } }
  }
}

extension Variation {
  fileprivate mutating func changeAnnotations(_ change: (inout MoveAnnotation) -> Void) {
    annotations.change(ofPlies: moves.count, change)
    for index in variations.indices { variations[index].changeAnnotations(change) }
  }
}

extension [MoveAnnotation] {
  fileprivate mutating func change(ofPlies count: Int, _ change: (inout MoveAnnotation) -> Void) {
    for index in indices { change(&self[index]) }
    removeAll { $0.isEmpty || $0.ply < 1 || $0.ply > count }
  }
}

// MARK: - Losses

extension ReversiRecord {
  /// The losses from keeping only some facts.
  /// - Parameters:
  ///   - kept: the record with only those facts.
  ///   - facts: the facts to keep.
  /// - Returns: the losses, in the order of the facts.
  func losses(in kept: ReversiRecord, keeping facts: FactSet) -> [Loss] {
    let own = self.facts
    let hasRemovedPasses = own.contains(.passes) && !facts.contains(.passes)
    // What follows from the rest of the record, or from the rules, is not lost; the comparison costs
    // the most here, and few records need it.
    let derivable = own.intersection(FactSet([.passes, .sides, .margin, .winner]))
    let missing =
      derivable.isSubset(of: facts) ? FactSet() : self.facts(missingIn: kept)
    return own.facts.flatMap { fact -> [Loss] in
      let isKept = facts.contains(fact)
      switch fact {
      case .variations where isKept:
        return kept.variations.lineCount < variations.lineCount ? [Loss(fact, .reduced)] : []
      case .sides where isKept && hasRemovedPasses:
        let hasVariations = facts.contains(.variations)
        return withSidesOutOfTurn.lossesWithPasses(of: fact, inVariations: hasVariations)
      case .passes, .sides, .margin, .winner:
        return !isKept && missing.contains(fact) ? [Loss(fact, .dropped)] : []
      case .times, .clocks, .evaluations, .glyphs, .comments, .marks:
        let hasVariations = facts.contains(.variations)
        if !isKept { return losses(of: fact, inVariations: hasVariations) }
        return hasRemovedPasses ? lossesWithPasses(of: fact, inVariations: hasVariations) : []
      default:
        return isKept ? [] : [Loss(fact, .dropped)]
      }
    }
  }

  /// The facts that a fitted record has and this one lacks.
  /// - Parameter fitted: the record with values for what the format cannot leave out.
  /// - Returns: a loss for each.
  package func additions(in fitted: ReversiRecord) -> [Loss] {
    facts(addedIn: fitted).facts.map { Loss($0, .added) }
  }

  /// The tags that a fitted record lacks, each as a loss with its name.
  package func droppedTags(in fitted: ReversiRecord) -> [Loss] {
    var rest = fitted.tags
    return tags.filter { tag in
      guard let index = rest.firstIndex(of: tag) else { return true }
      rest.remove(at: index)
      return false
    }.map { Loss(.tags, .dropped, detail: DisplayText.quote($0.name)) }
  }

  /// The losses from dropping a fact, with one loss for each annotated move.
  ///
  /// Moves of variations have no number in the record and share one loss.
  package func losses(of fact: Fact, inVariations: Bool = true) -> [Loss] {
    guard FactSet.aboutMoves.contains(fact) else { return [Loss(fact, .dropped)] }
    let isAtStart = fact == .marks && !marks.isEmpty
    let start = isAtStart ? [Loss(fact, .dropped, detail: "on the start position")] : []
    let losses =
      start
      + annotations.filter { $0.facts.contains(fact) }.map { Loss(fact, .dropped, ply: $0.ply) }
    guard inVariations, variations.contains(where: { $0.has(fact) }) else { return losses }
    return losses + [Loss(fact, .dropped, detail: "in variations")]
  }

  /// The annotations of passes, which are lost with the passes.
  private func lossesWithPasses(of fact: Fact, inVariations: Bool) -> [Loss] {
    let losses = annotations.filter { $0.facts.contains(fact) && moves.hasPass(atPly: $0.ply) }
      .map { Loss(fact, .dropped, ply: $0.ply, detail: "about a pass") }
    guard inVariations, variations.contains(where: { $0.hasAtPass(fact) }) else { return losses }
    return losses + [Loss(fact, .dropped, detail: "about passes in variations")]
  }
}

extension Variation {
  fileprivate func has(_ fact: Fact) -> Bool {
    annotations.contains { $0.facts.contains(fact) } || variations.contains { $0.has(fact) }
  }

  /// Whether a pass is annotated, except in a line of passes alone, which is dropped as a whole.
  fileprivate func hasAtPass(_ fact: Fact) -> Bool {
    guard moves.contains(where: { $0 != .pass }) else { return false }
    let isHere = annotations.contains { $0.facts.contains(fact) && moves.hasPass(atPly: $0.ply) }
    return isHere || variations.contains { $0.hasAtPass(fact) }
  }
}

extension [Move] {
  fileprivate func hasPass(atPly ply: Int) -> Bool {
    indices.contains(ply - 1) && self[ply - 1] == .pass
  }
}

extension [Variation] {
  /// The number of variations, nested ones included.
  fileprivate var lineCount: Int { reduce(count) { $0 + $1.variations.lineCount } }
}
