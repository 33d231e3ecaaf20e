import RecordText
import GameRecords

/// What is said about moves: glyphs, comments, variations.
extension PGNReader {
  /// Begins a line that stands instead of the last move.
  mutating func openVariation() -> Bool {
    guard outerLines.count < Limits.depth, variationCount < Limits.variations else {
      let limit =
        variationCount == Limits.variations
        ? "there are more than \(Limits.variations) variations"
        : "variations are more than \(Limits.depth) levels deep"
      findings.add(
        .tooMany,
        limit + "; the game is not read any further",
        at: offset..<offset + 1
      )
      closeVariations()
      return false
    }
    outerLines.append(line)
    variationCount += 1
    line = PGNLine(ply: max(1, line.moves.count), start: offset)
    offset += 1
    return true
  }

  /// Ends a variation, of which there is one.
  mutating func closeVariation() {
    line.setRemark()
    guard var outer = outerLines.popLast() else { return }
    if line.moves.isEmpty {
      let start = line.start
      let isEmpty = bytes[(start + 1)..<min(offset, bytes.count)].allSatisfy(LineCursor.isBlank)
      findings.add(
        .pgnEmptyVariation,
        "a variation without moves is left out",
        at: start..<start + 1,
        repair: isEmpty && byte(offset) == UInt8(ascii: ")")
          ? repair(ofSurplus: start..<offset + 1) : nil
      )
    } else {
      outer.variations.append(line.variation)
    }
    line = outer
  }

  /// Takes out what says nothing, with the white space before it.
  private func repair(ofSurplus range: Range<Int>) -> Repair {
    var start = range.lowerBound
    while start > 0, LineCursor.isBlank(bytes[start - 1]) { start -= 1 }
    return .replace(start..<range.upperBound, with: [])
  }

  /// Ends all variations.
  mutating func closeVariations() {
    while !outerLines.isEmpty { closeVariation() }
  }

  /// Reads `$1`, `!` and the like.
  mutating func readGlyph() -> Bool {
    let start = offset
    let isNumber = bytes[start] == UInt8(ascii: "$")
    offset += 1
    while let byte = byte(offset),
      isNumber ? (0x30...0x39).contains(byte) : "!?".utf8.contains(byte)
    { offset += 1 }
    let word = String(decoding: bytes[start..<offset], as: UTF8.self)
    let glyph =
      isNumber ? UInt8(word.dropFirst()) : Self.suffixes.firstIndex(of: word).map { UInt8($0) + 1 }
    if let glyph, !line.moves.isEmpty {
      line.add(glyph: glyph)
    } else {
      let reason =
        glyph == nil
        ? "there is no glyph \(DisplayText.quote(word))" : "no move stands before this glyph"
      findings.add(.pgnGlyph, reason + "; it is left out", at: start..<offset)
    }
    return true
  }

  /// The suffixes that stand for the glyphs from 1 on.
  private static let suffixes = ["!", "?", "!!", "??", "!?", "?!"]

  /// Reads a comment that ends with its line or with a brace.
  /// - Returns: whether one stands here and ends.
  mutating func readComment() -> Bool {
    let start = offset
    switch byte(start) {
    case UInt8(ascii: "{"):
      guard let end = ByteWord.firstIndex(of: UInt8(ascii: "}"), in: bytes, from: start) else {
        return false
      }
      offset = end + 1
      guard !readEdaxResult(at: start + 1..<end) else { return true }
      addComment(at: start + 1..<end)
    case UInt8(ascii: ";"):
      offset = lineEnd(from: start)
      addComment(at: start + 1..<offset)
    default:
      return false
    }
    return true
  }

  /// Takes the comment with which Edax ends a game that is not finished for what it means.
  private mutating func readEdaxResult(at range: Range<Int>) -> Bool {
    guard outerLines.isEmpty, !isAfterResult, !line.moves.isEmpty, record.result == nil,
      PGNEdaxResult.isUnfinished(slice(range)),
      bytes[offset...].first(where: { !LineCursor.isBlank($0) }) == UInt8(ascii: "*")
    else { return false }
    let words = slice(range)
    findings.add(
      .pgnEdaxResult,
      "\(DisplayText.quote(words)) is how Edax says that the game is not finished",
      help: "write [Termination \"unterminated\"] instead",
      at: range,
      repair: repair(ofEdaxResult: range)
    )
    declare(GameResult(ending: .unfinished), at: range)
    return true
  }

  /// Says in a tag what Edax says in a comment, where there are other tags.
  private func repair(ofEdaxResult comment: Range<Int>) -> Repair {
    var end = comment.upperBound + 1
    while let byte = byte(end), LineCursor.isBlank(byte) { end += 1 }
    let removal = Edit(comment.lowerBound - 1..<end, [])
    guard let tagsEnd, seenTags & PGNTag.termination.bit == 0 else { return .edits([removal]) }
    let lineEnd = bytes[tagsEnd...].prefix { ByteCount.endsLine($0) }.prefix(2)
    let isPair = lineEnd.elementsEqual([0x0D, 0x0A])
    let tag = Array(isPair ? lineEnd : lineEnd.prefix(1)) + #"[Termination "unterminated"]"#.utf8
    return .edits([Edit(tagsEnd..<tagsEnd, tag), removal])
  }

  /// Adds a comment to the last move or, where there is none, to the game.
  private mutating func addComment(at range: Range<Int>) {
    let text = text(slice(range), at: range)
    var words = ""
    if line.moves.isEmpty {
      words = PGNComment.tidied(text)
    } else {
      let said = line.annotations.last
      let comment = PGNComment(text, behind: said?.ply == line.moves.count ? said : nil)
      words = comment.text
      line.annotate { ($0.evaluation, $0.time) = (comment.evaluation, comment.time) }
    }
    guard !line.add(comment: words) else { return }
    let limit = "comments on one move are longer than \(Limits.textBytes >> 20) MiB"
    findings.add(.textTooLong, limit, at: range.lowerBound..<range.lowerBound)
  }

  /// Puts the comments and glyphs that wait where they belong, before the next move or at the end of a line.
  mutating func setRemark() {
    if line.moves.isEmpty, outerLines.isEmpty {
      record.comment = line.takeComment()
    } else {
      line.setRemark()
    }
  }
}
