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
    losses += fitTexts(of: &record)
    losses += fitTags(of: &record)
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

  private static func fitTexts(of record: inout ReversiRecord) -> [Loss] {
    var losses: [Loss] = []
    func clean(_ text: inout String?, _ fact: Fact) {
      guard let old = text, let new = cleaned(old) else { return }
      text = new
      losses.append(Loss(fact, .replaced))
    }
    clean(&record.site, .site)
    clean(&record.players.dark.name, .names)
    clean(&record.players.light.name, .names)
    clean(&record.comment, .comment)
    return losses
  }

  /// The text without anything that would end its value or its line too early; `nil` if it can stay
  /// unchanged.
  ///
  /// A closing bracket becomes a parenthesis, and so does an opening one that looks like the
  /// beginning of a property; line ends become spaces.
  private static func cleaned(_ text: String) -> String? {
    guard text.utf8.contains(where: { "[]\n\r".utf8.contains($0) }) else { return nil }
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
    let cleaned = String(decoding: bytes, as: UTF8.self)
    return cleaned.utf8.elementsEqual(text.utf8) ? nil : cleaned
  }

  private static func fitTags(of record: inout ReversiRecord) -> [Loss] {
    var losses: [Loss] = []
    let original = record
    record.tags = record.tags.compactMap { tag in
      let cleaned = cleaned(tag.value)
      let new = Tag(name: tag.name, value: cleaned ?? tag.value)
      guard isReadAsTag(new, of: original) else {
        losses.append(Loss(.tags, .dropped, detail: DisplayText.quote(tag.name)))
        return nil
      }
      if cleaned != nil {
        losses.append(Loss(.tags, .replaced, detail: DisplayText.quote(tag.name)))
      }
      return new
    }
    return losses
  }

  /// Whether a tag, written as a property, is read as a tag.
  ///
  /// A tag that could not be read as a date, rating or result is written in place of one.
  private static func isReadAsTag(_ tag: Tag, of record: ReversiRecord) -> Bool {
    guard GGFName.isUsual(tag.name.utf8) else { return false }
    var value = tag.value
    return value.withUTF8 { value in
      let text = UnsafeBufferPointer(
        rebasing: value[GGFGrammar(value).trimmed(0..<value.count)]
      )
      switch tag.name {
      case "GM", "PC", "PB", "PW", "BO", "B", "W", "CO":
        return false
      case "TY":
        return !text.isEmpty && GGFType(text).saysMore(thanSize: record.start.board.size.height)
      case "DT":
        return record.date == nil && !text.isEmpty && DateSpelling.date(text) == nil
      case "RB", "RW":
        let side: Disk = tag.name == "RB" ? .dark : .light
        return record.players[side].rating == nil && !text.isEmpty
          && DecimalSpelling.number(text) == nil
      case "RE":
        return record.result == nil && !text.isEmpty && GGFResult.result(text) == nil
      default:
        return true
      }
    }
  }
}
