public import TestSupport

/// Small changes to an input, as a fuzzer makes them.
public struct Mutation {
  /// The texts to insert: tokens of the formats, and bytes that are hard to read.
  private static let pieces: [[UInt8]] =
    [
      "f5", "F5", "--", "pass", "d6c5", "X", "O", "*", "1-0", "0-1", "33-31", "-1", "\"", "'", "\\",
      "[", "]", "{", "}", "(", ")", "(;", ";)", ";", ":", ",", "<", ">", "</game>", "<game>", "&",
      "&amp;", "]]>", "<!--", "-->", "<!DOCTYPE x>", "\n", "\r", "\r\n", "\t", " ", "#", "%", "=",
      "PB[", "B[]", "W[tt]", "C[", "AB[d4]", "PL[W]", "GM[2]", "BO[8 ", "[Result \"*\"]",
      "[FEN \"", "{\"moves\":[\"f5\"]}", "\"moves\":", "null", "true", "0", "1e999", "-0",
      "\\u0041",
      "\\ud83c", "大", "e\u{301}", "\u{85}", "\u{2028}", "\u{FEFF}", "\u{1A}", "\u{1B}[31m",
    ].map { Array($0.utf8) }
    + [[0], [0xFF], [0x80], [0xE0, 0xA2], [0xFF, 0xFE], [0xE0, 0xA2, 0x20]]

  /// Changes an input in one to four places.
  /// - Parameters:
  ///   - bytes: the input.
  ///   - others: inputs from which parts may be taken.
  ///   - generator: the source of randomness.
  /// - Returns: the changed input, at most ``FuzzTarget/largestInput`` bytes.
  public static func mutated(
    _ bytes: [UInt8],
    _ others: [[UInt8]],
    using generator: inout SeededGenerator
  ) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      mutate(&bytes, others, using: &generator)
    }
    return Array(bytes.prefix(FuzzTarget.largestInput))
  }

  private static func mutate(
    _ bytes: inout [UInt8],
    _ others: [[UInt8]],
    using generator: inout SeededGenerator
  ) {
    let part = range(in: bytes, using: &generator)
    let place = part.lowerBound
    switch Int.random(in: 0...9, using: &generator) {
    case 0: bytes.replaceSubrange(part, with: [])
    case 1: bytes.insert(contentsOf: bytes[part], at: place)
    case 2: bytes.removeSubrange(place...)
    case 3:
      guard let other = others.randomElement(using: &generator) else { return }
      bytes.insert(contentsOf: other[range(in: other, using: &generator)], at: place)
    case 4 where place < bytes.count:
      bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &generator)
    case 5 where place < bytes.count:
      bytes[place] = UInt8.random(in: 0...255, using: &generator)
    case 6:
      // A line, or the space between two tokens, that is longer than an excerpt.
      let count = [70, 400, 900, 4_100].randomElement(using: &generator) ?? 1
      let byte = [UInt8](" \nx".utf8).randomElement(using: &generator) ?? 0
      bytes.insert(contentsOf: [UInt8](repeating: byte, count: count), at: place)
    default:
      let piece = pieces.randomElement(using: &generator) ?? []
      bytes.replaceSubrange(Bool.random(using: &generator) ? part : place..<place, with: piece)
    }
  }

  /// Returns mostly a range of a few bytes, rarely one of any length.
  private static func range(
    in bytes: [UInt8],
    using generator: inout SeededGenerator
  ) -> Range<Int> {
    let start = Int.random(in: 0...bytes.count, using: &generator)
    let most = Int.random(in: 0...3, using: &generator) == 0 ? bytes.count : 8
    return start..<min(bytes.count, start + Int.random(in: 0...most, using: &generator))
  }
}
