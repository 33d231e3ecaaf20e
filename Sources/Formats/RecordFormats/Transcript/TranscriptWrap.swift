import GameRecords

/// Whether the line after a line of a game continues the game, as when a program or an e-mail has
/// wrapped it: `… 9. g6` above `h6 10. c7 c5`.
///
/// It does if the first line ends with a move number and up to two moves, and the second line
/// begins with up to two moves and a number greater than 1, or consists only of such moves or a
/// score. Numbers without a dot count where each line begins with the number after the one before. A
/// list of numbered games is not read as one game.
struct TranscriptWrap {
  /// The game from its first byte, and what follows.
  let bytes: UnsafeBufferPointer<UInt8>
  /// Where the line ends.
  let end: Int
  /// Whether nothing follows the bytes.
  let isWhole: Bool

  /// What follows the line.
  enum Next: Equatable {
    /// Nothing that belongs to the game.
    case otherGame
    /// A line of the same game, which begins at an offset.
    case sameGame(at: Int)
    /// More bytes are needed to decide.
    case unknown
  }

  var next: Next {
    let bareNumber = bareNumber
    guard endsWithNumberedMoves || bareNumber != nil else { return .otherGame }
    var start = end
    if byte(start) == 0x0D { start += 1 }
    guard isWhole || start < bytes.count else { return .unknown }
    if byte(start) == 0x0A { start += 1 }
    if let bareNumber {
      let line = bytes[start...].prefix(16)
      guard isWhole || line.count == 16 || line.contains(where: ByteCount.endsLine) else {
        return .unknown
      }
      let next = Self.bareNumber(ArraySlice(line.prefix { !ByteCount.endsLine($0) }))
      return next == bareNumber + 1 ? .sameGame(at: start) : .otherGame
    }
    var index = start
    // Two moves and a score at most, and what follows them.
    for wordsBefore in 0...3 {
      while let byte = byte(index), WhiteSpace.isSpaceOrTab(byte) { index += 1 }
      let word = word(from: index)
      index += word.count
      guard isWhole || index < bytes.count else { return .unknown }
      guard !word.isEmpty else {
        return wordsBefore > 0 && isLineEnd(index) ? .sameGame(at: start) : .otherGame
      }
      if let number = moveNumber(word, before: index) {
        return number > 1 ? .sameGame(at: start) : .otherGame
      }
      guard Self.isMove(word) || ResultSpelling.result(word) != nil else { return .otherGame }
    }
    return .otherGame
  }

  private func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private func isLineEnd(_ index: Int) -> Bool {
    guard let byte = byte(index) else { return true }
    return ByteCount.endsLine(byte)
  }

  /// The bytes up to the next white space, dot or bracket, at most eight.
  private func word(from start: Int) -> ArraySlice<UInt8> {
    let rest = bytes[min(start, bytes.count)...].prefix(8)
    return ArraySlice(
      rest.prefix { $0 > 0x20 && $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: ")") }
    )
  }

  /// The number without a dot before the only one or two moves of the line.
  private var bareNumber: Int? {
    let tail = bytes[..<end].suffix(16)
    let start = tail.lastIndex(where: ByteCount.endsLine).map { $0 + 1 } ?? tail.startIndex
    guard start == 0 || start > tail.startIndex else { return nil }
    return Self.bareNumber(ArraySlice(tail[start...]))
  }

  private static func bareNumber(_ line: ArraySlice<UInt8>) -> Int? {
    let words = line.split(whereSeparator: WhiteSpace.isSpaceOrTab)
    guard (2...3).contains(words.count), words.dropFirst().allSatisfy(isMove) else { return nil }
    return DecimalSpelling.whole(words[0], upTo: 3)
  }

  private static func isMove(_ word: ArraySlice<UInt8>) -> Bool {
    MoveSpelling.square(word) != nil || MoveSpelling.isPass(word)
  }

  private func moveNumber(_ word: ArraySlice<UInt8>, before index: Int) -> Int? {
    guard let mark = byte(index), mark == UInt8(ascii: ".") || mark == UInt8(ascii: ")") else {
      return nil
    }
    return DecimalSpelling.whole(word, upTo: 3)
  }

  /// Whether there are at most two moves between the last number and the end of the line.
  private var endsWithNumberedMoves: Bool {
    let tail = bytes[max(0, end - 14)..<end]
    guard
      let mark = tail.lastIndex(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ")") }),
      mark > tail.startIndex, (0x30...0x39).contains(bytes[mark - 1])
    else { return false }
    let words = bytes[(mark + 1)..<end].split(whereSeparator: WhiteSpace.isSpaceOrTab)
    return words.count <= 2 && words.allSatisfy { Self.isMove(ArraySlice($0)) }
  }
}
