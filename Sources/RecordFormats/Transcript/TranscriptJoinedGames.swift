import RecordText
import GameRecords
import ReversiRules

/// Finds games that are glued together on one line: `Ann 52-12 Bob : F5F6E6Cid 11-53 Dan : F5D6`.
///
/// The next game begins behind moves, with the text before a score, a name and a colon. Where a line
/// has no names itself, it takes four moves, because a name may begin like one.
struct TranscriptJoinedGames {
  /// The first byte of the line, then the one behind the last colon.
  private var start: Int
  /// How far colons were looked for.
  private var offset: Int
  private var hasNames = false

  init(lineStart: Int) {
    start = lineStart
    offset = lineStart
  }

  /// The first byte of the next game on the line, or `nil` when none shows before a limit.
  mutating func nextGame(in bytes: UnsafeBufferPointer<UInt8>, before limit: Int) -> Int? {
    let bytes = UnsafeBufferPointer(rebasing: bytes[..<limit])
    while let colon = ByteWord.firstIndex(of: UInt8(ascii: ":"), in: bytes, from: offset) {
      if let game = nextGame(behind: Array(bytes[start...colon])) { return start + game }
      start = colon + 1
      offset = start
    }
    offset = limit
    return nil
  }

  /// Where the names begin that end with the colon of a text, if they are those of the next game.
  private mutating func nextGame(behind text: [UInt8]) -> Int? {
    guard text.contains(UInt8(ascii: "-")), TranscriptHeader(of: text[...]) != nil else {
      return nil
    }
    var reading = TranscriptReader(SourceText(name: "", bytes: text.dropLast()))
    let end = reading.readMovesBeforeName()
    let moveCount = reading.record.moves.count { $0 != .pass }
    let isBehindMoves = hasNames || moveCount >= 4
    hasNames = true
    guard isBehindMoves, TranscriptReader.canBeginName(text[end]),
      let header = TranscriptHeader(of: text[end...]), !header.dark.isEmpty
    else { return nil }
    return end
  }
}

extension TranscriptReader {
  /// Reads the moves and the score before a name.
  /// - Returns: where the name begins.
  fileprivate mutating func readMovesBeforeName() -> Int {
    _ = readTokens()
    // No name has two squares in a row, but moves that cannot be read are followed by others.
    var end = offset
    for index in offset..<max(offset, bytes.count - 3) {
      if square(at: index) != nil, square(at: index + 2) != nil { end = index + 4 }
    }
    // Letters that seem to be passes begin the name: few games have names, and passes at their end.
    if end == offset {
      for (move, range) in zip(record.moves, ranges).reversed() {
        guard move == .pass, Self.canBeginName(bytes[range.bytes.lowerBound]) else { break }
        end = range.bytes.lowerBound
      }
    }
    let word = bytes[end...].prefix { (0x2D...0x39).contains($0) }
    if ResultSpelling.result(word) != nil { end = word.endIndex }
    return bytes[end...].firstIndex { !WhiteSpace.isBlank($0) } ?? bytes.count
  }
}
