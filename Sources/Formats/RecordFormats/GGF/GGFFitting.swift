import GameRecords
import ReversiRules

/// Reduces a record to what its line in a GGF file can store.
enum GGFFitting {
  static func fit(_ record: inout ReversiRecord) -> [Loss] {
    var texts = TextFitting(limit: Limits.textBytes)
    texts.lose(keep(&record))
    if record.start.turn == nil, record.start.isOver {
      // No side has a move.
      record.start.turn = .dark
      texts.lose(Loss(.start, .reduced, detail: "a GGF board has a side to move"))
    }
    let ending = record.result?.ending
    record.result = record.result.flatMap(GGFResult.fitted)
    if record.result?.ending != ending { texts.lose(Loss(.ending, .dropped)) }
    texts.fit(&record, GGFFact.rows, cleaned)
    record.comment = record.comment.map { texts.fitted($0, of: .comment, cleaned) }
    fitTags(of: &record, &texts)
    record.keepSidesOutOfTurn()
    return texts.losses.inOrderOfFacts
  }

  /// Drops what GGF does not store; of a score, the difference is kept.
  private static func keep(_ record: inout ReversiRecord) -> [Loss] {
    guard let result = record.result, let score = result.score, result.margin == nil,
      !result.isZeroScore
    else { return record.keep(GGFWriter.stores, readAs: .usual) }
    let margin = withEmpties(score, in: record).margin
    record.result?.margin = margin
    return record.keep(GGFWriter.stores, readAs: .usual).map { loss in
      loss.fact == .score ? Loss(.score, .reduced, detail: "to the difference") : loss
    }
  }

  /// A score with the empty squares given to the winner, as RE has it, if it is that of the board
  /// at the end of the game.
  private static func withEmpties(_ score: DiskCounts, in record: ReversiRecord) -> DiskCounts {
    guard score.dark + score.light < record.start.board.size.squareCount,
      let outcome = ReplayAttempt(record).replay.outcome, outcome.raw == score
    else { return score }
    return outcome.withEmpties
  }

  /// The text without anything that would end its value or its line too early.
  ///
  /// A closing bracket becomes a parenthesis, and so does an opening one that looks like the
  /// beginning of a property; line ends become spaces.
  private static func cleaned(_ text: String) -> String {
    guard text.utf8.contains(where: { "[]\n\r".utf8.contains($0) }) else { return text }
    var bytes = Array(text.utf8)
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "]"): bytes[index] = UInt8(ascii: ")")
      case UInt8(ascii: "["):
        let length = GGFName.length(before: index, inValueFrom: 0, of: bytes)
        if length > 0 { bytes[index] = UInt8(ascii: "(") }
      case let byte: if ByteCount.endsLine(byte) { bytes[index] = UInt8(ascii: " ") }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func fitTags(of record: inout ReversiRecord, _ texts: inout TextFitting) {
    guard !record.tags.isEmpty else { return }
    let fitted = record
    texts.fitTags(of: &record) { tag, texts in
      let name = DisplayText.quote(tag.name)
      guard staysTag(tag.name, cleaned(tag.value), of: fitted) else {
        texts.lose(Loss(.tags, .dropped, detail: name))
        return nil
      }
      let value = texts.fitted(tag.value, of: .tags, detail: name, cleaned)
      return Tag(name: tag.name, value: value)
    }
  }

  /// Whether a tag, written as a property, is read as a tag.
  private static func staysTag(_ name: String, _ value: String, of record: ReversiRecord) -> Bool {
    let known = GGFName(name.utf8)
    switch known {
    case _ where !GGFName.isUsual(name.utf8): return false
    case "GM", "BO", "B", "W", "CO": return false
    case "TY":
      let text = Array(value.utf8)[...].trimmed
      return !text.isEmpty && GGFType(text).saysMore(thanSize: record.start.board.size.height)
    default: return GGFFact.named[known]?.staysTag(value, in: record) ?? true
    }
  }
}
