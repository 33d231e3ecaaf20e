public import ReversiRules

/// A board written row by row with `x`, `o` and `-`, as in saves, JSON and XML.
public struct BoardText: Sendable {
  /// The board; `nil` if there is any problem with its rows.
  public private(set) var board: Board?
  /// The problems with the rows; a wrong board size is reported alone.
  public private(set) var problems: [Problem] = []

  /// A problem with one row or with the whole board.
  public struct Problem: Hashable, Sendable {
    /// ``Rule/boardSize``, ``Rule/rowLength`` or ``Rule/boardSymbol``.
    public let rule: Rule
    /// What was found and what was expected.
    public let message: String
    /// The row from 1; `nil` for the board as a whole.
    public let row: Int?
    /// The bytes of the row that are wrong.
    public let bytes: Range<Int>
  }

  /// Reads rows from the top, each as its bytes in UTF-8 without any line ending.
  public init(rows: [ArraySlice<UInt8>]) {
    // Rows are only read if there is a valid number of them.
    guard BoardSize.isValid(rows.count) else {
      addSizeProblem("a board of \(rows.count) \(rows.count == 1 ? "row" : "rows")")
      return
    }
    let rows = rows.map(SymbolLine.init)
    let width = Self.usualWidth(of: rows)
    guard let size = BoardSize(width: width, height: rows.count) else {
      addSizeProblem("a board of \(width)×\(rows.count) squares")
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
        default: addSymbolProblem(symbol, row: y + 1)
        }
      }
      if row.count != width { addLengthProblem(row, number: y + 1, width: width) }
    }
    if problems.isEmpty { self.board = board }
  }

  private mutating func addSizeProblem(_ found: String) {
    let message = found + "; width and height must be even, from 4 to 16"
    problems.append(Problem(rule: .boardSize, message: message, row: nil, bytes: 0..<0))
  }

  private mutating func addSymbolProblem(_ symbol: SymbolLine.Symbol, row: Int) {
    let message = "unknown symbol \(symbol.quoted) on the board; expected x, o or -"
    problems.append(Problem(rule: .boardSymbol, message: message, row: row, bytes: symbol.range))
  }

  private mutating func addLengthProblem(_ row: SymbolLine, number: Int, width: Int) {
    let symbols = row.count == 1 ? "1 symbol" : "\(row.count) symbols"
    let surplus = row.count > width ? row.symbols[width].range.lowerBound : row.length
    problems.append(
      Problem(
        rule: .rowLength,
        message: "row \(number) has \(symbols); expected \(width)",
        row: number,
        bytes: surplus..<row.length
      )
    )
  }

  /// The length of most rows; of two equally frequent lengths, the first.
  private static func usualWidth(of rows: [SymbolLine]) -> Int {
    var frequency: [Int: Int] = [:]
    for row in rows { frequency[row.count, default: 0] += 1 }
    var usual = 0
    for row in rows where frequency[row.count, default: 0] > frequency[usual, default: 0] {
      usual = row.count
    }
    return usual
  }

  /// Returns a row of a board as bytes that ``init(rows:)`` reads.
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
