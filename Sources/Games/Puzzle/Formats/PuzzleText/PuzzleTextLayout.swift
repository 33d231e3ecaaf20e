import GameRecords
import PuzzleRules
import RecordFormats

/// The layout of a record and where its rows are.
struct PuzzleTextLayout {
  let layout: PanelLayout
  let parts: [(part: RecordPart, range: SourceRange)]

  /// Reads a layout.
  /// - Parameters:
  ///   - lines: the bytes of its lines, at least one, with the white space at both ends.
  ///   - source: the text.
  /// - Throws: why it cannot be read.
  init(_ lines: [Range<Int>], of source: SourceText) throws(PuzzleTextError) {
    let ranges = Self.rows(in: lines, of: source)
    let rows = try Self.withoutSize(ranges.map { PuzzleTextRow($0, of: source) })
    for cell in rows.lazy.flatMap(\.cells) where cell.number.map({ $0 > 255 }) ?? true {
      throw Self.error(about: cell, in: source)
    }
    if let row = rows.first, rows.count == 1 {
      try self.init(line: row)
    } else if let side = Self.side(of: rows.count), rows.allSatisfy({ $0.cells.count == 1 }),
      let size = PuzzleSize(columns: side, rows: side)
    {
      self.init(cells: rows, size: size)
    } else {
      try self.init(rows: rows)
    }
  }

  /// A square board on one line.
  private init(line: PuzzleTextRow) throws(PuzzleTextError) {
    var numbers = Self.numbers(line)
    if !numbers.contains(0), let field = line.emptyField { numbers.insert(0, at: field) }
    guard let side = Self.side(of: numbers.count),
      let size = PuzzleSize(columns: side, rows: side)
    else {
      // It may as well be a row whose layout is damaged or elsewhere.
      let canBeWhole = !numbers.contains(0) && Self.side(of: numbers.count + 1) != nil
      throw PuzzleTextError(
        .puzzleSize,
        "a layout on one line must be a square board with its open cell, and this line has "
          + Words.count("number", numbers.count),
        help: canBeWhole
          ? "write 0 for the open cell if this is a layout, and the other rows below if it is a row"
          : "write each row on a line of its own, or / between rows",
        at: line.range
      )
    }
    layout = PanelLayout(size: size, numbers: numbers)
    // Without the open cell, the last row can have one word less, or none.
    let words = line.cells.map(\.range)
    var rows: [Range<Int>] = []
    for start in stride(from: 0, to: words.count, by: side) {
      rows.append(Self.hull(words[start..<min(start + side, words.count)]))
    }
    parts = Self.parts(line.range, rows: rows)
  }

  /// A square board with one number on each line.
  private init(cells: [PuzzleTextRow], size: PuzzleSize) {
    layout = PanelLayout(size: size, numbers: cells.flatMap(Self.numbers))
    let ranges = cells.map(\.range)
    let starts = stride(from: 0, to: ranges.count, by: size.columns)
    parts = Self.parts(
      Self.hull(ranges[...]),
      rows: starts.map { Self.hull(ranges[$0..<$0 + size.columns]) }
    )
  }

  private init(rows: [PuzzleTextRow]) throws(PuzzleTextError) {
    let columns = rows.map(\.cells.count).max() ?? 0
    let short = rows.indices.filter { rows[$0].cells.count < columns }
    var numbers = rows.map(Self.numbers)
    if let row = short.first {
      guard short.count == 1, let index = Self.openCell(in: row, of: rows, columns: columns) else {
        let wrong = rows[Self.unusual(rows) ?? row]
        let usual = rows.first { $0.cells.count != wrong.cells.count }?.cells.count ?? columns
        throw PuzzleTextError(
          .puzzleRowLength,
          "the row has \(Words.count("cell", wrong.cells.count)), and others have \(usual)",
          help: "write 0 for the open cell, and all rows with the same number of cells",
          at: wrong.range
        )
      }
      numbers[row].insert(0, at: index)
    }
    guard let size = PuzzleSize(columns: columns, rows: rows.count) else {
      let last = rows.last.map(\.range) ?? 0..<0
      let first = rows.first.map(\.range) ?? last
      throw PuzzleTextError(
        .puzzleSize,
        "the layout is \(columns)×\(rows.count); layouts from 2×2 to 16×16 can be read",
        help: nil,
        at: columns > 16 || columns < 2 ? first : last
      )
    }
    layout = PanelLayout(size: size, numbers: numbers.flatMap(\.self))
    let ranges = rows.map(\.range)
    parts = Self.parts(Self.hull(ranges[...]), rows: ranges)
  }

