import RecordText
import GameRecords

/// A game as a list of properties, whatever they are.
extension GGFReader {
  /// Reads everything up to the end of the game.
  mutating func readProperties() {
    // The framer cuts at “(;”.
    offset = 2
    // Of another game nothing else is worth telling.
    while !isOtherGame {
      while offset < bytes.count, LineCursor.isBlank(bytes[offset]) { offset &+= 1 }
      if readPlainMoves() { continue }
      guard offset < bytes.count else { return reportMissingEnd() }
      if isGameEnd(offset) {
        offset += 2
        // More can follow only where the end stood in a value that was not closed.
        if bytes[offset...].allSatisfy(LineCursor.isBlank) { return }
        continue
      }
      readProperty()
    }
  }

  /// Tells that the end of the game is missing, with all of a value or property that it has cut.
  private mutating func reportMissingEnd() {
    isCut = true
    let end = trimmed(0..<bytes.count).upperBound
    let ending = (isCutInValue ? "]" : "") + ";)"
    findings.add(
      .ggfNotClosed,
      "the game is not closed; expected “\(ending)”",
      at: end..<end,
      repair: .replace(
        (cutStart ?? end)..<end,
        with: (cutStart == nil ? ending : ";)").utf8,
        isSafe: false
      )
    )
  }

  private mutating func readProperty() {
    let start = offset
    while offset < bytes.count, Self.isLetter(bytes[offset]) { offset += 1 }
    guard offset < bytes.count, offset > start, bytes[offset] == UInt8(ascii: "[") else {
      skipStrayText(from: start)
      return
    }
    let name = start..<offset
    offset += 1
    let value = takeValue(of: name)
    if isCutInValue, !GGFName.isOfText(bytes[name]), MoveSpelling.square(source[value]) == nil {
      // What is left of it may say something else.
      cutStart = name.lowerBound
      return
    }
    if bytes[value].contains(UInt8(ascii: "[")) { skipText(behind: value) }
    guard value.count <= Limits.textBytes else {
      let limit = Limits.textBytes >> 20
      findings.add(.textTooLong, "the value has more than \(limit) MiB and is left out", at: value)
      return
    }
    read(name, value)
  }

  /// The rest of a text that has ended too early, because it has a `]` in it, as a bracket too many
  /// shows.
  private mutating func skipText(behind value: Range<Int>) {
    var end: Int?
    var index = max(offset, soundEnd)
    var isInValue = false
    scan: while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "["):
        if GGFName.length(before: index, inValueFrom: offset, of: bytes) > 0 { break scan }
        isInValue = true
      case UInt8(ascii: "]"):
        if !isInValue { end = index + 1 }
        isInValue = false
      default: if isGameEnd(index) { break scan }
      }
      index += 1
    }
    guard let end else {
      soundEnd = index
      return
    }
    let text = DisplayText.quote(bytes[trimmed(offset..<end)])
    findings.add(
      .ggfSyntax,
      "the value ends here, but \(text) follows; “]” cannot stand in a value",
      help: "write “)” instead",
      at: value.upperBound..<offset
    )
    offset = end
  }

  /// Text that is no property, up to the next one or the end of the game.
  ///
  /// Among moves it may be one, without which the next ones mean nothing.
  private mutating func skipStrayText(from start: Int) {
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "[") {
        // A name in front of the bracket belongs to the next property.
        var name = offset
        while name > start, Self.isLetter(bytes[name - 1]) { name -= 1 }
        if name < offset, name > start {
          offset = name
          break
        }
      } else if isGameEnd(offset) {
        break
      }
      offset += 1
    }
    let range = trimmed(start..<offset)
    if offset == bytes.count,
      bytes[range].allSatisfy(Self.isLetter) || bytes[range].elementsEqual(";".utf8)
    {
      cutStart = range.lowerBound
      return
    }
    findings.add(
      .ggfSyntax,
      "\(DisplayText.quote(bytes[range])) is no property; expected one such as PB[name]",
      at: range
    )
    if !line.moves.isEmpty { hasBadMove = true }
  }

  /// The value from here on; afterwards it goes on behind it.
  private mutating func takeValue(of name: Range<Int>) -> Range<Int> {
    let start = offset
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "]"):
        defer { offset += 1 }
        return start..<offset
      case UInt8(ascii: "["):
        let length = GGFName.length(before: offset, inValueFrom: start, of: bytes)
        if length > 0 { return unclosedValue(of: name, start..<offset - length) }
      default:
        break
      }
      offset += 1
    }
    return unclosedValue(of: name, start..<offset)
  }

  /// A value that ends at the next property, or else with the game.
  private mutating func unclosedValue(of name: Range<Int>, _ range: Range<Int>) -> Range<Int> {
    let end = range.first(where: isGameEnd)
    offset = end ?? range.upperBound
    let value = trimmed(range.lowerBound..<offset)
    if offset == bytes.count {
      isCutInValue = true
      return value
    }
    findings.add(
      .ggfValueNotClosed,
      "the value of \(DisplayText.quote(bytes[name])) is not closed; expected “]”",
      at: name.lowerBound..<range.lowerBound,
      repair: .replace(value.upperBound..<value.upperBound, with: "]".utf8, isSafe: false)
    )
    return value
  }
}
