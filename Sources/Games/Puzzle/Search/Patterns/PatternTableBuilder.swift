import PuzzleRules

/// Computes the table of one group by a breadth-first search backwards from the goal.
///
/// Only slides of the group's own panels count, so the open cell reaches a whole region of cells at
/// no cost.
struct PatternTableBuilder {
  let group: PatternGroup
  let index: PatternIndex
  let map: CellMap
  /// Where the values of all groups are.
  let values: UnsafeMutableBufferPointer<UInt8>
  /// Where the open cell can be at the cost reached so far, for each arrangement: a bit for each cell.
  let reached: UnsafeMutableBufferPointer<UInt16>
  /// What of this has led to other arrangements already.
  let expanded: UnsafeMutableBufferPointer<UInt16>

  /// Computes the values of the group.
  ///
  /// Each slide takes a panel from a dark to a light cell of a checkerboard or back. So what one
  /// level of the search finds is never expanded in the same level, although both are in one table.
  func build(goal: UInt64, first: ArrangementRanks, second: ArrangementRanks) {
    let goalIndex = index.index(of: group, cells: goal)
    let goalCells = group.occupied(goal)
    values[goalIndex] = 0
    reached[goalIndex - group.offset] = map.region(of: 0, without: goalCells)

    let arrangements = first.arrangements.map { FirstArrangement(cells: $0, group: group) }
    var isOdd = map.isOdd(goalCells)
    var value: UInt8 = 0
    while expandLevel(value, isOdd: isOdd, first: arrangements, second: second.arrangements) {
      value += 1
      isOdd.toggle()
    }
  }

  /// Expands all arrangements of one value, and returns whether there were any.
  private func expandLevel(
    _ value: UInt8,
    isOdd: Bool,
    first: [FirstArrangement],
    second: [UInt16]
  ) -> Bool {
    var hasExpanded = false
    var entry = 0
    for first in first {
      for second in second {
        let open = reached[entry] & ~expanded[entry]
        if open != 0 {
          let cells = first.cells(with: second)
          if map.isOdd(group.occupied(cells)) == isOdd {
            expanded[entry] |= open
            expand(cells, open: open, value: value)
            hasExpanded = true
          }
        }
        entry += 1
      }
    }
    return hasExpanded
  }

  /// Slides each panel of the group that has the open cell beside it.
  private func expand(_ cells: UInt64, open: UInt16, value: UInt8) {
    let occupied = group.occupied(cells)
    var shift = group.shift
    for _ in 0..<group.panelCount {
      let cell = Int(truncatingIfNeeded: cells >> shift & 15)
      var destinations = map.neighbours[cell] & open
      while destinations != 0 {
        let destination = destinations.trailingZeroBitCount
        destinations &= destinations - 1
        let next = cells ^ UInt64(truncatingIfNeeded: cell ^ destination) << shift
        reach(next, open: cell, occupied: occupied ^ 1 << cell ^ 1 << destination, value: value + 1)
      }
      shift += 4
    }
  }

  /// Notes that an arrangement can be reached at a cost with the open cell in a cell.
  private func reach(_ cells: UInt64, open: Int, occupied: UInt16, value: UInt8) {
    let valueIndex = index.index(of: group, cells: cells)
    let entry = valueIndex - group.offset
    let before = reached[entry]
    guard before & 1 << open == 0 else { return }
    // Costs only grow, so the first one is the least.
    if before == 0 { values[valueIndex] = value }
    reached[entry] = before | map.region(of: open, without: occupied)
  }
}

/// The cells of a group's first panels, and what is needed to add those of the others.
private struct FirstArrangement {
  private let word: UInt64
  private let freeCells: UInt64
  private let group: PatternGroup

  init(cells: UInt16, group: PatternGroup) {
    self.group = group
    let used = (0..<group.firstPanelCount).map { Int(cells >> (4 * $0) & 15) }
    freeCells = FreeCells.original(without: used)
    word = UInt64(cells) << group.shift
  }

  /// Returns the cells of all panels of the group.
  func cells(with second: UInt16) -> UInt64 {
    var cells = word
    var second = UInt64(second)
    var shift = group.shift + 12
    for _ in group.firstPanelCount..<group.panelCount {
      cells |= (freeCells >> (4 * (second & 15)) & 15) << shift
      second >>= 4
      shift += 4
    }
    return cells
  }
}
