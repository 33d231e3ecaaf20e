/// New numbers for the cells that up to three panels leave free, one nibble for each cell.
enum FreeCells {
  /// Returns the new number of each free cell, by its old one.
  static func renumbered(without used: [Int]) -> UInt64 {
    var word: UInt64 = 0
    for (number, cell) in cells(without: used).enumerated() {
      word |= UInt64(number) << (4 * cell)
    }
    return word
  }

  /// Returns the old number of each free cell, by its new one.
  static func original(without used: [Int]) -> UInt64 {
    var word: UInt64 = 0
    for (number, cell) in cells(without: used).enumerated() {
      word |= UInt64(cell) << (4 * number)
    }
    return word
  }

  private static func cells(without used: [Int]) -> [Int] {
    (0..<16).filter { !used.contains($0) }
  }
}
