import ReversiRules

extension GameRecord {
  /// What was taken away when some facts were kept.
  /// - Parameters:
  ///   - kept: what is left of the record.
  ///   - facts: what might stay.
  /// - Returns: the losses, in the order of the facts.
  func losses(in kept: GameRecord, keeping facts: FactSet) -> [Loss] {
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
      case .passes, .sides, .margin, .winner:
        return !isKept && missing.contains(fact) ? [Loss(fact, .dropped)] : []
      case .times, .evaluations, .glyphs, .comments:
        let hasVariations = facts.contains(.variations)
        if !isKept { return losses(of: fact, inVariations: hasVariations) }
        return hasRemovedPasses ? lossesWithPasses(of: fact, inVariations: hasVariations) : []
      default:
        return isKept ? [] : [Loss(fact, .dropped)]
      }
    }
  }

  /// What a fitted record tells of facts that this one leaves open.
  /// - Parameter fitted: the record with what the format could not leave open.
  /// - Returns: a loss for each.
  package func additions(in fitted: GameRecord) -> [Loss] {
    facts(addedIn: fitted).facts.map { Loss($0, .added) }
  }

  /// The tags that a fitted record has not, each as a loss with its name.
  package func droppedTags(in fitted: GameRecord) -> [Loss] {
    var rest = fitted.tags
    return tags.filter { tag in
      guard let index = rest.firstIndex(of: tag) else { return true }
      rest.remove(at: index)
      return false
    }.map { Loss(.tags, .dropped, detail: DisplayText.quote($0.name)) }
  }

  /// What is lost with a fact: what is said about single moves is a loss at each of them.
  ///
  /// Moves of variations have no number in the record, so that theirs are one loss together.
  package func losses(of fact: Fact, inVariations: Bool = true) -> [Loss] {
    guard FactSet.saidOfMoves.contains(fact) else { return [Loss(fact, .dropped)] }
    let losses = annotations.filter { $0.facts.contains(fact) }.map {
      Loss(fact, .dropped, ply: $0.ply)
    }
    guard inVariations, variations.contains(where: { $0.has(fact) }) else { return losses }
    return losses + [Loss(fact, .dropped, detail: "in variations")]
  }

  /// What is lost with the passes of what is said about moves.
  private func lossesWithPasses(of fact: Fact, inVariations: Bool) -> [Loss] {
    let losses = annotations.filter { $0.facts.contains(fact) && moves.hasPass(atPly: $0.ply) }
      .map { Loss(fact, .dropped, ply: $0.ply, detail: "said about a pass") }
    guard inVariations, variations.contains(where: { $0.hasOfPass(fact) }) else { return losses }
    return losses + [Loss(fact, .dropped, detail: "said about passes of variations")]
  }
}

extension Variation {
  fileprivate func has(_ fact: Fact) -> Bool {
    annotations.contains { $0.facts.contains(fact) } || variations.contains { $0.has(fact) }
  }

  /// Whether something is said about a pass; not in a line of passes alone, which goes as a whole.
  fileprivate func hasOfPass(_ fact: Fact) -> Bool {
    guard moves.contains(where: { $0 != .pass }) else { return false }
    let isSaid = annotations.contains { $0.facts.contains(fact) && moves.hasPass(atPly: $0.ply) }
    return isSaid || variations.contains { $0.hasOfPass(fact) }
  }
}

extension [Move] {
  fileprivate func hasPass(atPly ply: Int) -> Bool {
    indices.contains(ply - 1) && self[ply - 1] == .pass
  }
}

extension [Variation] {
  /// How many variations there are, those inside of others too.
  fileprivate var lineCount: Int { reduce(count) { $0 + $1.variations.lineCount } }
}
