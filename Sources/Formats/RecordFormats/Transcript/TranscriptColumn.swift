import GameRecords
import ReversiRules

/// Whether the lines of a text are the moves of one game, one move per line, and not a game each.
///
/// They are if their numbers are consecutive, if each names its side, or if the moves are legal as one
/// game and not each as the first move of its own.
struct TranscriptColumn {
  /// The last line of the game.
  enum End: Equatable {
    /// The first line.
    case oneLine
    /// A line that ends at an offset.
    case line(Int)
    /// More bytes are needed to decide.
    case unknown
  }

  private(set) var end = End.oneLine

  /// A move that is alone on a line, except for its number.
  private struct Entry {
    let move: Move
    let number: Int?
    let hasSide: Bool
    /// Whether dots after the number mark it as the answer to a move, as in `1... f6`.
    let isAnswer: Bool
    let lineEnd: Int
  }

  /// The longest line that can have one move, and the most lines that are read ahead.
  private static let longestLine = 24
  private static let mostLines = 130

  /// Looks ahead.
  /// - Parameters:
  ///   - bytes: the game from its first byte, and what follows.
  ///   - firstLineEnd: where its first line ends.
  ///   - isWhole: whether nothing follows the bytes.
  init(_ bytes: UnsafeBufferPointer<UInt8>, firstLineEnd: Int, isWhole: Bool) {
    let before = bytes[..<firstLineEnd].suffix(Self.longestLine + 1)
    let lineStart = before.lastIndex(where: ByteCount.endsLine).map { $0 + 1 } ?? before.startIndex
    guard firstLineEnd - lineStart <= Self.longestLine,
      let first = Self.entry(bytes[lineStart..<firstLineEnd])
    else { return }
    var entries = [first]
    var start = firstLineEnd
    while entries.count < Self.mostLines {
      if start < bytes.count, bytes[start] == 0x0D { start += 1 }
      if start < bytes.count, bytes[start] == 0x0A { start += 1 }
      let rest = bytes[min(start, bytes.count)...].prefix(Self.longestLine + 1)
      let line = rest.prefix { !ByteCount.endsLine($0) }
      let isCut = line.endIndex == bytes.count && !isWhole
      guard !isCut else {
        end = .unknown
        return
      }
      guard let entry = Self.entry(line), entry.number != 1 || entry.isAnswer && entries.count == 1
      else { break }
      entries.append(entry)
      start = line.endIndex
      // Games of one move each must not be read again and again.
      if entries.count <= 4, !Self.areMarked(entries), !Self.arePlayable(entries) { return }
    }
    end = Self.end(of: entries)
  }

  private static func entry(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Entry? {
    guard line.count <= longestLine else { return nil }
    var text = ArraySlice(line).trimmed
    while let last = text.last, ",;:|> \t".utf8.contains(last) { text.removeLast() }
    // The mark of a list, or a sign for the colour.
    text = text.drop { "+-*>| \t".utf8.contains($0) && !text.starts(with: "--".utf8) }
    let digits = text.prefix { (0x30...0x39).contains($0) }
    let marks = text.dropFirst(digits.count).prefix { ".): \t".utf8.contains($0) }
    var word = text.dropFirst(digits.count + marks.count)
    let side = MoveSpelling.side(beginning: word)
    word = word.dropFirst(side?.length ?? 0)
    while let last = word.last, "!?".utf8.contains(last) { word.removeLast() }
    let isNumber = (1...3).contains(digits.count)
    guard digits.isEmpty || isNumber && word.count + digits.count < text.count else { return nil }
    var move: Move?
    if let square = MoveSpelling.square(word), BoardSize.standard.contains(square) {
      move = .placement(square)
    } else if MoveSpelling.isPass(word) {
      move = .pass
    }
    let number = DecimalSpelling.whole(digits, upTo: 3)
    let isAnswer = marks.count { $0 == UInt8(ascii: ".") } > 1
    return move.map {
      Entry(
        move: $0,
        number: number,
        hasSide: side != nil,
        isAnswer: isAnswer,
        lineEnd: line.endIndex
      )
    }
  }

  private static func end(of entries: [Entry]) -> End {
    guard entries.count > 1 else { return .oneLine }
    let moves = entries.map(\.move)
    let attempt = ReplayAttempt(moves, from: .initial, .implied)
    let playable = attempt.problems.first.map { $0.ply - 1 } ?? moves.count
    let areFirstMoves = moves.prefix(playable)
      .allSatisfy { Position.initial.legality(of: $0) == nil }
    let isPlayed = playable == moves.count || playable >= 4
    guard areMarked(entries) || isPlayed && !areFirstMoves else { return .oneLine }
    // What follows the end of a game is another game.
    let isOver = playable < moves.count && playable > 0 && attempt.replay.end.isOver
    return .line(entries[isOver ? playable - 1 : entries.count - 1].lineEnd)
  }

  /// Whether each line names its side, or has the number after that of the one before it, or the same
  /// one as an answer.
  private static func areMarked(_ entries: [Entry]) -> Bool {
    entries.allSatisfy(\.hasSide)
      || zip(entries, entries.dropFirst()).allSatisfy { entry, next in
        entry.number.map { $0 + (next.isAnswer ? 0 : 1) == next.number } ?? false
      }
  }

  /// Whether the moves are legal as one game.
  private static func arePlayable(_ entries: [Entry]) -> Bool {
    ReplayAttempt(entries.map(\.move), from: .initial, .implied).problems.isEmpty
  }
}