  /// The rows without a line with their size before them, whose numbers they contain as well.
  private static func withoutSize(
    _ rows: [PuzzleTextRow]
  ) throws(PuzzleTextError) -> [PuzzleTextRow] {
    guard let first = rows.first, rows.count > 1 else { return rows }
    let (numbers, rest) = (first.cells.map(\.number), Array(rows.dropFirst()))
    let known = Set(rest.lazy.flatMap(\.cells).map(\.number))
    guard numbers.allSatisfy(known.contains) else { return rows }
    if rows.allSatisfy({ $0.cells.count == 1 }) {
      return side(of: rest.count) == numbers[0] ? rest : rows
    }
    let size = PuzzleTextSize(numbers.compactMap(\.self), before: rest[0].cells.count)
    guard let size, size.rows != rest.count else { return size == nil ? rows : rest }
    throw PuzzleTextError(
      .puzzleSize,
      "the size announces \(Words.count("row", size.rows)), and there are \(rest.count)",
      help: nil,
      at: first.range
    )
  }

  /// The bytes from the first to the last of some words or rows.
  private static func hull(_ ranges: ArraySlice<Range<Int>>) -> Range<Int> {
    (ranges.first?.lowerBound ?? 0)..<(ranges.last?.upperBound ?? 0)
  }

  private static func numbers(_ row: PuzzleTextRow) -> [UInt8] {
    row.cells.map { UInt8(clamping: $0.number ?? 0) }
  }

  private static func parts(
    _ whole: Range<Int>,
    rows: [Range<Int>]
  ) -> [(part: RecordPart, range: SourceRange)] {
    let rows = rows.enumerated().map { (part: RecordPart.row($0 + 1), range: SourceRange($1)) }
    return [(part: .start, range: SourceRange(whole))] + rows
  }

  /// The rows: the lines, or the parts of a line between `/` or between the lists of a list.
  private static func rows(in lines: [Range<Int>], of source: SourceText) -> [Range<Int>] {
    lines.flatMap { line in
      let text = source[line]
      let isList = PuzzleTextCell.isList(text)
      guard isList || text.contains(UInt8(ascii: "/")) else { return [line] }
      let first = text.startIndex - line.lowerBound
      let end = UInt8(ascii: isList ? "]" : "/")
      var rows = text.split(separator: end, omittingEmptySubsequences: isList)
      // A comma between lists is no empty field.
      if isList { rows = rows.map { $0.drop { PuzzleTextCell.isGap($0) || $0 == 0x2C } } }
      // A slash can also follow the last row.
      if let last = rows.last, last.trimmed.isEmpty { rows.removeLast() }
      return rows.map { $0.startIndex - first..<$0.endIndex - first }
    }
  }

  /// The number of rows of a square board with some cells.
  private static func side(of cells: Int) -> Int? {
    PuzzleSize.range.first { $0 * $0 == cells }
  }

  /// Where the open cell is in the only row that is shorter than the others; `nil` if that is not
  /// certain.
  private static func openCell(in short: Int, of rows: [PuzzleTextRow], columns: Int) -> Int? {
    let row = rows[short]
    guard columns <= 16, row.cells.count == columns - 1,
      !rows.contains(where: { $0.cells.contains { $0.number == 0 } })
    else { return nil }
    if let field = row.emptyField { return field }
    let others = rows.indices.filter { $0 != short }.map { rows[$0] }
    return gap(in: row.ends, of: others.map(\.ends))
      ?? gap(in: row.starts, of: others.map(\.starts))
      ?? (short == rows.count - 1 ? columns - 1 : nil)
  }

  /// The only column that has no word, if all other words are exactly in their columns.
  private static func gap(in row: [Int], of others: [[Int]]) -> Int? {
    guard let columns = others.first, others.allSatisfy({ $0 == columns }), !row.isEmpty else {
      return nil
    }
    let gaps = columns.indices.filter { !row.contains(columns[$0]) }
    return gaps.count == 1 && columns.count == row.count + 1 ? gaps.first : nil
  }

  /// The index of the first row with a length that fewer rows have than any other; the last such
  /// length if there are several.
  private static func unusual(_ rows: [PuzzleTextRow]) -> Int? {
    let counts = Dictionary(grouping: rows.indices) { rows[$0].cells.count }
    return counts.values.min { ($0.count, -($0.first ?? 0)) < ($1.count, -($1.first ?? 0)) }?.first
  }

  private static func error(about cell: PuzzleTextCell, in source: SourceText) -> PuzzleTextError {
    let word = DisplayText.quote(source[cell.range])
    if cell.number != nil {
      let message = "\(word) is larger than any panel number, which is at most 255"
      return PuzzleTextError(.puzzleCell, message, help: nil, at: cell.range)
    }
    return PuzzleTextError(
      .puzzleCell,
      "expected a panel number or the open cell, found \(word)",
      help: "write 0 for the open cell",
      at: cell.range
    )
  }
}
