import GameRecords

/// A comment on a move: `[%eval 2.5] [%emt 1.5] text`; each part may be missing.
struct PGNComment {
  /// The expected final difference in disks, as the mover sees it.
  private(set) var evaluation: Double?
  /// The seconds used for the move.
  private(set) var time: Double?
  /// The remaining text.
  private(set) var text: String

  /// Reads a comment on a move; numbers from earlier comments take precedence.
  init(_ text: String, after earlier: MoveAnnotation? = nil) {
    self.text = Self.tidied(text)
    (evaluation, time) = (earlier?.evaluation, earlier?.time)
    while self.text.utf8.first == UInt8(ascii: "["), readCommand() {}
  }

  /// Replaces the line breaks of a comment, where a program has wrapped it, with spaces, and trims it.
  static func tidied(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 <= 0x20 }) else { return text }
    var tidied: [UInt8] = []
    tidied.reserveCapacity(text.utf8.count)
    var isAfterReturn = false
    for byte in text.utf8 {
      // CR LF is one line break.
      if byte != 0x0A || !isAfterReturn {
        tidied.append(ByteCount.endsLine(byte) ? 0x20 : byte)
      }
      isAfterReturn = byte == 0x0D
    }
    return String(decoding: tidied[...].trimmed, as: UTF8.self)
  }

  /// Removes a known command from the beginning of the text.
  private mutating func readCommand() -> Bool {
    guard let end = text.utf8.firstIndex(of: UInt8(ascii: "]")) else { return false }
    let command = text[..<end]
    if evaluation == nil, command.hasPrefix("[%eval "),
      let number = DecimalSpelling.number(command.dropFirst(7))
    {
      evaluation = number
    } else if time == nil, command.hasPrefix("[%emt "),
      let seconds = Self.seconds(command.dropFirst(6))
    {
      time = seconds
    } else {
      return false
    }
    // By scalars: the space may carry a combining mark.
    let rest = text.unicodeScalars[text.unicodeScalars.index(after: end)...]
    text = String(rest.first == " " ? rest.dropFirst() : rest)
    return true
  }

  /// Returns the seconds in a text such as `12.5`, `1:30` or `0:01:30`, or `nil`.
  private static func seconds(_ text: Substring) -> Double? {
    var seconds = 0.0
    let words = text.split(separator: ":", omittingEmptySubsequences: false)
    guard words.count <= 3 else { return nil }
    for word in words {
      guard let number = DecimalSpelling.number(word), number >= 0,
        word.utf8.first != UInt8(ascii: "-")
      else {
        return nil
      }
      seconds = seconds * 60 + number
    }
    return seconds.isFinite ? seconds : nil
  }
}

// MARK: - Edax

extension PGNComment {
  /// Whether a comment is the one that Edax writes for an unfinished game, `Ben wins -31-95`: the word
  /// “wins” and two impossible disk counts.
  ///
  /// Edax counts -127 disks for such a game, halves that, and adds it to and subtracts it from 32. So
  /// the counts are -31 and 95, after White's name and before the `*`.
  static func isUnfinished(_ comment: ArraySlice<UInt8>) -> Bool {
    var rest = comment.trimmed
    // A text that begins with a bracket is a command, perhaps with a comment.
    guard rest.first != UInt8(ascii: "["), let light = takeCount(from: &rest),
      rest.popLast() == UInt8(ascii: "-"), let dark = takeCount(from: &rest),
      rest.suffix(6).elementsEqual(" wins ".utf8)
    else { return false }
    return [dark, light].contains { !(0...64).contains($0) }
  }

  /// Removes a number of at most three digits, and its sign if any, from the end of a text.
  private static func takeCount(from text: inout ArraySlice<UInt8>) -> Int? {
    let digits = text.reversed().prefix { $0 &- UInt8(ascii: "0") < 10 }.count
    guard let number = DecimalSpelling.whole(text.suffix(digits), upTo: 3) else { return nil }
    text.removeLast(digits)
    // A hyphen after a hyphen or a space is a sign.
    let sign = text.last == UInt8(ascii: "-")
    guard sign, let before = text.dropLast().last, " -".utf8.contains(before) else { return number }
    text.removeLast()
    return -number
  }
}
