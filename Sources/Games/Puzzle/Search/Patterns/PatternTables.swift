import PuzzleRules

/// For each group of panels, the number of its own slides that every arrangement needs at least.
///
/// A slide moves one panel, so the numbers of all groups can be added (Korf and Felner: Disjoint
/// Pattern Database Heuristics, 2002). A panel's *slot* is its place in the list of all groups; a
/// word of cells has the cell of each slot in a nibble.
struct PatternTables: Sendable {
  /// The panel of each slot.
  let panels: [Int]
  /// The group of each slot.
  let groupOfSlot: [Int]

  private let groups: [PatternGroup]
  private let ranks: [UInt16]
  private let freeCells: [UInt64]
  private let values: [UInt8]

  /// Computes the tables, which takes about two seconds for the 4×4 puzzle.
  init(size: PuzzleSize, groups panelGroups: [[Int]]) {
    panels = panelGroups.flatMap(\.self)
    groupOfSlot = panelGroups.indices.flatMap { group in panelGroups[group].map { _ in group } }
    freeCells = (0..<(1 << 12)).map { cells in
      FreeCells.renumbered(without: [cells & 15, cells >> 4 & 15, cells >> 8])
    }
    let parts = panelGroups.map { PatternParts(panelCount: $0.count, cellCount: size.cellCount) }
    ranks = parts.flatMap { $0.first.ranks + $0.second.ranks }

    var groups: [PatternGroup] = []
    var slot = 0
    var rankCount = 0
    var valueCount = 0
    for (panels, parts) in zip(panelGroups, parts) {
      let group = PatternGroup(
        panelCount: panels.count,
        slot: slot,
        ranks: rankCount,
        offset: valueCount,
        first: parts.first,
        second: parts.second
      )
      groups.append(group)
      slot += panels.count
      rankCount += parts.first.ranks.count + parts.second.ranks.count
      valueCount += group.count
    }
    self.groups = groups

    // In the solved puzzle each panel is in the cell with its own number.
    let goal = UInt64(nibbles: panels)
    var values = [UInt8](repeating: .max, count: valueCount)
    for (group, parts) in zip(groups, parts) {
      Self.compute(
        group,
        parts,
        size: size,
        goal: goal,
        ranks: ranks,
        freeCells: freeCells,
        in: &values
      )
    }
    self.values = values
  }

  /// Computes the values of one group.
  private static func compute(
    _ group: PatternGroup,
    _ parts: PatternParts,
    size: PuzzleSize,
    goal: UInt64,
    ranks: [UInt16],
    freeCells: [UInt64],
    in values: inout [UInt8]
  ) {
    var reached = [UInt16](repeating: 0, count: group.count)
    var expanded = [UInt16](repeating: 0, count: group.count)
    ranks.withUnsafeBufferPointer { ranks in
      freeCells.withUnsafeBufferPointer { freeCells in
        values.withUnsafeMutableBufferPointer { values in
          reached.withUnsafeMutableBufferPointer { reached in
            expanded.withUnsafeMutableBufferPointer { expanded in
              PatternTableBuilder(
                group: group,
                index: PatternIndex(ranks: ranks, freeCells: freeCells),
                map: CellMap(size: size),
                values: values,
                reached: reached,
                expanded: expanded
              ).build(goal: goal, first: parts.first, second: parts.second)
            }
          }
        }
      }
    }
  }

  /// Hands over the tables for use within a search.
  func withReader<Result, Failure: Error>(
    _ body: (PatternReader) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try groups.withUnsafeBufferPointer { (groups) throws(Failure) in
      try ranks.withUnsafeBufferPointer { (ranks) throws(Failure) in
        try freeCells.withUnsafeBufferPointer { (freeCells) throws(Failure) in
          try values.withUnsafeBufferPointer { (values) throws(Failure) in
            try body(
              PatternReader(
                groups: groups,
                index: PatternIndex(ranks: ranks, freeCells: freeCells),
                values: values
              )
            )
          }
        }
      }
    }
  }
}

/// The ranks for both parts of a group's index.
private struct PatternParts {
  let first: ArrangementRanks
  let second: ArrangementRanks

  init(panelCount: Int, cellCount: Int) {
    precondition(1...PanelGroups.largest ~= panelCount)
    let firstCount = min(panelCount, 3)
    first = ArrangementRanks(panelCount: firstCount, cellCount: cellCount)
    second = ArrangementRanks(
      panelCount: panelCount - firstCount,
      cellCount: cellCount - firstCount
    )
  }
}
