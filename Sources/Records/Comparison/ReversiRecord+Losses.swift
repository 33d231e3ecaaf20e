import ReversiRules

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
      case .times, .evaluations, .glyphs, .comments, .marks:
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
