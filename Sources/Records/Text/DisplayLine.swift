/// Text made safe for a terminal, with the columns that each character takes.
struct DisplayLine {
  private(set) var cells: [(text: String, width: Int)] = []

  var text: String { cells.map(\.text).joined() }
  var width: Int { cells.reduce(0) { $0 + $1.width } }

  private init(cells: [(text: String, width: Int)]) { self.cells = cells }

  /// Creates the line as shown from column `start`, which determines the width of tabs, and cuts it
  /// after the first character past `limit` columns.
  init(_ bytes: some Sequence<UInt8>, from start: Int, past limit: Int = .max) {
    var column = start
    for character in String(decoding: Array(bytes), as: UTF8.self) {
      let cell: (text: String, width: Int)
      if let byte = character.utf8.first, DisplayText.isPlain(byte), character.utf8.count == 1 {
        cell = (String(character), 1)
      } else if character == "\t" {
        let width = 8 - column % 8
        cell = (String(repeating: " ", count: width), width)
      } else {
        let safe = DisplayText.escape(character)
        cell = (safe, TerminalWidth.columns(of: safe))
      }
      cells.append(cell)
      column += cell.width
      if column - start > limit { break }
    }
  }

  func prefix(columns: Int, isCut: Bool) -> (line: DisplayLine, isCut: Bool) {
    var width = 0
    let kept = cells.prefix { cell in
      width += cell.width
      return width <= columns
    }
    return (DisplayLine(cells: Array(kept)), isCut || kept.count < cells.count)
  }

  func suffix(columns: Int, isCut: Bool) -> (line: DisplayLine, isCut: Bool) {
    let (reversed, isCut) = DisplayLine(cells: cells.reversed())
      .prefix(columns: columns, isCut: isCut)
    return (DisplayLine(cells: reversed.cells.reversed()), isCut)
  }
}
