import GameRecords

/// Cuts a text into positions: lines with a whole one, and pictures of several lines, which end at
/// a blank line or before a line with a whole position.
struct BoardFramer: Framer {
  private let digits: DigitDialect?
  private var lines = LineCursor()
  private var asides = LineAsides()
  /// The lines of the picture that has begun.
  private var picture: Range<Int>?

  /// A framer; digits can begin a line if the boards use a program's digits.
  init(digits: DigitDialect?) { self.digits = digits }

  mutating func next(in bytes: ArraySlice<UInt8>, atEnd: Bool) -> Framing {
    if let framing = asides.beforeFirstLine(in: bytes, atEnd: atEnd) { return framing }
    return bytes.withUnsafeBufferPointer { bytes in
      while let line = lines.next(in: bytes, atEnd: atEnd) {
        let kind = BoardLineKind(UnsafeBufferPointer(rebasing: bytes[line]), digits)
        switch kind {
        case .blank, .position:
          if let picture { return slice(picture) }
          if kind == .position { return slice(line) }
        case .comment where picture == nil:
          guard let finding = asides.comment(at: line) else { continue }
          lines = LineCursor()
          return finding
        case .comment, .other:
          picture = (picture?.lowerBound ?? line.lowerBound)..<line.upperBound
        }
      }
      guard atEnd else { return .more }
      return picture.map { slice($0) } ?? .end
    }
  }

  private mutating func slice(_ range: Range<Int>) -> Framing {
    lines = LineCursor()
    picture = nil
    return .slice(skipped: range.lowerBound, length: range.count, trailing: 0)
  }
}

/// What a line without white space at its ends is, at a glance.
enum BoardLineKind {
  case blank
  /// Text outside of any position.
  case comment
  /// A whole position, well or badly written.
  case position
  /// A line that can be part of a picture.
  case other

  init(_ line: UnsafeBufferPointer<UInt8>, _ digits: DigitDialect?) {
    guard let first = line.first else {
      self = .blank
      return
    }
    if first == UInt8(ascii: "%") || first == UInt8(ascii: "#") && !Self.isRow(line) {
      self = .comment
    } else {
      self = Self.isPosition(line, digits) ? .position : .other
    }
  }

  /// Whether a line that begins with `#` has squares: then `#` is a dark disk, not a comment.
  private static func isRow(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    let text = line.prefix { $0 != UInt8(ascii: "%") && $0 != UInt8(ascii: ";") }
    guard text.allSatisfy({ WhiteSpace.isBlank($0) || CellRun.square($0) != nil }) else {
      return false
    }
    let cells = text.filter { !WhiteSpace.isBlank($0) }
    return cells.count >= 4 && cells.contains { $0 != UInt8(ascii: "#") }
  }

  /// A row of a picture has at most 16 squares, two numbers and the side to move; the smallest
  /// board on a line is as long as the longest row, plus the side to move.
  private static func isPosition(
    _ line: UnsafeBufferPointer<UInt8>,
    _ digits: DigitDialect?
  ) -> Bool {
    if BoardSpelling.isRow(line) { return false }
    if line.contains(UInt8(ascii: ";")) || line.starts(with: "[".utf8) || BoardBits.isLine(line)
      || line.starts(with: "BO[".utf8)
    {
      return true
    }
    let symbols = line.prefix { $0 != UInt8(ascii: "%") }.count(where: CellRun.isSymbol)
    guard symbols > 24 || symbols == 17 && (digits != nil || !ASCII.isDigit(line[0])) else {
      return false
    }
    // A row of numbers and symbols between blanks has more symbols than squares.
    let words = line.split(whereSeparator: WhiteSpace.isBlank)
    return !(4...16 ~= words.count) || words.contains { $0.count > 3 }
  }
}
