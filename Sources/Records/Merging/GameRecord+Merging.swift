extension GameRecord {
  /// Takes the facts of a copy, which every record has, if this record lacks them.
  ///
  /// A game with more facts has a method of its own, which calls `mergeCommonFacts(of:_:)`.
  /// - Parameter copy: a record of the same game, with an equal ``key``.
  /// - Returns: the facts about which the two disagree; this record keeps its own.
  public mutating func merge(_ copy: Self) -> [FactConflict] {
    var merge = FactMerge()
    mergeCommonFacts(of: copy, &merge)
    return merge.conflicts
  }

  /// Merges the facts that records of all games can have.
  package mutating func mergeCommonFacts(of copy: Self, _ merge: inout FactMerge) {
    // Archives number their records independently of each other.
    if id == nil { id = copy.id }
    // Before the event of the copy is taken.
    let numbers = numbersOfNames(with: copy)
    merge.merge(.event, title: &event, copy.event)
    merge.merge(.site, title: &site, copy.site)
    merge.merge(.round, title: &round, copy.round)
    merge.merge(.date, &date, copy.date, fuller: GameDate.fuller)
    merge.merge(.comment, comment: &comment, copy.comment)
    let ignored = Tag.sourceNames + numbers
    for tag in copy.tags where !tags.contains(tag) && !ignored.contains(tag.name) {
      if let own = tags.first(where: { $0.name == tag.name }) {
        merge.refuse(.tags, own.words, tag.words)
      } else {
        tags.append(tag)
      }
    }
  }
}

extension GameRecord {
  /// The tags with numbers of names that both records have: they differ from archive to archive.
  private func numbersOfNames(with copy: Self) -> [String] {
    let players = zip(Tag.playerNumberNames, zip(playerNames, copy.playerNames))
      .filter { $1.0 != nil && $1.1 != nil }.map(\.0)
    return players + (event != nil && copy.event != nil ? [Tag.eventNumberName] : [])
  }
}

extension Tag {
  fileprivate var words: String { "\(DisplayText.quote(name)): \(DisplayText.quote(value))" }
}

extension GameDate {
  /// The date that gives more parts, such as a day besides the same year; `nil` if they differ.
  fileprivate static func fuller(_ own: GameDate, _ other: GameDate) -> GameDate? {
    // All parts have a fixed width, and the later ones are left out.
    if "\(own)".hasPrefix("\(other)") { return own }
    return "\(other)".hasPrefix("\(own)") ? other : nil
  }
}
