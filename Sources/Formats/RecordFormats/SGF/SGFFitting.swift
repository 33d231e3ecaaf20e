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
    if var result = record.result {
      fitting.texts.lose(SGFResult.fit(&result, of: original))
      record.result = result.isEmpty ? nil : result
    }
    fitting.texts.lose(record.keep(stores(passes: passes), readAs: .usual))
    // The letters of the sides show where a pass is left out.
    if !passes { record.nameSidesAfterPasses() }
    record.keepSidesOutOfTurn()
    fitting.texts.fit(&record, SGFFact.rows) { SGFText.plain($0, .simple) }
    record.comment = fitting.fitted(record.comment, as: .comment)
    fitting.texts.dropTime(of: &record)
    fitting.fitTags(of: &record)
    fitting.fitLines(record.moves.count, &record.variations, depth: 0)
    record.changeAnnotations { annotation, ply in
      fitting.fitGlyphs(of: &annotation, ply: ply)
      guard let comment = annotation.comment else { return }
      let fitted = fitting.fitted(comment, as: .comments, ply: ply)
      if fitted != comment { annotation.comment = fitted }
    }
    // What was said in a dropped variation is lost with it.
    if fitting.hasDroppedVariations {
      for fact in original.facts(missingIn: record).facts
      where !fitting.texts.losses.contains(where: { $0.fact == fact }) {
        fitting.texts.lose(Loss(fact, .dropped))
      }
    }
    return fitting.texts.losses.inOrderOfFacts
  }

  /// A text of several lines; an empty one is not read.
  private mutating func fitted(_ text: String?, as fact: Fact, ply: Int? = nil) -> String? {
    guard let text else { return nil }
    guard !text.isEmpty else {
      texts.lose(Loss(fact, .dropped, ply: ply))
      return nil
    }
    return texts.fitted(text, of: fact, ply: ply) { SGFText.plain($0, .text) }
  }

  private mutating func fitTags(of record: inout ReversiRecord) {
    guard !record.tags.isEmpty else { return }
    var names = Set<SGFProperty>()
    let fitted = record
    texts.fitTags(of: &record) { tag, texts in
      let name = DisplayText.quote(tag.name)
      let property = SGFProperty(name: tag.name)
      let kind = property?.textKind ?? .text
      let value = SGFText.plain(tag.value, kind)
      let isName = !tag.name.isEmpty && tag.name.utf8.allSatisfy(SGFGrammar.isCapital)
      let isFree = property.map { $0.staysTag(value, in: fitted) && names.insert($0).inserted }
      guard isName, isFree ?? true else {
        let reason = isName ? "has another meaning" : "is not a property name"
        texts.lose(Loss(.tags, .dropped, detail: "\(name) \(reason)"))
        return nil
      }
      let text = texts.fitted(tag.value, of: .tags, detail: name) { SGFText.plain($0, kind) }
      return Tag(name: tag.name, value: text)
    }
  }

  /// Drops variations without moves, or too deep to be read.
  private mutating func fitLines(_ moveCount: Int, _ variations: inout [Variation], depth: Int) {
    if depth == Limits.depth, !variations.isEmpty {
      variations = []
      let detail = "they are more than \(Limits.depth) deep"
      texts.lose(Loss(.variations, .dropped, detail: detail))
      hasDroppedVariations = true
    }
    for index in variations.indices {
      var variation = variations[index]
      let ply = min(max(1, variation.ply), moveCount + 1)
      if ply != variation.ply || variation.moves.isEmpty {
        texts.lose(Loss(.variations, .reduced))
      }
      variation.ply = ply
      fitLines(variation.moves.count, &variation.variations, depth: depth + 1)
      variations[index] = variation
    }
    variations.removeAll { variation in
      guard variation.moves.isEmpty else { return false }
      hasDroppedVariations = true
      return true
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

extension SGFProperty {
  /// Whether a tag with this name is read as a tag again.
  fileprivate func staysTag(_ value: String, in record: ReversiRecord) -> Bool {
    switch self {
    case .nodeName: true
    case _ where moveFact != nil: true
    case .gameComment: record.comment != nil && !value.isEmpty
    case _ where isMark: SGFMark.marks(value, of: self) == nil
    default: fact?.staysTag(value, in: record) ?? false
    }
  }
}
