import RecordText

/// The comment by which Edax says that a game is not finished: `Ben wins -31-95`.
///
/// Edax counts -127 disks for such a game, halves that, and adds it to and takes it from 32: so the
/// counts are -31 and 95, behind White's name and before the star.
enum PGNEdaxResult {
  /// Whether a comment has two counts of disks that no board can have, behind the word “wins”.
  static func isUnfinished(_ comment: ArraySlice<UInt8>) -> Bool {
    var rest = comment.drop(while: LineCursor.isBlank)
    while let last = rest.last, LineCursor.isBlank(last) { rest.removeLast() }
    // What begins with a bracket is a command and a remark.
    guard rest.first != UInt8(ascii: "["), let light = takeCount(from: &rest),
      rest.popLast() == UInt8(ascii: "-"),
      let dark = takeCount(from: &rest), rest.hasSuffix(" wins ")
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

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ text: StaticString) -> Bool {
    let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    return suffix(bytes.count).elementsEqual(bytes)
  }
}
