import GameRecords
import ReversiRules

/// Reduces a record to what its line in a GGF file can store.
enum GGFFitting {
  static func fit(_ record: inout ReversiRecord) -> [Loss] {
    // A score is dropped, but its difference is kept.
    var isScoreReduced = false
    if let result = record.result, let score = result.score, result.margin == nil,
      !result.isZeroScore
    {
      let margin = withEmpties(score, in: record).margin
      record.result?.margin = margin
      isScoreReduced = true
    }
    var losses = record.keep(GGFWriter.stores, readAs: .usual)
    if isScoreReduced, let index = losses.firstIndex(where: { $0.fact == .score }) {
      losses[index] = Loss(.score, .reduced, detail: "to the difference")
    }
    losses += fitTurn(of: &record)
    losses += fitResult(of: &record)
    var texts = TextFitting(limit: Limits.textBytes)
    texts.fit(&record, GGFFact.rows, cleaned)
    record.comment = record.comment.map { texts.fitted($0, of: .comment, cleaned) }
    fitTags(of: &record, &texts)
    losses += texts.losses
    record.keepSidesOutOfTurn()
    return losses.inOrderOfFacts
  }

  /// A score with the empty squares given to the winner, as RE has it, if it is that of the board
  /// at the end of the game.
  private static func withEmpties(_ score: DiskCounts, in record: ReversiRecord) -> DiskCounts {
    guard score.dark + score.light < record.start.board.size.squareCount,
      let outcome = ReplayAttempt(record).replay.outcome, outcome.raw == score
    else { return score }
    return outcome.withEmpties
  }

  /// Gives a position in which the game is over a side to move, which has no move.
  private static func fitTurn(of record: inout ReversiRecord) -> [Loss] {
    guard record.start.turn == nil, record.start.isOver else { return [] }
    record.start.turn = .dark
    return [Loss(.start, .reduced, detail: "a GGF board has a side to move")]
  }

  private static func fitResult(of record: inout ReversiRecord) -> [Loss] {
    let ending = record.result?.ending
    record.result = record.result.flatMap(GGFResult.fitted)
    return record.result?.ending == ending ? [] : [Loss(.ending, .dropped)]
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
      case UInt8(ascii: "]"):
        bytes[index] = UInt8(ascii: ")")
      case UInt8(ascii: "["):
        let length = bytes.withUnsafeBufferPointer {
          GGFName.length(before: index, inValueFrom: 0, of: $0)
        }
        if length > 0 { bytes[index] = UInt8(ascii: "(") }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        bytes[index] = UInt8(ascii: " ")
      default:
        break
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func fitTags(of record: inout ReversiRecord, _ texts: inout TextFitting) {
    guard !record.tags.isEmpty else { return }
    let fitted = record
    texts.fitTags(of: &record) { tag, texts in
      let name = DisplayText.quote(tag.name)
      guard staysTag(Tag(name: tag.name, value: cleaned(tag.value)), of: fitted) else {
        texts.lose(Loss(.tags, .dropped, detail: name))
        return nil
      }
      let value = texts.fitted(tag.value, of: .tags, detail: name, cleaned)
      return Tag(name: tag.name, value: value)
    }
  }

  /// Whether a tag, written as a property, is read as a tag.
  private static func staysTag(_ tag: Tag, of record: ReversiRecord) -> Bool {
    guard GGFName.isUsual(tag.name.utf8) else { return false }
    switch tag.name {
    case "GM", "BO", "B", "W", "CO": return false
    case "TY":
      let text = Array(tag.value.utf8)[...].trimmed
      return !text.isEmpty && GGFType(text).saysMore(thanSize: record.start.board.size.height)
    case let name:
      let fact = GGFFact.named[GGFName(name)]
      return fact?.staysTag(tag.value, in: record) ?? true
    }
  }
}
