import GameRecords

/// The text before the moves of a game that begins with its players: `Name 52-12 Name :`.
///
/// Dark comes first. Names may contain anything but a colon.
struct TranscriptHeader {
  let dark: Range<Int>
  let score: Range<Int>
  let light: Range<Int>
  /// The first byte after the colon.
  let end: Int

  /// The header that a line begins with, or `nil` when it has none.
  init?(of line: ArraySlice<UInt8>) {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let words = line[..<colon].split(whereSeparator: WhiteSpace.isSpaceOrTab)
    guard
      let score = words.first(where: { ResultSpelling.result($0)?.score != nil })
    else { return nil }
    dark = line[..<score.startIndex].trimmedRange(of: WhiteSpace.isSpaceOrTab)
    light = line[score.endIndex..<colon].trimmedRange(of: WhiteSpace.isSpaceOrTab)
    self.score = score.indices
    end = colon + 1
  }
}
