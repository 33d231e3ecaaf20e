public import ReversiRules

/// A board written row by row with `x`, `o` and `-`, as saves, JSON and XML have it.
public struct BoardText: Sendable {
  /// The board; `nil` when anything is wrong with its rows.
  public private(set) var board: Board?
  /// What is wrong with the rows; when it is the board's size, that alone.
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
    // Rows are only looked at when there is a sane number of them.
    guard BoardSize.isValid(rows.count) else {
      addSizeFault("a board of \(rows.count) \(rows.count == 1 ? "row" : "rows")")
      return
    }
    let rows = rows.map(SymbolLine.init)
    let width = Self.usualWidth(of: rows)
    guard let size = BoardSize(width: width, height: rows.count) else {
      addSizeFault("a board of \(width)×\(rows.count) squares")
      return
    }
    var board = Board(size: size)
    for (y, row) in rows.enumerated() {
      for (x, symbol) in row.symbols.prefix(width).enumerated() {
        guard let square = Square(x: x, y: y) else { continue }
        switch symbol.ascii {
        case UInt8(ascii: "x"): board[square] = .dark
        case UInt8(ascii: "o"): board[square] = .light
        case UInt8(ascii: "-"): break
        default: addSymbolFault(symbol, row: y + 1)
        }
      }
      if row.count != width { addLengthFault(row, number: y + 1, width: width) }
    }
    if faults.isEmpty { self.board = board }
  }

  private mutating func addSizeFault(_ found: String) {
    let message = found + "; width and height must be even, from 4 to 16"
    faults.append(Fault(rule: .boardSize, message: message, row: nil, bytes: 0..<0))
  }

  private mutating func addSymbolFault(_ symbol: SymbolLine.Symbol, row: Int) {
    let message = "unknown symbol \(symbol.quoted) on the board; expected x, o or -"
    faults.append(Fault(rule: .boardSymbol, message: message, row: row, bytes: symbol.range))
  }

  private mutating func addLengthFault(_ row: SymbolLine, number: Int, width: Int) {
    let symbols = row.count == 1 ? "1 symbol" : "\(row.count) symbols"
    let surplus = row.count > width ? row.symbols[width].range.lowerBound : row.length
    faults.append(
      Fault(
        rule: .rowLength,
        message: "row \(number) has \(symbols); expected \(width)",
        row: number,
        bytes: surplus..<row.length
      )
    )
  }

  /// The length that most rows have; of two equally frequent ones the one met first.
  private static func usualWidth(of rows: [SymbolLine]) -> Int {
    var frequency: [Int: Int] = [:]
    for row in rows { frequency[row.count, default: 0] += 1 }
    var usual = 0
    for row in rows where frequency[row.count, default: 0] > frequency[usual, default: 0] {
      usual = row.count
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
