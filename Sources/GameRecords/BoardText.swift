public import ReversiRules

/// A board written row by row with `x`, `o` and `-`, as saves, JSON and XML have it.
public struct BoardText: Sendable {
  /// The board, with unknown symbols left empty; `nil` when its rows make no board.
  public private(set) var board: Board?
  /// What is wrong with the rows.
  public private(set) var faults: [Fault] = []

  /// Something wrong with a row or with all of them.
  public struct Fault: Hashable, Sendable {
    /// ``Rule/boardSize``, ``Rule/rowLength`` or ``Rule/boardSymbol``.
    public let rule: Rule
    /// What is wrong and what was expected.
    public let message: String
    /// The row from 1; `nil` when the board as a whole is meant.
    public let row: Int?
    /// The bytes of the row that are meant.
    public let bytes: Range<Int>
  }

  /// Reads rows from the top, each as its bytes in UTF-8 without any line ending.
  public init(rows: [ArraySlice<UInt8>]) {
    let rows = rows.map(Row.init)
    let width = Self.usualWidth(of: rows)
    for (index, row) in rows.enumerated() { check(row, number: index + 1, width: width) }
    guard let size = BoardSize(width: width, height: rows.count) else {
      faults.append(
        Fault(
          rule: .boardSize,
          message: "a board of \(width)×\(rows.count) squares; "
            + "width and height must be even, from 4 to 16",
          row: nil,
          bytes: 0..<0
        )
      )
      return
    }
    guard !faults.contains(where: { $0.rule == .rowLength }) else { return }
    var board = Board(size: size)
    for (y, row) in rows.enumerated() {
      for (x, cell) in row.cells.enumerated() {
        if let disk = cell.disk, let square = Square(x: x, y: y) { board[square] = disk }
      }
    }
    self.board = board
  }

  private mutating func check(_ row: Row, number: Int, width: Int) {
    for cell in row.cells where !cell.isKnown {
      faults.append(
        Fault(
          rule: .boardSymbol,
          message: "unknown symbol \(DisplayText.quote(cell.text)) on the board; "
            + "expected x, o or -",
          row: number,
          bytes: cell.bytes
        )
      )
    }
    guard row.cells.count != width else { return }
    let surplus = row.cells.count > width ? row.cells[width].bytes.lowerBound : row.length
    faults.append(
      Fault(
        rule: .rowLength,
        message: "row \(number) has \(row.cells.count) symbols; expected \(width)",
        row: number,
        bytes: surplus..<row.length
      )
    )
  }

  /// The length that most rows have; of two equally frequent ones the one met first.
  private static func usualWidth(of rows: [Row]) -> Int {
    var frequency: [Int: Int] = [:]
    for row in rows { frequency[row.cells.count, default: 0] += 1 }
    var usual = 0
    for row in rows where frequency[row.cells.count, default: 0] > frequency[usual, default: 0] {
      usual = row.cells.count
    }
    return usual
  }

  /// The bytes of a board's row, as ``init(rows:)`` reads them.
  public static func row(_ y: Int, of board: Board) -> [UInt8] {
    (0..<board.size.width).map { x in
      switch Square(x: x, y: y).flatMap({ board[$0] }) {
      case .dark: UInt8(ascii: "x")
      case .light: UInt8(ascii: "o")
      case nil: UInt8(ascii: "-")
      }
    }
  }
}

/// A row cut into the characters that a person sees.
private struct Row {
  struct Cell {
    let text: String
    let bytes: Range<Int>

    var disk: Disk? { text == "x" ? .dark : text == "o" ? .light : nil }
    var isKnown: Bool { disk != nil || text == "-" }
  }

  let cells: [Cell]
  let length: Int

  init(_ bytes: ArraySlice<UInt8>) {
    var offset = 0
    cells = String(decoding: bytes, as: UTF8.self).map { character in
      let text = String(character)
      defer { offset += text.utf8.count }
      return Cell(text: text, bytes: offset..<offset + text.utf8.count)
    }
    length = bytes.count
  }
}
