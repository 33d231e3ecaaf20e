import GameRecords
import ReversiRules

/// Reduces a record to what SGF can store.
struct SGFFitting {
  /// Everything except player modes and their changes, times, and the two counts of a score.
  static let stores = FactSet.all.subtracting(FactSet([.modes, .times, .session, .score]))

  /// A backslash may go before each byte of a text.
  private var texts = TextFitting(limit: Limits.textBytes / 2)
  private var hasDroppedVariations = false

  /// Reduces a record.
  /// - Parameters:
  ///   - record: the record; afterwards as a reader will read it.
  ///   - passes: whether passes are written.
  /// - Returns: what was removed or changed.
  static func fit(_ record: inout ReversiRecord, passes: Bool) -> [Loss] {
    var fitting = SGFFitting()
    let original = record
    fitting.texts.lose(SGFResult.fit(&record))
    let facts = passes ? stores : stores.subtracting(FactSet([.passes]))
    fitting.texts.lose(record.keep(facts, readAs: .usual))
    // The letters of the sides show where a pass is left out.
    if !passes { record.nameSidesAfterPasses() }
    record.keepSidesOutOfTurn()
    fitting.texts.fit(&record, SGFFact.rows) { SGFText.plain($0, .simple) }
    // An empty comment is not read.
    if record.comment == "" {
      record.comment = nil
      fitting.texts.lose(Loss(.comment, .dropped))
    }
    record.comment = record.comment.map { fitting.fitted($0, as: .comment) }
    fitting.texts.dropTime(of: &record)
    fitting.fitTags(of: &record)
    record.variations = fitting.kept(record.variations, ofPlies: record.moves.count, depth: 0)
    record.changeAnnotations { annotation, ply in
      fitting.fitGlyphs(of: &annotation, ply: ply)
      guard let comment = annotation.comment else { return }
      let fitted = fitting.fitted(comment, as: .comments, ply: ply)
      if fitted != comment { annotation.comment = fitted }
    }
    // What was said in a dropped variation is lost with it.
    if fitting.hasDroppedVariations {
      let lost = Set(fitting.texts.losses.map(\.fact))
      let missing = original.facts(missingIn: record).facts
      for fact in missing where !lost.contains(fact) { fitting.texts.lose(Loss(fact, .dropped)) }
    }
    return fitting.texts.losses.inOrderOfFacts
  }

  private mutating func fitted(_ text: String, as fact: Fact, ply: Int? = nil) -> String {
    texts.fitted(text, of: fact, ply: ply) { SGFText.plain($0, .text) }
  }

  private mutating func fitTags(of record: inout ReversiRecord) {
    guard !record.tags.isEmpty else { return }
    var names = Set<SGFName>()
    let fitted = record
    texts.fitTags(of: &record) { tag, texts in
      let name = SGFName(tag.name.utf8)
      let detail = DisplayText.quote(tag.name)
      let value = SGFText.plain(tag.value, name.textKind)
      guard !tag.name.isEmpty, tag.name.utf8.allSatisfy(ASCII.isCapital) else {
        texts.lose(Loss(.tags, .dropped, detail: "\(detail) is not a property name"))
        return nil
      }
      let isFree = name.staysTag(value, in: fitted) && names.insert(name).inserted
      guard isFree || !name.isKnown else {
        texts.lose(Loss(.tags, .dropped, detail: "\(detail) has another meaning"))
        return nil
      }
      let text = texts.fitted(tag.value, of: .tags, detail: detail) {
        SGFText.plain($0, name.textKind)
      }
      return Tag(name: tag.name, value: text)
    }
  }

  /// The variations without those that have no moves or are too deep to be read.
  private mutating func kept(
    _ variations: [Variation],
    ofPlies count: Int,
    depth: Int
  ) -> [Variation] {
    if depth == Limits.depth, !variations.isEmpty {
      let detail = "they are more than \(Limits.depth) deep"
      texts.lose(Loss(.variations, .dropped, detail: detail))
      hasDroppedVariations = true
      return []
    }
    return variations.compactMap { variation in
      var kept = variation
      kept.ply = min(max(1, variation.ply), count + 1)
      kept.variations = self.kept(kept.variations, ofPlies: kept.moves.count, depth: depth + 1)
      let isEmpty = variation.moves.isEmpty
      if kept.ply != variation.ply || isEmpty { texts.lose(Loss(.variations, .reduced)) }
      hasDroppedVariations = hasDroppedVariations || isEmpty
      return isEmpty ? nil : kept
    }
  }

  /// Keeps one judgement, as a node can have only one.
  private mutating func fitGlyphs(of annotation: inout MoveAnnotation, ply: Int?) {
    let glyphs = annotation.glyphs
    let kept = glyphs.first(where: SGFMoveFact.canWrite).map { [$0] } ?? []
    guard kept != glyphs else { return }
    annotation.glyphs = kept
    texts.lose(Loss(.glyphs, kept.isEmpty ? .dropped : .reduced, ply: ply))
  }
}

extension SGFName {
  /// Whether a tag with this name is read as a tag again.
  fileprivate func staysTag(_ value: String, in record: ReversiRecord) -> Bool {
    switch self {
    case "N": true
    case "GC": record.comment != nil && !value.isEmpty
    case _ where isMark: SGFMark.marks(value, of: self) == nil
    case _ where moveFact != nil: true
    default: fact?.staysTag(value, in: record) ?? false
    }
  }
}
