import GameRecords
import ReversiRules

/// Finds games that are joined on one line: `Ann 52-12 Bob : F5F6E6Cid 11-53 Dan : F5D6`.
///
/// The next game begins after moves, with a name, a score, a name and a colon. If the line has no
/// names itself, four moves are needed, because a name may begin like a move.
struct TranscriptJoinedGames {
  /// The first byte of the line, then the one after the last colon.
  private var start: Int
  /// How far colons have been searched for.
  private var offset: Int
  private var hasNames = false

  init(lineStart: Int) {
    start = lineStart
    offset = lineStart
  }

  /// The first byte of the next game on the line, or `nil` when none is found before a limit.
  mutating func nextGame(in bytes: UnsafeBufferPointer<UInt8>, before limit: Int) -> Int? {
    let bytes = UnsafeBufferPointer(rebasing: bytes[..<limit])
    while let colon = ByteWord.firstIndex(of: UInt8(ascii: ":"), in: bytes, from: offset) {
      if let game = nextGame(after: Array(bytes[start...colon])) { return start + game }
      start = colon + 1
      offset = start
    }
    offset = limit
    return nil
  }

  /// The start of the names before the colon of a text, if they are those of the next game.
  private mutating func nextGame(after text: [UInt8]) -> Int? {
    guard text.contains(UInt8(ascii: "-")), TranscriptHeader(of: text[...]) != nil else {
      return nil
    }
    var reading = TranscriptReader(SourceText(name: "", bytes: text.dropLast()))
    let end = reading.readMovesBeforeName()
    let moveCount = reading.record.moves.count { $0 != .pass }
    let isAfterMoves = hasNames || moveCount >= 4
    hasNames = true
    guard isAfterMoves, TranscriptReader.canBeginName(text[end]),
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
    // Letters that look like passes begin the name: few games have both names and passes at the
    // end.
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
