/// A board of cells as lines of text with coordinates, for terminals and documents.
@usableFromInline
package struct GridDrawing {
  @usableFromInline let columns: Int
  @usableFromInline let rows: Int
  @usableFromInline let cellWidth: Int
  @usableFromInline let marked: (column: Int, row: Int)?
  @usableFromInline let style: TerminalStyle

  /// Creates a drawing of a board.
  /// - Parameters:
  ///   - columns: the number of columns, at most 16.
  ///   - rows: the number of rows, at most 16.
  ///   - cellWidth: the number of characters in a cell.
  ///   - marked: a cell to put in brackets.
  ///   - style: the text styles to use.
  package init(
    columns: Int,
    rows: Int,
    cellWidth: Int = 1,
    marking marked: (column: Int, row: Int)? = nil,
    style: TerminalStyle
  ) {
    self.columns = columns
    self.rows = rows
    self.cellWidth = cellWidth
    self.marked = marked
    self.style = style
  }

  /// Appends one line of column letters, then one line for each row, each with a line feed.
  ///
  /// Works on bytes, because an animation as text has some hundred boards.
  /// - Parameters:
  ///   - output: the text so far.
  ///   - appendCell: appends the contents of a cell, as wide as it is.
  @inlinable
  package func append(
    to output: inout [UInt8],
    _ appendCell: (_ column: Int, _ row: Int, _ isMarked: Bool, inout [UInt8]) -> Void
  ) {
    style.append(.dim, to: &output) { output in
      output += "   ".utf8
      for column in 0..<columns {
        output += repeatElement(UInt8(ascii: " "), count: cellWidth)
        output.append(UInt8(ascii: "a") + UInt8(column))
      }
    }
    output.append(UInt8(ascii: "\n"))
    for row in 0..<rows {
      appendNumber(row + 1, to: &output)
      var wasMarked = false
      for column in 0..<columns {
        let isMarked = marked.map { $0 == (column, row) } ?? false
        output.append(UInt8(ascii: isMarked ? "[" : wasMarked ? "]" : " "))
        appendCell(column, row, isMarked, &output)
        wasMarked = isMarked
      }
      if wasMarked { output.append(UInt8(ascii: "]")) }
      output.append(UInt8(ascii: "\n"))
    }
  }

  @usableFromInline
  func appendNumber(_ number: Int, to output: inout [UInt8]) {
    style.append(.dim, to: &output) { output in
      output.append(UInt8(ascii: " "))
      output.append(number > 9 ? UInt8(ascii: "1") : UInt8(ascii: " "))
      output.append(UInt8(ascii: "0") + UInt8(number % 10))
    }
  }
}

extension [UInt8] {
  /// The lines of a text that ends with a line feed.
  package var textLines: [String] {
    split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }
}
