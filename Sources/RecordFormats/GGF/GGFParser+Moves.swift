internal import GameRecords
internal import ReversiRules

/// Moves: `B[f5/2.50/1.25]`, a square or a pass, the evaluation as the mover sees it, the time in
/// seconds.
extension GGFParser {
  /// Reads a move that is written as nearly all are; everything else is left to
  /// ``readMove(of:_:)``, which also finds what is wrong with it.
  /// - Returns: whether there was one here.
  @inline(__always)
  mutating func readPlainMove() -> Bool {
    let start = offset &+ 2
    // A move of two characters and the bracket behind it.
    guard start &+ 2 < bytes.count, bytes[offset &+ 1] == UInt8(ascii: "["),
      line.moves.count < Limits.moves, !hasBadMove
    else { return false }
    let name = bytes[offset]
    guard name == UInt8(ascii: "B") || name == UInt8(ascii: "W") else { return false }
    let x = bytes[start] | 0x20 &- UInt8(ascii: "a")
    var y = bytes[start &+ 1] &- UInt8(ascii: "1")
    guard x < 16, y < 9 else { return false }
    var end = start &+ 2
    let unit = bytes[end] &- UInt8(ascii: "0")
    if unit < 10 {
      guard y == 0, unit < 7 else { return false }
      y = 9 &+ unit
      end &+= 1
    }
    let place = SourceRange(uncheckedStart: start, length: UInt32(truncatingIfNeeded: end &- start))
    var evaluation: Double?
    var time: Double?
    if takeSlash(&end) {
      if !isSlash(end) {
        guard let number = DecimalSpelling.takeNumber(from: &end, of: bytes) else { return false }
        evaluation = number
      }
      if takeSlash(&end) {
        guard let number = DecimalSpelling.takeNumber(from: &end, of: bytes), number >= 0 else {
          return false
        }
        time = number
      }
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "]") else { return false }
    line.append(
      .placement(Square(rawValue: y &<< 4 | x)),
      of: name == UInt8(ascii: "B") ? .dark : .light,
      evaluation: evaluation,
      time: time,
      at: place
    )
    offset = end &+ 1
    return true
  }

  @inline(__always)
  private func isSlash(_ index: Int) -> Bool {
    index < bytes.count && bytes[index] == UInt8(ascii: "/")
  }

  @inline(__always)
  private func takeSlash(_ index: inout Int) -> Bool {
    guard isSlash(index) else { return false }
    index &+= 1
    return true
  }

  /// Reads any move.
  mutating func readMove(of side: Disk, _ value: Range<Int>) {
    guard !hasBadMove else { return }
    guard line.moves.count < Limits.moves else {
      findings.add(
        .tooMany,
        "more than \(Limits.moves) moves; the others are left out",
        at: value
      )
      hasBadMove = true
      return
    }
    let parts = parts(of: value)
    let text = trimmed(parts[0])
    guard let move = Self.move(source[text]) else {
      findings.add(
        .ggfMove,
        "\(DisplayText.quote(source[text])) is no move; it and all moves behind it are left out",
        help: "a move is a square such as f5, or PASS",
        at: text.isEmpty ? value : text
      )
      hasBadMove = true
      return
    }
    if value.contains(where: { Self.isWhitespace(bytes[$0]) }) {
      findings.add(.ggfMoveSpace, "spaces in \(DisplayText.quote(source[value]))", at: value)
    }
    let evaluation = number(parts, 1, isTime: false)
    let time = number(parts, 2, isTime: true)
    if parts.count > 3 { reportNumber(at: parts[3].lowerBound..<value.upperBound) }
    line.append(move, of: side, evaluation: evaluation, time: time, at: SourceRange(text))
  }

  private static func move(_ text: ArraySlice<UInt8>) -> Move? {
    if let square = MoveSpelling.square(text) { return .placement(square) }
    return MoveSpelling.isPass(text) ? .pass : nil
  }

  /// What stands between the slashes, up to a part that is too many.
  private func parts(of value: Range<Int>) -> [Range<Int>] {
    bytes[value].split(
      separator: UInt8(ascii: "/"),
      maxSplits: 3,
      omittingEmptySubsequences: false
    )
    .map(\.indices)
  }

  /// The number in a part of a move, if there is one.
  private mutating func number(_ parts: [Range<Int>], _ index: Int, isTime: Bool) -> Double? {
    guard parts.indices.contains(index) else { return nil }
    let range = trimmed(parts[index])
    guard !range.isEmpty else { return nil }
    let number = DecimalSpelling.number(UnsafeBufferPointer(rebasing: bytes[range]))
    guard let number, !isTime || number >= 0 else {
      reportNumber(at: range)
      return nil
    }
    return number
  }

  private mutating func reportNumber(at range: Range<Int>) {
    findings.add(
      .ggfMoveValue,
      "\(DisplayText.quote(source[range])) behind a move is left out; expected evaluation/time",
      help: "both are numbers, and a time is not negative",
      at: range
    )
  }
}
