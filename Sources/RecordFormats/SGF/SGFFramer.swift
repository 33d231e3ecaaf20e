import GameRecords
import RecordText

/// Cuts a collection into game trees by counting brackets, those in values left out.
///
/// A tree that is not closed ends where the next game begins (see ``SGFRootStart``), so that it
/// hides no other game. Trees may nest as deep as they like here: only a number is kept.
struct SGFFramer: Framer {
  private var isAtStart = true
  private var gap = SGFGap()
  private var brackets = SGFBrackets()
  /// How many times stray bytes have been told of.
  private var strayCount = 0

  /// As many times as stray bytes between trees are told of.
  private static let strayLimit = 100

  mutating func next(in bytes: ArraySlice<UInt8>, atEnd: Bool) -> Framing {
    if isAtStart {
      if bytes.count < 3, !atEnd { return .more }
      isAtStart = false
      if bytes.starts(with: ByteOrderMark.utf8) {
        return .finding(.byteOrderMark)
      }
    }
    return bytes.withUnsafeBufferPointer { bytes in
      gap.search(bytes, atEnd: atEnd)
      let isTold = strayCount < Self.strayLimit || gap.isFull
      if gap.endsAtTree || gap.isFull || atEnd, isTold, let stray = gap.stray {
        gap = SGFGap()
        strayCount += 1
        let end = strayCount == Self.strayLimit ? "; no more of the kind is told" : ""
        let finding = FindingDraft(
          .sgfStray,
          "\(DisplayText.quote(bytes[stray])) belongs to no game tree" + end,
          help: "a game tree begins with “(;” and ends with “)”",
          at: stray,
          // A bracket may be what is left of a game.
          repair: bytes[stray].contains(UInt8(ascii: "["))
            ? nil : .replace(stray, with: [], isSafe: false)
        )
        return .finding(finding)
      }
      guard gap.endsAtTree else { return atEnd ? .end : .more }
      let start = gap.end
      guard let end = brackets.scan(bytes, from: start, atEnd: atEnd) else { return .more }
      (gap, brackets) = (SGFGap(), SGFBrackets())
      var rest = end
      while rest < bytes.count, LineCursor.isBlank(bytes[rest]) { rest += 1 }
      return .slice(skipped: start, length: end - start, trailing: rest - end)
    }
  }
}

/// What stands before a game tree, which should be white space only.
private struct SGFGap {
  /// How far the bytes have been looked through.
  private(set) var end = 0
  /// Whether a game tree begins at the end of the gap.
  private(set) var endsAtTree = false
  /// The bytes from the first to the last one that is not white space.
  private(set) var stray: Range<Int>?

  /// As many bytes as one finding tells of.
  private static let limit = 1 << 20

  /// Whether so many bytes are no part of a tree that they are told of at once.
  var isFull: Bool { end == Self.limit }

  mutating func search(_ bytes: UnsafeBufferPointer<UInt8>, atEnd: Bool) {
    while !endsAtTree, !isFull, end < bytes.count {
      if bytes[end] == UInt8(ascii: "(") {
        guard let isTree = SGFRootStart.beginsTree(bytes, at: end) ?? (atEnd ? false : nil) else {
          return
        }
        endsAtTree = isTree
        if isTree { return }
      }
      if !LineCursor.isBlank(bytes[end]) { stray = (stray?.lowerBound ?? end)..<end + 1 }
      end += 1
    }
    if isFull { stray = (stray?.lowerBound ?? 0)..<end }
  }
}
