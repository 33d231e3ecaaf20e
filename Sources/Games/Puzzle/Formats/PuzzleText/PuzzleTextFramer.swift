import GameRecords
import RecordFormats

/// Cuts a text into layouts, each with the moves and comments that belong to it.
struct PuzzleTextFramer: Framer {
  private var lines = LineCursor()
  private var asides = LineAsides()
  private var current = Part()

  mutating func next(in bytes: ArraySlice<UInt8>, atEnd: Bool) -> Framing {
    if let framing = asides.beforeFirstLine(in: bytes, atEnd: atEnd) { return framing }
    if PuzzleTextDictionary.mayBegin(bytes.drop(while: WhiteSpace.isSpaceOrLineEnd)) {
      guard atEnd else { return .more }
      return .slice(skipped: 0, length: bytes.count, trailing: 0)
    }
    return bytes.withUnsafeBufferPointer { bytes in
      while let line = lines.next(in: bytes, atEnd: atEnd) {
        let text = UnsafeBufferPointer(rebasing: bytes[line])
        guard let end = current.add(line, text, in: bytes) else { continue }
        return slice(end)
      }
      guard atEnd else { return .more }
      if let end = current.settle() { return slice(end) }
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
    /// The rows.
    private var block: PuzzleTextBlock?
    /// Rows below the layout with numbers of its panels: slides, or another layout.
    private var numbers: PuzzleTextBlock?
    /// These rows, each with its numbers if none of them appears twice.
    private var rows: [(range: Range<Int>, numbers: [Int]?)] = []
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
        } else if let block {
          return addBelow(block, line, text)
        } else {
          block = PuzzleTextBlock(text)
          begin(at: Self.lineStart(before: line.lowerBound, in: bytes))
          include(line)
        }
        return nil
      }
      if let end = settle() { return end }
      // Brackets alone can be between the rows of a list.
      if kind != .comment, kind != .blank || text.isEmpty { block?.close() }
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

    /// Adds a row below the layout.
    private mutating func addBelow(
      _ block: PuzzleTextBlock,
      _ line: Range<Int>,
      _ text: UnsafeBufferPointer<UInt8>
    ) -> Int? {
      let row = PuzzleTextBlock.distinctNumbers(of: text)
      guard block.hasPanels(text) else {
        // The rows of the same length are the first ones of the next layout, perhaps below its size.
        if let row {
          while rows.last?.numbers?.count == row.count { rows.removeLast() }
          let size = rows.last?.numbers ?? []
          if PuzzleTextSize(size, before: row.count) != nil { rows.removeLast() }
        }
        if let last = rows.last { include(last.range) }
        return end
      }
      rows.append((line, row))
      if numbers == nil {
        numbers = PuzzleTextBlock(text)
      } else {
        _ = numbers?.accept(text, afterComment: false)
      }
      self.block?.close()
      return nil
    }

    /// Decides what the rows below the layout are, since no more follow.
    /// - Returns: the end of the record if they are another layout, whose open cell is left out.
    mutating func settle() -> Int? {
      guard let numbers, let last = rows.last else { return nil }
      if numbers.hasAllPanels { return end }
      include(last.range)
      self.numbers = nil
      rows = []
      return nil
    }

    private mutating func begin(at start: Int) {
      if self.start == nil { self.start = start }
    }

    private mutating func include(_ range: Range<Int>) {
      end = range.upperBound
      open = nil
      if block != nil { hasContent = true }
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
