/// Numbers for all ways to put up to three panels on different cells.
///
/// Cells are written one nibble each, the first panel's lowest.
struct ArrangementRanks {
  /// The number of each way, by its cells; 0 for what is no way.
  private(set) var ranks: [UInt16]

  /// The cells of each way, by its number.
  private(set) var arrangements: [UInt16]

  init(panelCount: Int, cellCount: Int) {
    precondition(0...3 ~= panelCount && panelCount...16 ~= cellCount)
    ranks = [UInt16](repeating: 0, count: 1 << (4 * panelCount))
    arrangements = []
    for cells in ranks.indices {
      let used = (0..<panelCount).map { cells >> (4 * $0) & 15 }
      guard used.allSatisfy({ $0 < cellCount }), Set(used).count == panelCount else { continue }
      ranks[cells] = UInt16(arrangements.count)
      arrangements.append(UInt16(cells))
    }
  }

  /// The number of ways.
  var count: Int { arrangements.count }
}
