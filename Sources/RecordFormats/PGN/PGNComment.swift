import GameRecords
import RecordText

/// A comment on a move: `[%eval 2.5] [%emt 1.5] text`, where each part may be missing.
struct PGNComment {
  /// Expected final difference in disks, as the mover sees it.
  private(set) var evaluation: Double?
  /// Seconds used for the move.
  private(set) var time: Double?
  /// The rest.
  private(set) var text: String

  /// Reads a comment on a move, of which numbers may be known that stand first.
  init(_ text: String, behind said: MoveAnnotation? = nil) {
    self.text = Self.tidied(text)
    (evaluation, time) = (said?.evaluation, said?.time)
    while self.text.utf8.first == UInt8(ascii: "["), readCommand() {}
  }

  /// The line breaks of a comment are where a program has wrapped it.
  static func tidied(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 <= 0x20 }) else { return text }
    var tidied: [UInt8] = []
    tidied.reserveCapacity(text.utf8.count)
    var isBehindReturn = false
    for byte in text.utf8 {
      // CR LF is one line break.
      if byte != 0x0A || !isBehindReturn {
        tidied.append(ByteCount.endsLine(byte) ? 0x20 : byte)
      }
      isBehindReturn = byte == 0x0D
    }
    return String(decoding: tidied[...].trimmed, as: UTF8.self)
  }

  /// Takes a command that is known off the beginning of the text.
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
    // By scalars: a mark may stand on the space.
    let rest = text.unicodeScalars[text.unicodeScalars.index(after: end)...]
    text = String(rest.first == " " ? rest.dropFirst() : rest)
    return true
  }

  /// The seconds that a text such as `12.5`, `1:30` or `0:01:30` writes, or `nil`.
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
  /// Whether a comment is the one by which Edax says that a game is not finished, `Ben wins -31-95`:
  /// two counts of disks that no board can have, behind the word “wins”.
  ///
  /// Edax counts -127 disks for such a game, halves that, and adds it to and takes it from 32: so the
  /// counts are -31 and 95, behind White's name and before the star.
  static func isUnfinished(_ comment: ArraySlice<UInt8>) -> Bool {
    var rest = comment.trimmed
    // What begins with a bracket is a command and a remark.
    guard rest.first != UInt8(ascii: "["), let light = takeCount(from: &rest),
      rest.popLast() == UInt8(ascii: "-"), let dark = takeCount(from: &rest),
      rest.suffix(6).elementsEqual(" wins ".utf8)
    else { return false }
    return [dark, light].contains { !(0...64).contains($0) }
  }

  /// Takes a number with at most three digits off the end of a text, with its sign if it has one.
  private static func takeCount(from text: inout ArraySlice<UInt8>) -> Int? {
    let digits = text.reversed().prefix { $0 &- UInt8(ascii: "0") < 10 }.count
    guard let number = DecimalSpelling.whole(text.suffix(digits), upTo: 3) else { return nil }
    text.removeLast(digits)
    // Of two hyphens or one behind a space, the last one is a sign.
    let sign = text.last == UInt8(ascii: "-")
    guard sign, let before = text.dropLast().last, " -".utf8.contains(before) else { return number }
    text.removeLast()
    return -number
  }
}
