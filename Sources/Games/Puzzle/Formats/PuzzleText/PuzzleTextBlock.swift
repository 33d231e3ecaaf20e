import GameRecords
import RecordFormats

/// The rows that a layout has so far, to find out whether the next line of numbers is another row.
///
/// Files with a layout on each line are common, and four layouts of four numbers on four lines look
/// like one of 4×4. But in a right layout no number appears twice, so a line with numbers that were
/// there before begins another layout if the layout before it is complete or nearly the same. A
/// comment is more often above a layout than within one: after it, a row must add to the rows before.
/// A line with the size can be before the rows.
struct PuzzleTextBlock {
  private var rowCount = 0
  /// The numbers of the first line.
  private var first: [Int] = []
  /// The rows that the line before them announces, if it is their size and not a row of them.
  private var announced: (rows: Int, numbers: [Int])?
  private var columns = 0
  /// Whether the first line can be a square board.
  private var isFirstBoard = false
  private var cellCount = 0
  private var seen = [Bool](repeating: false, count: 257)
  private var distinctCount = 0
  /// Whether the layout is all on one line, as its length or a `/` shows, or something else follows it.
  private var isWhole = false

  /// Starts a layout with its first line.
  init(_ line: some RandomAccessCollection<UInt8>) {
    add(Row(line))
  }

  /// Adds a line if it can be a row of the layout.
  /// - Parameters:
  ///   - line: the line.
  ///   - isAfterComment: whether there is a comment between the line and the row before it.
  /// - Returns: whether it can.
  mutating func accept(
    _ line: some RandomAccessCollection<UInt8>,
    afterComment isAfterComment: Bool
  ) -> Bool {
    let row = Row(line)
    guard !isWhole, !row.isWhole else { return false }
    if let announced, rowCount == announced.rows, announced.numbers.allSatisfy({ seen[$0] }) {
      return false
    }
    if rowCount == 1, let size = PuzzleTextSize(first, before: row.numbers.count) {
      let numbers = first
      self = PuzzleTextBlock(line)
      announced = (size.rows, numbers)
      return true
    }
    guard !beginsAnother(row), !isAfterComment || isContinued(by: row) else { return false }
    add(row)
    // One number on each line, after the size.
    if columns == 1, let side = first.first, side > 1 { isWhole = rowCount == side * side + 1 }
    return true
  }

  /// Takes no more rows.
  mutating func close() { isWhole = true }

  /// Whether a line below the layout has only numbers of its panels, so that it can say which of them
  /// slide.
  func hasPanels(_ line: some RandomAccessCollection<UInt8>) -> Bool {
    let row = Row(line)
    let isLayout =
      row.isBoard && row.distinct.count == row.numbers.count
      && row.numbers.allSatisfy { $0 <= row.numbers.count }
    return hasAllPanels && !row.isWhole && !isLayout && !row.numbers.isEmpty
      && row.numbers.allSatisfy { $0 > 0 && $0 < 256 && seen[$0] }
  }

  /// The numbers of a line, if none of them appears twice.
  static func distinctNumbers(of line: some RandomAccessCollection<UInt8>) -> [Int]? {
    let row = Row(line)
    return row.distinct.count == row.numbers.count ? row.numbers : nil
  }

  /// Whether there is each number once, the open cell possibly left out.
  var hasAllPanels: Bool {
    let last = distinctCount - (seen[0] ? 1 : 0)
    return distinctCount == cellCount && last > 2 && seen[1...last].allSatisfy(\.self)
  }

  private mutating func add(_ row: Row) {
    if rowCount == 0 {
      (first, columns, isFirstBoard) = (row.numbers, row.numbers.count, row.isBoard)
    }
    isWhole = row.isWhole
    rowCount += 1
    cellCount += row.numbers.count
    for number in row.numbers where !seen[number] {
      seen[number] = true
      distinctCount += 1
    }
  }

  /// Whether a row has other numbers than the rows before, and as many.
  private func isContinued(by row: Row) -> Bool {
    // The open cell can be left out once.
    abs(row.numbers.count - columns) <= (seen[0] ? 0 : 1)
      && !row.distinct.contains { seen[$0] }
  }

  private func beginsAnother(_ row: Row) -> Bool {
    let shared = row.distinct.count { seen[$0] }
    if rowCount == 1, isFirstBoard || row.isBoard,
      shared * 2 > min(distinctCount, row.distinct.count)
    {
      return true
    }
    return shared * 2 > row.distinct.count && isComplete
  }

  /// Whether the rows are a whole board with every panel, the open cell possibly left out.
  private var isComplete: Bool {
    let whole = columns * rowCount
    guard rowCount > 1, whole <= 256, distinctCount == cellCount else { return false }
    return cellCount == whole && seen[..<whole].allSatisfy(\.self)
      || cellCount == whole - 1 && seen[1..<whole].allSatisfy(\.self)
  }

  /// The numbers of a line.
  private struct Row {
    /// The numbers, 256 for those that are too large; words that are no numbers are left out.
    let numbers: [Int]
    let distinct: Set<Int>
    /// Whether the line is a whole layout.
    let isWhole: Bool

    /// Whether the line has as many numbers as a square board, the open cell possibly left out.
    var isBoard: Bool {
      let count = numbers.count
      let isOpen = !distinct.contains(0)
      return (2...4).contains { $0 * $0 == count || isOpen && $0 * $0 - 1 == count }
    }

    init(_ line: some RandomAccessCollection<UInt8>) {
      let line = PuzzleTextLine.content(of: line)
      let words = PuzzleTextCell.words(in: line)
      numbers = words.compactMap { PuzzleTextCell.number(of: $0) }
      distinct = Set(numbers)
      isWhole =
        words.count > 16 || line.contains(UInt8(ascii: "/")) || PuzzleTextCell.isList(line)
    }
  }
}
