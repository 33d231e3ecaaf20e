import GameRecords
import ReversiRules

/// Reduces a record to what PGN can store.
struct PGNFitting {
  private var record: ReversiRecord
  /// Whether passes are written.
  private let passes: Bool
  /// There has to be room for the commands before a comment.
  private var texts = TextFitting(limit: Limits.textBytes - 150)

  /// Reduces a record.
  /// - Returns: the losses.
  static func fit(_ record: inout ReversiRecord, to facts: FactSet) -> [Loss] {
    var fitting = PGNFitting(record: record, passes: facts.contains(.passes))
    fitting.fitMargin()
    // Variations go first: the facts in a dropped one are not reported as losses of their own.
    fitting.fitVariations()
    fitting.texts.lose(fitting.record.keep(facts))
    fitting.texts.fit(&fitting.record, PGNTag.rows, line)
    fitting.texts.dropTime(of: &fitting.record)
    fitting.fitTags()
    fitting.fitResult()
    fitting.fitComments()
    record = fitting.record
    return fitting.texts.losses.inOrderOfFacts
  }

  // MARK: - Results

  /// Writes a margin as the score that has it, or at least as the winner.
  ///
  /// A score with that margin already stores it.
  private mutating func fitMargin() {
    guard let margin = record.result?.margin else { return }
    record.result?.margin = nil
    let score = record.result?.score ?? record.score(ofMargin: margin)
    record.result?.score = score
    guard score?.margin != margin else { return }
    let isReduced = score == nil && record.result?.winner == nil
    if isReduced { record.result?.winner = GameResult.Winner(margin: margin) }
    texts.lose(Loss(.margin, isReduced ? .reduced : .dropped))
  }

  /// Drops a score such as 1-0, which would be read as the name of a winner.
  private mutating func fitResult() {
    guard let result = record.result, result.score != nil, ResultSpelling.text(of: result) == nil
    else { return }
    record.declared.score = nil
    texts.lose(Loss(.score, .dropped))
  }

  // MARK: - Variations

  /// Drops the variations that cannot be written, with everything in them.
  ///
  /// A variation follows the move that it replaces, so none can continue a line.
  private mutating func fitVariations() {
    if passes { record.supplyPasses(readAs: .implied) }
    record.variations = kept(record.variations, of: record.moves, depth: 0)
  }

  private mutating func kept(_ lines: [Variation], of moves: [Move], depth: Int) -> [Variation] {
    // In a line without moves, variations are alone.
    let lastPly = moves.lastIndex(where: isWritten).map { $0 + 1 } ?? moves.count + 1
    var ply = 1
    return lines.compactMap { variation in
      let count = variation.moves.count(where: isWritten)
      guard depth < Limits.depth, 1...Limits.moves ~= count, ply...lastPly ~= variation.ply else {
        texts.lose(Loss(.variations, .dropped, ply: depth == 0 ? variation.ply : nil))
        return nil
      }
      ply = variation.ply
      var variation = variation
      variation.variations = kept(variation.variations, of: variation.moves, depth: depth + 1)
      return variation
    }
  }

  private func isWritten(_ move: Move) -> Bool { passes || move != .pass }

  // MARK: - Texts

  private mutating func fitComments() {
    record.comment = record.comment.map { texts.fitted($0, of: .comment, Self.comment) }
    record.changeAnnotations { annotation, ply in
      guard let comment = annotation.comment else { return }
      let fitted = texts.fitted(comment, of: .comments, ply: ply, Self.moveComment)
      if fitted != comment { annotation.comment = fitted }
    }
  }

  /// Changes the names of tags that are invalid or have a meaning in PGN.
  private mutating func fitTags() {
    guard !record.tags.isEmpty else { return }
    let fitted = record
    var names = Set<String>()
    texts.fitTags(of: &record) { tag, texts in
      let value = texts.fitted(tag.value, of: .tags, Self.line)
      var name = Self.name(tag.name)
      let known = PGNTag.named[name]
      if known.map({ $0.staysTag(value, in: fitted) && names.insert($0.name).inserted }) == false {
        repeat { name += "_" } while PGNTag.named[name] != nil
      }
      if name != tag.name {
        let detail = "\(DisplayText.quote(tag.name)) becomes \(DisplayText.quote(name))"
        texts.lose(Loss(.tags, .replaced, detail: detail))
      }
      return Tag(name: name, value: value)
    }
  }

  /// A text on one line.
  private static func line(_ text: String) -> String {
    guard text.utf8.contains(where: ByteCount.endsLine) else { return text }
    return replacing(text) { $0 == "\n" || $0 == "\r" ? " " : $0 }
  }

  /// The name of a tag in the characters that are allowed.
  private static func name(_ text: String) -> String {
    let name = replacing(text) { scalar in
      UInt8(exactly: scalar.value).map(PGNGrammar.isNameByte) == true ? scalar : "_"
    }
    return name.utf8.first.map(ASCII.isLetter) == true ? name : "X" + name
  }

  /// A comment on the game, without closing braces, line breaks or spaces at its ends.
  private static func comment(_ text: String) -> String {
    LineText.tidied(replacing(text) { $0 == "}" ? ")" : $0 })
  }

  /// A comment on a move, which must also not begin with a command or be a result of Edax.
  private static func moveComment(_ text: String) -> String {
    let comment = comment(text)
    if PGNComment.isUnfinished(Array(comment.utf8)[...]) { return comment + "." }
    guard PGNComment(comment).text != comment else { return comment }
    return "(" + String(comment.unicodeScalars.dropFirst())
  }

  private static func replacing(
    _ text: String,
    with replacement: (Unicode.Scalar) -> Unicode.Scalar
  ) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map(replacement)))
  }
}
