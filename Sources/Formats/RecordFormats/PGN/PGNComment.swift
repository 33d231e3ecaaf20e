import GameRecords

/// A comment on a move: `[%eval 2.5] [%emt 1.5] [%clk 0:10:00] text`; each part may be missing.
///
/// The commands may come in any order; others, such as `[%csl Gf5]`, are a part of the text.
struct PGNComment {
  /// The expected final difference in disks, as the mover sees it.
  private(set) var evaluation: Double?
  /// The seconds used for the move.
  private(set) var time: Double?
  /// The seconds left on the mover's clock.
  private(set) var clock: Double?
  /// The remaining text.
  private(set) var text: String

  /// Reads a comment on a move; numbers from earlier comments take precedence.
  init(_ text: String, after earlier: MoveAnnotation? = nil) {
    self.text = Self.tidied(text)
    (evaluation, time, clock) = (earlier?.evaluation, earlier?.time, earlier?.clock)
    guard self.text.utf8.first == UInt8(ascii: "[") else { return }
    var rest = Array(self.text.utf8)[...]
    var others: [UInt8] = []
    var isRead = false
    while rest.starts(with: "[%".utf8), let end = rest.firstIndex(of: UInt8(ascii: "]")) {
      if read(rest[..<end]) { isRead = true } else { others += rest[...end] + [0x20] }
      rest = rest[(end + 1)...]
      if rest.first == 0x20 { rest.removeFirst() }
    }
    if isRead { self.text = String(decoding: (others + rest)[...].trimmed, as: UTF8.self) }
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

  /// Reads a command, without its closing bracket.
  /// - Returns: whether it is known, and not one of several.
  private mutating func read(_ command: ArraySlice<UInt8>) -> Bool {
    if evaluation == nil, command.starts(with: "[%eval ".utf8),
      let number = command.dropFirst(7).withUnsafeBufferPointer(DecimalSpelling.number)
    {
      evaluation = number
    } else if time == nil, command.starts(with: "[%emt ".utf8),
      let seconds = Self.seconds(command.dropFirst(6))
    {
      time = seconds
    } else if clock == nil, command.starts(with: "[%clk ".utf8),
      let seconds = Self.seconds(command.dropFirst(6))
    {
      clock = seconds
    } else {
      return false
    }
    return true
  }

  /// Returns the seconds in a text such as `12.5`, `1:30` or `0:01:30`, or `nil`.
  private static func seconds(_ text: ArraySlice<UInt8>) -> Double? {
    var words = text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard text.first != UInt8(ascii: "-"), words.count <= 3 else { return nil }
    var number = words.removeLast()
    if !words.isEmpty {
      // As one decimal number, so that no digit of a fraction is rounded away.
      let fraction = number.drop { $0 &- UInt8(ascii: "0") < 10 }
      var whole = 0
      for word in words + [number[..<fraction.startIndex]] {
        guard let count = DecimalSpelling.whole(word, upTo: 6) else { return nil }
        whole = whole * 60 + count
      }
      number = Array("\(whole)".utf8) + fraction
    }
    let seconds = number.withUnsafeBufferPointer(DecimalSpelling.number)
    return seconds.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
  }

  /// The text of a clock, such as `0:09:59.5`.
  static func clock(_ seconds: Double) -> String {
    let text = NumberText.text(of: seconds)
    let digits = text.prefix { $0.isNumber }
    guard digits.count <= 6, let whole = Int(digits), !text.contains("e") else { return text }
    let parts = [whole / 60 % 60, whole % 60].map { ($0 < 10 ? "0" : "") + String($0) }
    return "\(whole / 3600):\(parts[0]):\(parts[1])" + text.dropFirst(digits.count)
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
