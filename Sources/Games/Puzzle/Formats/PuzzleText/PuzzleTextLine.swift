import GameRecords

/// What a line without white space at its ends is, at a glance.
enum PuzzleTextLine: Sendable {
  case blank
  case comment
  /// A row of numbers, or a whole layout.
  case row
  /// Moves, well or badly written.
  case moves
  /// Anything else.
  case other

  init(_ line: some RandomAccessCollection<UInt8>) {
    guard let first = line.first, !line.allSatisfy({ "[],".utf8.contains($0) }) else {
      self = .blank
      return
    }
    if Self.isCommentMark(first) {
      self = .comment
    } else if PuzzleTextLabel(beginning: line) != nil {
      self = .moves
    } else {
      self = Self.kind(of: line)
    }
  }

  /// A line without the comment that can follow its numbers or moves.
  static func content<Line: RandomAccessCollection<UInt8>>(of line: Line) -> Line.SubSequence {
    line[..<(line.dropFirst().firstIndex(of: UInt8(ascii: "#")) ?? line.endIndex)]
  }

  /// Numbers and moves are distinguished by letters: rows have none but `x` for the open cell.
  private static func kind(of line: some RandomAccessCollection<UInt8>) -> PuzzleTextLine {
    var (hasDigit, moves, others) = (false, 0, 0)
    for byte in content(of: line) {
      if PuzzleTextMoves.direction(byte) != nil {
        moves += 1
      } else if isLetter(byte) {
        others += 1
      } else if ASCII.isDigit(byte) {
        hasDigit = true
      }
    }
    if moves > others || others > 0 && hasDigit && PuzzleTextMoves.areCells(line, of: nil) {
      return .moves
    }
    return moves == 0 && others == 0 && hasDigit ? .row : .other
  }

  static func isCommentMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "#") || byte == UInt8(ascii: ";")
  }

  /// Whether a byte is part of a word: `x` is not, because it is an open cell.
  static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (0x61...0x7A).contains(byte | 0x20) && byte | 0x20 != UInt8(ascii: "x")
  }
}
