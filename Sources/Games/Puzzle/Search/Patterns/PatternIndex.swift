/// Finds where the value of an arrangement is in the tables.
///
/// Its look-ups are unsafe buffers, because this is most of the work of a search. What they are
/// indexed by is masked to their sizes.
struct PatternIndex {
  let ranks: UnsafeBufferPointer<UInt16>
  /// For the cells of three panels, new numbers for all other cells, one nibble each.
  let freeCells: UnsafeBufferPointer<UInt64>

  /// Returns the index of a group's value for the cells of all slots.
  @inline(__always)
  func index(of group: PatternGroup, cells: UInt64) -> Int {
    let word = cells >> group.shift
    let first = Int(truncatingIfNeeded: word & group.firstMask)
    let free = freeCells[first & 0xFFF]
    let second =
      free >> (word >> 10 & 60) & 15
      | (free >> (word >> 14 & 60) & 15) << 4
      | (free >> (word >> 18 & 60) & 15) << 8
    let secondIndex = Int(truncatingIfNeeded: second & group.secondMask)
    return group.offset
      + Int(ranks[group.firstRanks + first]) * group.secondCount
      + Int(ranks[group.secondRanks + secondIndex])
  }
}
