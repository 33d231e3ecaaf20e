import GameRecords
import ReversiRules

/// Reduces a record to what SGF can store.
struct SGFFitting {
  /// Everything except player modes and their changes, times, and the two counts of a score.
  static let stores = FactSet.all.subtracting(FactSet([.modes, .times, .session, .score]))

  /// What is stored if passes are written or left out.
  private static func stores(passes: Bool) -> FactSet {
    passes ? stores : stores.subtracting(FactSet([.passes]))
  }

  private var losses: [Loss] = []
  private var hasDroppedVariations = false

  /// Reduces a record.
  /// - Parameters:
  ///   - record: the record; afterwards as a reader will read it.
  ///   - passes: whether passes are written.
  /// - Returns: what was removed or changed.
  static func fit(_ record: inout ReversiRecord, passes: Bool) -> [Loss] {
    var fitting = SGFFitting()
    let original = record
    if var result = record.result {
      fitting.losses += SGFResult.fit(&result)
      record.result = result.isEmpty ? nil : result
    }
    fitting.losses += record.keep(stores(passes: passes), readAs: .usual)
    // The letters of the sides show where a pass is left out.
    if !passes { record.nameSidesAfterPasses() }
    record.keepSidesOutOfTurn()
    fitting.fitTexts(of: &record)
    fitting.fitDate(of: &record)
    fitting.fitTags(of: &record)
    fitting.fitLine(
      record.moves.count,
      &record.annotations,
      &record.variations,
      depth: 0
    )
    // What was said in a dropped variation is lost with it.
    if fitting.hasDroppedVariations {
      for fact in original.facts(missingIn: record).facts
      where !fitting.losses.contains(where: { $0.fact == fact }) {
        fitting.lose(fact, .dropped)
      }
    }
    return fitting.losses.enumerated()
      .sorted { a, b in (a.element.fact.rawValue, a.offset) < (b.element.fact.rawValue, b.offset) }
      .map(\.element)
  }

  /// Adds a loss; equal losses only once, unless they are at different moves.
  private mutating func lose(
    _ fact: Fact,
    _ change: Loss.Change,
    ply: Int? = nil,
    detail: String? = nil
  ) {
    let loss = Loss(fact, change, ply: ply, detail: detail)
    guard ply != nil || !losses.contains(loss) else { return }
    losses.append(loss)
  }

  // MARK: - Facts about the game

  private mutating func fitTexts(of record: inout ReversiRecord) {
    fit(&record.id, .simple, as: .id)
    fit(&record.event, .simple, as: .event)
    fit(&record.site, .simple, as: .site)
    fit(&record.round, .simple, as: .round)
    fit(&record.opening, .simple, as: .opening)
    for side in Disk.allCases { fit(&record.players[side].name, .simple, as: .names) }
    fit(&record.comment, .text, as: .comment)
  }

  /// Reduces a text to what will be read back; an empty value is not read.
  private mutating func fit(
    _ text: inout String?,
    _ kind: SGFText.Kind,
    as fact: Fact,
    ply: Int? = nil
  ) {
    guard let old = text else { return }
    guard !old.isEmpty else {
      text = nil
      lose(fact, .dropped, ply: ply)
      return
    }
    text = fitted(old, kind, as: fact, ply: ply)
  }

  /// The text as it can be written; a loss names the tag whose value it is.
  private mutating func fitted(
    _ text: String,
    _ kind: SGFText.Kind,
    as fact: Fact,
    ply: Int? = nil,
    of tag: String? = nil
  ) -> String {
    let name = tag.map { DisplayText.quote($0) }
    var plain = SGFText.plain(text, kind)
    if !plain.utf8.elementsEqual(text.utf8) {
      let what = kind == .simple ? "line ends and tabs become spaces" : "tabs become spaces"
      lose(fact, .replaced, ply: ply, detail: (name.map { "\($0): " } ?? "") + what)
    }
    if let cut = SGFText.cut(plain) {
      lose(fact, .shortened, ply: ply, detail: name)
      plain = cut
    }
    return plain
  }

  private mutating func fitDate(of record: inout ReversiRecord) {
    guard let date = record.date, date.time != nil else { return }
    record.date = GameDate(year: date.year, month: date.month, day: date.day)
    lose(.date, .reduced, detail: "a date has no time of day")
  }

  private mutating func fitTags(of record: inout ReversiRecord) {
    var names = Set<SGFProperty>()
    let tags = record.tags
    record.tags = []
    for var tag in tags {
      guard SGFTag.isName(tag.name) else {
        lose(.tags, .dropped, detail: "\(DisplayText.quote(tag.name)) is not a property name")
        continue
      }
      let property = SGFProperty(name: tag.name)
      let lossesBefore = losses
      tag.value = fitted(tag.value, property?.textKind ?? .text, as: .tags, of: tag.name)
      if let property {
        let isFree = SGFTag.isFree(property, for: tag.value, in: record)
        guard isFree, names.insert(property).inserted else {
          losses = lossesBefore
          lose(.tags, .dropped, detail: "\(DisplayText.quote(tag.name)) has another meaning")
          continue
        }
      }
      record.tags.append(tag)
    }
  }

  // MARK: - Lines of play

  private mutating func fitLine(
    _ moveCount: Int,
    _ annotations: inout [MoveAnnotation],
    _ variations: inout [Variation],
    depth: Int
  ) {
    for index in annotations.indices {
      let ply = depth == 0 ? annotations[index].ply : nil
      fitGlyphs(&annotations[index].glyphs, ply: ply)
      fit(&annotations[index].comment, .text, as: .comments, ply: ply)
    }
    annotations.removeAll { $0.isEmpty || !(1...max(1, moveCount)).contains($0.ply) }
    if depth == Limits.depth, !variations.isEmpty {
      variations = []
      lose(.variations, .dropped, detail: "they are more than \(Limits.depth) deep")
      hasDroppedVariations = true
    }
    for index in variations.indices {
      var variation = variations[index]
      let ply = min(max(1, variation.ply), moveCount + 1)
      if ply != variation.ply || variation.moves.isEmpty { lose(.variations, .reduced) }
      variation.ply = ply
      fitLine(
        variation.moves.count,
        &variation.annotations,
        &variation.variations,
        depth: depth + 1
      )
      variations[index] = variation
    }
    variations.removeAll { variation in
      guard variation.moves.isEmpty else { return false }
      hasDroppedVariations = true
      return true
    }
  }

  /// Keeps one judgement, as a node can have only one.
  private mutating func fitGlyphs(_ glyphs: inout [UInt8], ply: Int?) {
    let kept = glyphs.first { SGFProperty.text(ofGlyph: $0) != nil }.map { [$0] } ?? []
    guard kept != glyphs else { return }
    glyphs = kept
    lose(.glyphs, kept.isEmpty ? .dropped : .reduced, ply: ply)
  }
}
