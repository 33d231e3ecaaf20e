import GameRecords
import ReversiRules

extension QuestReader {
  /// Reads the opening moves of a game in the mode XOT, which are one string.
  mutating func readStart(_ value: JSONValue?) {
    guard let value, let text = reader.text(value) else { return }
    let bytes = Array(text.utf8)
    // Without escapes the place of every move is known.
    let isPlain = bytes.count == value.innerRange.count
    var index = 0
    while index < bytes.count {
      let end = min(index + 2, bytes.count)
      let start = value.innerRange.lowerBound + index
      guard let square = square(bytes[index..<end]) else {
        isWhole = false
        reader.refuse(value, as: .string, expected: "moves such as f5d6c3")
        return
      }
      append(.placement(square), at: isPlain ? start..<start + 2 : value.innerRange)
      index = end
    }
  }

  /// Reads the moves; returns `false` if the key is missing.
  mutating func readMoves(_ value: JSONValue?) -> Bool {
    guard let value else { return false }
    guard value.kind == .array else {
      isWhole = false
      reader.refuse(value, as: .array, expected: "an array of moves")
      return true
    }
    let entries = Array(value.children)
    for (index, entry) in entries.enumerated() {
      guard moves.count < Limits.moves else {
        isWhole = false
        reader.report(JSONError(.tooMany, "more than \(Limits.moves) moves", at: entry.range))
        return true
      }
      guard entry.kind == .object else {
        isWhole = false
        reader.refuse(entry, as: .object, expected: "an object (a move)")
        continue
      }
      readEntry(entry, index, isLast: index + 1 == entries.count)
    }
    return true
  }

  /// Reads a move, or how the game ended, or both.
  ///
  /// Only the last entry may be without a move.
  private mutating func readEntry(_ entry: JSONValue, _ index: Int, isLast: Bool) {
    var status: JSONValue?
    var time: JSONValue?
    var hasMove = false
    for member in entry.children {
      switch member.key {
      case "m" where hasMove: reader.report(.duplicateKey("m", at: member.keyRange))
      case "m":
        hasMove = true
        readMove(member)
      case "t": time = member
      case "s": status = member
      case let key: reader.keepAll(member, as: "moves[\(index)].\(key)")
      }
    }
    guard hasMove || isLast else {
      isWhole = false
      let start = entry.range.lowerBound
      var error = JSONError.missingKey("m", at: start..<start + 1)
      error.ply = moves.count + 1
      reader.report(error)
      return
    }
    if let time { readTime(time, hasMove: hasMove) }
    if let status { readStatus(status, hasMove: hasMove) }
  }

  private mutating func readMove(_ value: JSONValue) {
    guard value.kind == .string else {
      isWhole = false
      let what = "a move in quotation marks"
      reader.report(.wrongType(expected: what, found: value.kind, at: value.range))
      return
    }
    let text = value.bytes
    if let square = square(text) {
      append(.placement(square), at: value.innerRange)
    } else if text.elementsEqual("-".utf8) {
      append(.pass, at: value.innerRange)
    } else if MoveSpelling.isPass(text) {
      reader.reportOnce(
        .questPass,
        "a pass is written \(DisplayText.quote(text)) instead of “-”",
        at: value.innerRange
      )
      append(.pass, at: value.innerRange)
    } else {
      isWhole = false
      var error = JSONError(
        .jsonValue,
        "\(DisplayText.quote(text)) is not a move; expected a square such as f5, or -",
        at: value.innerRange
      )
      error.ply = moves.count + 1
      reader.report(error)
    }
  }

  private func square(_ text: ArraySlice<UInt8>) -> Square? {
    guard let square = MoveSpelling.square(text), BoardSize.standard.contains(square) else {
      return nil
    }
    return square
  }

  private mutating func append(_ move: Move, at range: Range<Int>) {
    moves.append(move)
    reader.moveRanges.append(SourceRange(range))
  }

  private mutating func readTime(_ value: JSONValue, hasMove: Bool) {
    guard let milliseconds = reader.number(value) else { return }
    guard milliseconds >= 0 else {
      reader.refuse(value, as: .number, expected: "milliseconds")
      return
    }
    if hasMove, isWhole {
      annotations.append(MoveAnnotation(ply: moves.count, time: milliseconds / 1_000))
    } else {
      // The time after which a player resigned is not the time of a move.
      reader.keep(value, as: "t")
    }
  }

  private mutating func readStatus(_ value: JSONValue, hasMove: Bool) {
    guard let text = reader.text(value) else { return }
    reader.mark(.result, value.innerRange)
    let toMove: Disk? = hasMove ? nil : moves.count.isMultiple(of: 2) ? .dark : .light
    let status = QuestStatus(text)
    result = status.result(toMove: toMove)
    markParts(of: value)
    if !status.isContained(in: result) { reader.keep(value, as: "s") }
  }

  /// Notes the place of each part of a result such as `LOSE:RESIGN` or `SCORE:12`.
  private mutating func markParts(of value: JSONValue) {
    let range = value.innerRange
    var (head, tail) = (range, range)
    // With escapes the places of the parts are unknown.
    if let colon = value.bytes.firstIndex(of: UInt8(ascii: ":")), value.bytes.count == range.count {
      let offset = range.lowerBound + colon - value.bytes.startIndex
      (head, tail) = (range.lowerBound..<offset, offset + 1..<range.upperBound)
    }
    reader.mark(.winner, head)
    reader.mark(.margin, tail)
    reader.mark(.ending, result?.margin == nil ? tail : head)
  }
}
