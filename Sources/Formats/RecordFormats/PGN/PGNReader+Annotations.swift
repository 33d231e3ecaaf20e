import GameRecords

/// Glyphs, comments and variations.
extension PGNReader {
  // MARK: - Variations

  /// Begins a variation that replaces the last move.
  mutating func openVariation(at bracket: Range<Int>) {
    guard outerLines.count < Limits.depth, variationCount < Limits.variations else {
      let limit =
        variationCount == Limits.variations
        ? "there are more than \(Limits.variations) variations"
        : "variations are more than \(Limits.depth) levels deep"
      return stop(.tooMany, limit + "; the game is not read any further", at: bracket)
    }
    outerLines.append(line)
    variationCount += 1
    line = Line(ply: max(1, line.moves.count), start: bracket.lowerBound)
  }

  /// Ends a variation with its bracket, or reports a bracket that closes nothing.
  mutating func closeVariation(at bracket: Range<Int>) {
    guard outerLines.isEmpty else { return endVariation(at: bracket.lowerBound) }
    let message = "this bracket does not close a variation"
    findings.add(.pgnVariation, message, help: "remove it", at: bracket, repair: .guessing)
  }

  /// Ends the open variation, perhaps without a bracket.
  mutating func endVariation(at bracket: Int?) {
    line.attachWaitingParts()
    guard var outer = outerLines.popLast() else { return }
    if line.moves.isEmpty {
      let text = bytes[(line.start + 1)..<(bracket ?? grammar.offset)]
      findings.add(
        .pgnEmptyVariation,
        "the variation has no moves; it is dropped",
        at: line.start..<line.start + 1,
        repair: text.allSatisfy(WhiteSpace.isBlank) ? .rewriting : nil
      )
    } else {
      var variation = Variation(ply: line.ply, moves: line.moves, annotations: line.annotations)
      (variation.variations, variation.places) = (line.variations, MovePlaces(line.places))
      outer.variations.append(variation)
    }
    line = outer
  }

  // MARK: - Glyphs

  /// Reads `$1`, `!` and the like.
  mutating func readGlyph(at range: Range<Int>) {
    let word = String(decoding: bytes[range], as: UTF8.self)
    let glyph = word.first == "$" ? UInt8(word.dropFirst()) : MoveSpelling.glyph(bytes[range])
    if let glyph, !line.moves.isEmpty { return line.glyphs.append(glyph) }
    let reason =
      glyph == nil
      ? "\(DisplayText.quote(word)) is not a glyph" : "there is no move before this glyph"
    findings.add(.pgnGlyph, reason + "; it is dropped", at: range)
  }

  // MARK: - Comments

  /// Adds a comment to the last move or, if there is none, to the game.
  mutating func addComment(at range: Range<Int>) {
    let text = text(at: range)
    var words = ""
    if line.moves.isEmpty || isAfterResult {
      words = LineText.tidied(text)
    } else {
      let last = line.annotations.last
      let comment = PGNComment(text, after: last?.ply == line.moves.count ? last : nil)
      words = comment.text
      line.annotate {
        ($0.evaluation, $0.time, $0.clock) = (comment.evaluation, comment.time, comment.clock)
      }
    }
    // A game ends with its result; what follows is about the whole game.
    let isAboutGame = isAfterResult || line.moves.isEmpty && outerLines.isEmpty
    let isKept =
      isAboutGame ? Line.join(words, to: &record.comment) : Line.join(words, to: &line.comment)
    guard !isKept else { return }
    let limit = "comments on one move are longer than \(Limits.textBytes >> 20) MiB"
    findings.add(.textTooLong, limit, at: range.lowerBound..<range.lowerBound)
  }
}
