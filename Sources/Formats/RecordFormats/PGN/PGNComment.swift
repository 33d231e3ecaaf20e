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
    self.text = LineText.tidied(text)
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

  /// Reads a command, without its closing bracket.
  /// - Returns: whether it is known, and not one of several.
  private mutating func read(_ command: ArraySlice<UInt8>) -> Bool {
    if Self.take("[%emt ", command, into: &time, Self.seconds) { return true }
    if Self.take("[%clk ", command, into: &clock, Self.seconds) { return true }
    return Self.take("[%eval ", command, into: &evaluation) {
      $0.withUnsafeBufferPointer(DecimalSpelling.number)
    }
  }

  /// Takes the number of a command that begins so, unless there is one already.
  private static func take(
    _ start: String,
    _ command: ArraySlice<UInt8>,
    into number: inout Double?,
    _ read: (ArraySlice<UInt8>) -> Double?
  ) -> Bool {
    guard number == nil, command.starts(with: start.utf8) else { return false }
    number = read(command.dropFirst(start.utf8.count))
    return number != nil
  }

  /// Returns the seconds in a text such as `12.5`, `1:30` or `0:01:30`, or `nil`.
  private static func seconds(_ text: ArraySlice<UInt8>) -> Double? {
    var words = text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard text.first != UInt8(ascii: "-"), words.count <= 3 else { return nil }
    var number = words.removeLast()
    if !words.isEmpty {
      // As one decimal number, so that no digit of a fraction is rounded away.
      let fraction = number.drop(while: ASCII.isDigit)
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
    let text = comment.trimmed
    // A text that begins with a bracket is a command, perhaps with a comment.
    guard text.first != UInt8(ascii: "["), text.last.map(ASCII.isDigit) == true,
      let space = text.lastIndex(of: 0x20), text[...space].suffix(6).elementsEqual(" wins ".utf8),
      // A hyphen after the first byte separates the counts; others are signs.
      let hyphen = text[(space + 2)...].firstIndex(of: UInt8(ascii: "-")),
      let dark = count(text[(space + 1)..<hyphen]), let light = count(text[(hyphen + 1)...])
    else { return false }
    return [dark, light].contains { !(0...64).contains($0) }
  }

  /// A number of at most three digits, perhaps with a minus sign.
  private static func count(_ text: ArraySlice<UInt8>) -> Int? {
    guard text.first == UInt8(ascii: "-") else { return DecimalSpelling.whole(text, upTo: 3) }
    return DecimalSpelling.whole(text.dropFirst(), upTo: 3).map { -$0 }
  }
}
