import ReversiRules

extension GameRecord {
  /// Takes away every fact that is not in a set.
  ///
  /// Where passes are kept, those that are left out are supplied. What is said about a pass goes with
  /// it, what a variation tells goes with the variation, and so does one that has only passes.
  /// - Parameters:
  ///   - facts: what may stay.
  ///   - marks: how a reader of what is written takes a pass that is missing. Where it supplies one, it
  ///     is supplied here, so that what is read is written as it was.
  /// - Returns: what was taken away; none if the record tells nothing else. What is said about moves
  ///   is a loss at each of them.
  public mutating func keep(_ facts: FactSet, readAs marks: PassMarks = .written) -> [Loss] {
    // Only what stores everything can store a part that tells nothing.
    if facts != .all { removeEmptyParts() }
    if facts.contains(.passes) { supplyPasses(readAs: marks) }
    // Which ones they are need not be known where all can stay.
    if facts == .all { return [] }
    let own = self.facts
    // A side that the rules tell is no fact, and cannot stay either.
    guard !own.isSubset(of: facts) || namesSides && !facts.contains(.sides) else { return [] }
    let original = self
    if !facts.contains(.variations) { variations = [] }
    if !facts.contains(.passes), own.contains(.passes) { removePasses() }
    // Passes that are still there cannot be left out.
    let rest = own.union(FactSet([.sides])).subtracting(facts).subtracting(FactSet([.passes]))
    for fact in rest.facts { drop(fact) }
    removeEmptyParts()
    return original.losses(in: self, keeping: facts)
  }

  /// Takes away what tells nothing, such as a result of which nothing could be read.
  private mutating func removeEmptyParts() {
    if annotations.contains(where: \.isEmpty) { annotations.removeAll(where: \.isEmpty) }
    if result?.isEmpty == true { result = nil }
  }

  /// Plays the record to its end and keeps the position there, with the modes that the players have
  /// then, for a format that holds no moves.
  ///
  /// A record whose moves cannot be played keeps them, and cannot be written.
  /// - Parameter facts: what may stay besides; the start among them is the final position.
  /// - Returns: what was taken away, a start of its own included when there were moves after it, and
  ///   modes when others came after them.
  public mutating func keepFinalPosition(and facts: FactSet) -> [Loss] {
    let lostModes = facts.contains(.modes) ? keepFinalModes() : []
    let played = moves.isEmpty ? nil : try? snapshot()
    let ownStart = played != nil && start != .initial ? [Loss(.start, .dropped)] : []
    let end = played?.start ?? start
    let rest = moves
    let isPlayable = moves.isEmpty || played != nil
    var losses = keep(facts)
    (start, moves) = (end, isPlayable ? [] : rest)
    let place = losses.firstIndex { $0.fact.rawValue >= Fact.start.rawValue } ?? losses.endIndex
    losses.insert(contentsOf: lostModes + ownStart, at: place)
    return losses
  }

  /// Gives the players the modes that they have at the end.
  private mutating func keepFinalModes() -> [Loss] {
    let end = players(afterPly: nil)
    let isSame = Disk.allCases.allSatisfy { side in
      players[side].mode == nil || players[side].mode == end[side].mode
    }
    players = end
    return isSame ? [] : [Loss(.modes, .replaced, detail: "by those at the end of the game")]
  }

  /// Takes a fact away.
  public mutating func drop(_ fact: Fact) {
    switch fact {
    case .id: id = nil
    case .event: event = nil
    case .site: site = nil
    case .round: round = nil
    case .date: date = nil
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
    case .sides: forEachAnnotation { $0.side = nil }
    case .times: forEachAnnotation { $0.time = nil }
    case .evaluations: forEachAnnotation { $0.evaluation = nil }
    case .glyphs: forEachAnnotation { $0.glyphs = [] }
    case .comments: forEachAnnotation { $0.comment = nil }
    case .variations: variations = []
    case .session: sessionChanges = []
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

  /// Changes the annotations of all moves, those of variations too.
  private mutating func forEachAnnotation(_ change: (inout MoveAnnotation) -> Void) {
    for index in annotations.indices { change(&annotations[index]) }
    for index in variations.indices { variations[index].forEachAnnotation(change) }
  }
}

extension Variation {
  fileprivate mutating func forEachAnnotation(_ change: (inout MoveAnnotation) -> Void) {
    for index in annotations.indices { change(&annotations[index]) }
    annotations.removeAll(where: \.isEmpty)
    for index in variations.indices { variations[index].forEachAnnotation(change) }
  }
}
