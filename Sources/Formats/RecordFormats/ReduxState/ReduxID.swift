import GameRecords
import ReversiRules

/// The identifiers of app states, which are UUIDs.
enum ReduxID {
  /// Whether a text is a UUID in the form that the app's decoder requires.
  static func isValid(_ text: String) -> Bool {
    let groups = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return groups.map(\.count) == [8, 4, 4, 4, 12]
      && groups.joined().allSatisfy(ASCII.isHexDigit)
  }

  /// Returns the UUID in a text with missing or wrong hyphens, or in braces; `nil` if there is none.
  static func grouped(_ text: String) -> String? {
    let digits = text.filter { !"-{} ".contains($0) }
    guard digits.utf8.count == 32, digits.utf8.allSatisfy(ASCII.isHexDigit) else { return nil }
    return grouped(digits: digits)
  }

  private static func grouped(digits: String) -> String {
    let digits = Array(digits)
    return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32]
      .map { String(digits[$0]) }
      .joined(separator: "-")
  }

  /// Returns a UUID for a record without one, which depends only on the contents.
  ///
  /// It is not random, so that writing a record twice gives the same bytes. It has version 8, which
  /// allows any meaning of its bits.
  static func derived(from record: ReversiRecord) -> String {
    var contents: [UInt8] = [record.start.turn.map(\.rawValue) ?? 2]
    for y in 0..<record.start.board.size.height {
      contents += BoardText.row(y, of: record.start.board)
    }
    for side in Disk.allCases { contents += (record.players[side].mode?.rawValue ?? "").utf8 }
    for tag in record.tags { contents += (tag.name + "=" + tag.value + "\n").utf8 }

    var hash = StableHash()
    for byte in contents { hash.add(byte) }
    let high = hash.value & 0xFFFF_FFFF_FFFF_0FFF | 0x8000
    for byte in contents { hash.add(byte) }
    let low = hash.value & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
    let halves = [high, low].map { NumberText.hexadecimal($0, digits: 16) }
    return grouped(digits: halves.joined())
  }
}
