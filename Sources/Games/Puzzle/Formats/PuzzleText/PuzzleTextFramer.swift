import GameRecords
import RecordFormats

/// Cuts a text into layouts, each with the moves and comments that belong to it.
struct PuzzleTextFramer: Framer {
  private var lines = LineCursor()
  private var asides = LineAsides()
  private var current = Part()

  mutating func next(in bytes: ArraySlice<UInt8>, atEnd: Bool) -> Framing {
    if let framing = asides.beforeFirstLine(in: bytes, atEnd: atEnd) { return framing }
    return bytes.withUnsafeBufferPointer { bytes in
      while let line = lines.next(in: bytes, atEnd: atEnd) {
        let text = UnsafeBufferPointer(rebasing: bytes[line])
        guard let end = current.add(line, text, in: bytes) else { continue }
        return slice(end)
      }
      guard atEnd else { return .more }
      guard current.hasContent else { return .end }
      return slice(current.wholeEnd)
    }
  }

  private mutating func slice(_ end: Int) -> Framing {
    defer { reset() }
    return .slice(skipped: current.start ?? 0, length: end - (current.start ?? 0), trailing: 0)
  }

  private mutating func reset() {
    lines = LineCursor()
    current = Part()
  }

  mutating func continuesAtNextLine() -> Bool {
    reset()
    return true
  }

  func canBegin(with line: ArraySlice<UInt8>) -> Bool {
    PuzzleTextLine(line.prefix { !ByteCount.endsLine($0) }.trimmed) == .row
  }

  /// The lines of a record that has begun.
  private struct Part {
    /// Where the record begins.
    var start: Int?
    /// Whether there is anything but comments.
    var hasContent = false
    /// The end of the last line that certainly belongs to the record.
    private var end = 0
    /// The rows, as long as the next line can be another one.
    private var block: PuzzleTextBlock?
    private var hasLayout = false
    /// Comments and the like whose record depends on what follows them.
    private var open: Range<Int>?

    /// The end of the record at the end of the input.
    var wholeEnd: Int { open?.upperBound ?? end }

    /// Adds a line.
    /// - Returns: the end of the record if the line belongs to the next one.
    mutating func add(
      _ line: Range<Int>,
      _ text: UnsafeBufferPointer<UInt8>,
      in bytes: UnsafeBufferPointer<UInt8>
    ) -> Int? {
      let kind = PuzzleTextLine(text)
      if kind == .row {
        // What is open is between the rows.
        if block?.accept(text, afterComment: open != nil) == true {
          include(line)
          return nil
        }
        if hasLayout { return end }
        hasLayout = true
        block = PuzzleTextBlock(text)
        begin(at: Self.lineStart(before: line.lowerBound, in: bytes))
        include(line)
        return nil
      }
      // Brackets alone can be between the rows of a list.
      if kind != .comment, kind != .blank || text.isEmpty { block = nil }
      switch kind {
      case .blank:
        if let range = open { include(range) }
        return nil
      case .comment, .other:
        begin(at: line.lowerBound)
        open = (open?.lowerBound ?? line.lowerBound)..<line.upperBound
      case .moves, .row:
        begin(at: line.lowerBound)
        include(line)
      }
      if kind != .comment { hasContent = true }
      return nil
    }

    private mutating func begin(at start: Int) {
      if self.start == nil { self.start = start }
    }

    private mutating func include(_ range: Range<Int>) {
      end = range.upperBound
      open = nil
      if hasLayout { hasContent = true }
    }

    /// Where a line begins, since an empty first column may be the open cell.
    private static func lineStart(
      before offset: Int,
      in bytes: UnsafeBufferPointer<UInt8>
    ) -> Int {
      var start = offset
      while start > 0, !ByteCount.endsLine(bytes[start - 1]) { start -= 1 }
      return start
    }
  }
}
