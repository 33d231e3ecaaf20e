import PuzzleRules

/// The neighbourhood of cells on a board of up to 16, as bits.
struct CellMap {
  /// The cells beside each cell.
  let neighbours: [UInt16]
  /// The cells of one colour, if the board were a checkerboard.
  private let oddCells: UInt16
  private let all: UInt16
  private let notFirstColumn: UInt16
  private let notLastColumn: UInt16
  private let columns: UInt16

  init(size: PuzzleSize) {
    precondition(size.cellCount <= 16)
    let cells = Array(size.cells)
    func bits(_ isIncluded: (Cell) -> Bool) -> UInt16 {
      cells.indices.reduce(0) { isIncluded(cells[$1]) ? $0 | 1 << $1 : $0 }
    }
    neighbours = cells.map { cell in
      bits { abs($0.column - cell.column) + abs($0.row - cell.row) == 1 }
    }
    oddCells = bits { !($0.column + $0.row).isMultiple(of: 2) }
    all = bits { _ in true }
    notFirstColumn = bits { $0.column > 0 }
    notLastColumn = bits { $0.column < size.columns - 1 }
    columns = UInt16(size.columns)
  }

  /// Whether an odd number of these cells has the odd colour.
  func isOdd(_ cells: UInt16) -> Bool {
    !(cells & oddCells).nonzeroBitCount.isMultiple(of: 2)
  }

  /// Returns the cells that the open cell reaches from one of them around the occupied cells.
  func region(of cell: Int, without occupied: UInt16) -> UInt16 {
    let free = all & ~occupied
    var region: UInt16 = 1 << cell
    while true {
      let larger =
        region
        | ((region & notLastColumn) << 1 | (region & notFirstColumn) >> 1
          | region << columns | region >> columns) & free
      if larger == region { return region }
      region = larger
    }
  }
}
