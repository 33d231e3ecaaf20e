import RecordText
import GameRecords

/// What stands before the moves where a game begins with its players: `Name 52-12 Name :`.
///
/// Dark comes first. Names may hold anything but a colon.
struct TranscriptHeader {
  let dark: Range<Int>
  let score: Range<Int>
  let light: Range<Int>
  /// The first byte behind the colon.
  let end: Int

  /// The header that a line begins with, or `nil` when it has none.
  init?(of line: ArraySlice<UInt8>) {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let words = line[..<colon].split { $0 == 0x20 || $0 == 0x09 }
    guard
      let score = words.first(where: { ResultSpelling.result($0)?.score != nil })
    else { return nil }
    dark = Self.trimmed(line[..<score.startIndex])
    light = Self.trimmed(line[score.endIndex..<colon])
    self.score = score.indices
    end = colon + 1
  }

  private static func trimmed(_ name: ArraySlice<UInt8>) -> Range<Int> {
    let rest = name.drop { $0 == 0x20 || $0 == 0x09 }
    let end = rest.lastIndex { $0 != 0x20 && $0 != 0x09 }
    return rest.startIndex..<(end.map { $0 + 1 } ?? rest.startIndex)
  }
}
